/** Whether this device has a network at all. A server on the same device is there without one. */

class Network {
  online = $state(navigator.onLine);

  constructor() {
    for (const name of ["online", "offline"]) window.addEventListener(name, () => (this.online = navigator.onLine));
  }
}

export const network = new Network();
