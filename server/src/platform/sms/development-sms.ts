import type { Database } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';
import { newId } from '../ids.ts';
import { insertReceived } from '../mail/mail-queries.ts';
import type { SmsPort } from './sms-port.ts';

/** Delivers nothing: what it takes can be read on the mailbox page. */
export const developmentSms = (db: Database): SmsPort => ({
  sender: null,
  async send({ id, to, text }) {
    await insertReceived(db.as(systemScope), {
      id: newId(),
      kind: 'SMS',
      messageId: id,
      sender: 'Writdesk',
      recipients: [to],
      subject: '',
      text,
      html: null,
      sizeBytes: Buffer.byteLength(text),
      receivedAt: new Date(),
    });
    return id;
  },
});
