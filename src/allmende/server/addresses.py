"""Where somebody comes from: an address and its network, as far as they tell one household from another."""

import ipaddress
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from starlette.types import Scope

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

SIXES_OF_FOURS = "::ffff:"
UNKNOWN = "unknown"


class Place(NamedTuple):
    """An address and the network around it. Whoever has one address of IPv6 has 2^64 of them: they count as one."""

    address: str
    network: str


@lru_cache(4096)
def place_of(host: str) -> Place:
    """
    >>> place_of("192.0.2.77")
    Place(address='192.0.2.77/32', network='192.0.2.0/24')
    >>> place_of("::ffff:192.0.2.77") == place_of("192.0.2.77")
    True
    >>> place_of("2001:db8:1:2:3:4:5:6")
    Place(address='2001:db8:1:2::/64', network='2001:db8:1::/48')
    >>> place_of("a socket in the file system")
    Place(address='unknown', network='unknown')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return Place(UNKNOWN, UNKNOWN)
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    near, far = (32, 24) if address.version == 4 else (64, 48)
    return Place(*(str(ipaddress.ip_network((address, bits), strict=False)) for bits in (near, far)))


def place_in(scope: Scope) -> Place:
    """Where a request comes from; behind a named proxy, where the proxy has it from."""
    client = scope.get("client")
    return place_of(str(client[0])[:64] if client else "")


def read_networks(text: str) -> tuple[str, ...]:
    """Addresses and networks from a list with commas; ValueError with the one that is neither.

    An address of IPv4 may arrive dressed as one of IPv6, so it is named in both forms.

    >>> read_networks("10.0.0.7, 2001:db8::/32")
    ('10.0.0.7/32', '::ffff:10.0.0.7/128', '2001:db8::/32')
    >>> read_networks("nginx")
    Traceback (most recent call last):
    ValueError: nginx
    """
    networks: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            network: Network = ipaddress.ip_network(part, strict=False)
        except ValueError as error:
            raise ValueError(part) from error
        networks.append(str(network))
        if network.version == 4:
            networks.append(f"{SIXES_OF_FOURS}{network.network_address}/{96 + network.prefixlen}")
    return tuple(networks)


def is_among(host: str, networks: tuple[str, ...]) -> bool:
    """
    >>> is_among("10.0.0.7", read_networks("10.0.0.0/24")), is_among("10.0.1.7", read_networks("10.0.0.0/24"))
    (True, False)
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(network) for network in networks)
