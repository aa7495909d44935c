import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { systemScope } from '../db/scope.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import { insertReceived } from './mail-queries.ts';

const MAX_MESSAGE_BYTES = 20 * 1024 * 1024;

/** A mail server on loopback that delivers nothing: what it takes can be read on the mailbox page. */
export interface DevelopmentMailbox {
  /** `smtp://127.0.0.1:<port>` */
  url: string;
  close(): Promise<void>;
}

/** @param port 0 takes any free one. */
export async function openDevelopmentMailbox(db: Database, port = 0): Promise<DevelopmentMailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        if (stream.sizeExceeded) return done(new Error('552 The message is too large.'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        keep(db, Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function keep(db: Database, raw: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const id = newId();
  await insertReceived(db.as(systemScope), {
    id,
    kind: 'MAIL',
    messageId: mail.messageId ?? id,
    sender: mail.from?.address ?? '',
    recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    sizeBytes: raw.length,
    receivedAt: new Date(),
  });
}
