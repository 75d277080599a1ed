"""Hand a message to the mail server of the host."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from ludotheque.server.notifications.channels import NotTaken
from ludotheque.server.settings import Settings

SECONDS = 15.0  # for each step of the conversation
PERMANENT = 500  # and above: asking again is of no use


class MailServer:
    """One connection for each message, beside the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tls = ssl.create_default_context()

    def deliver(self, message: EmailMessage) -> None:
        """Deliver one message; NotTaken if the server does not take it."""
        try:
            with self._connect() as line:
                line.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotTaken("refused", final=min(codes, default=0) >= PERMANENT) from None
        except (smtplib.SMTPException, OSError) as error:  # its text may name the address: only its kind is told
            raise NotTaken(f"unreachable: {type(error).__name__}") from None

    def _connect(self) -> smtplib.SMTP:
        found = self.settings
        if found.smtp_security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(found.smtp_host, found.smtp_port, timeout=SECONDS, context=self.tls)
        else:
            line = smtplib.SMTP(found.smtp_host, found.smtp_port, timeout=SECONDS)
        try:
            if found.smtp_security == "starttls":
                line.starttls(context=self.tls)
            if found.smtp_user:
                line.login(found.smtp_user, found.smtp_password)
        except BaseException:
            line.close()
            raise
        return line
