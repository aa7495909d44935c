import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Mail, type Mailbox, partOfMail } from './mailbox.ts';

/** Takes all mail that leaves a Writdesk of the player’s own, and can be away for a while. */
export async function openMailServer() {
  const mails: Mail[] = [];
  let read = 0;
  let isAway = false;
  const used = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => done(isAway ? new Error('421 The server is away.') : undefined),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then(({ messageId = '', subject = '', text = '' }) => {
          // After a crash an email may leave twice: its id says that it is one.
          if (!mails.some(({ id }) => id === messageId))
            mails.push({ id: messageId, recipients, subject, text });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;

  const mailbox: Mailbox = {
    unread: () => Promise.resolve(mails.slice(read, (read = mails.length))),
    partOf: (email, pattern) =>
      partOfMail(email, pattern, used, () => {
        const own = mails.filter(({ recipients }) => recipients.includes(email)).toReversed();
        return Promise.resolve(own.map(({ text }) => text));
      }),
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailbox,
    be(state: 'away' | 'there'): void {
      isAway = state === 'away';
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
