"""The notation of Cochon."""

from ludotheque.kernel.notation import Form

FORMS = (
    Form("throw", "throw", "CO-02"),
    Form("stop", "stop", "CO-02"),
    Form("bonus:<0-3>", "bonus:[0-3]", "CO-01"),
    Form("die:<1-6>", "die:[1-6]", "CO-03"),
)


def tokens() -> list[str]:
    return ["throw", "stop", *(f"bonus:{k}" for k in range(4)), *(f"die:{k}" for k in range(1, 7))]
