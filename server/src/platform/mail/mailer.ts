import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Becomes the Message-ID, so that an email sent twice is known for one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Mail programs offer it to the reader as one press (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Hands mail to a mail server. */
export interface Mailer {
  /** Resolves when the server took responsibility for the mail. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * A mailer for a server given as URL.
 * @param smtpUrl e.g. `smtps://user:password@mail.example.com`; a function where it is known only later.
 * @param from the sender, e.g. `Writdesk <no-reply@example.com>`; its domain is also that of the Message-ID.
 */
export function openMailer(smtpUrl: string | (() => string), from: string): Mailer {
  let transport: ReturnType<typeof createTransport> | undefined;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      transport ??= createTransport(timed(typeof smtpUrl === 'string' ? smtpUrl : smtpUrl()));
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html && { html }),
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        messageId: `<${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport?.close(),
  };
}

/** Without limits a silent mail server would hold a worker for minutes. */
function timed(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const limits = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '60000' };
  for (const [name, value] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** True when the mail server refused for good (a 5xx answer) and not just for now. */
export function isRefusal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  // 530–539 are about our own credentials and encryption: those are mended here, not at the receiver.
  return typeof code === 'number' && code >= 500 && code < 600 && !(code >= 530 && code < 540);
}
