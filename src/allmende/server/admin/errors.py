"""What goes wrong for an operator, in the words of the catalog `admin`."""

from allmende.locales import SpokenError, text


class AdminError(SpokenError):
    code = 1

    def spoken(self, lang: str) -> str:
        return text(lang, "admin", f"admin-{self.message}", **self.args_spoken)
