import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type PlatformBench, platformBench } from '../../../test/support/platform.ts';
import { openDevelopmentMailbox } from './development-mailbox.ts';
import { type MailMessage, openMailer, queueMail, scheduledMail, sendMail } from './index.ts';

let bench: PlatformBench;
let server: SMTPServer;
const received: Email[] = [];
/** What the server answers to the next messages, one each; none left means it takes them. */
let answers: { code: number; text: string }[] = [];

beforeAll(async () => {
  bench = await platformBench();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const answer = answers.shift();
        if (answer) return done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = openMailer(`smtp://127.0.0.1:${port}`, 'Writdesk <no-reply@writdesk.test>');
  // Repetitions of an email come seconds apart in earnest; here at once.
  const quick = { ...sendMail, retry: { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 } };
  await bench.work([quick], { mailer });
});
afterAll(async () => {
  await bench.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});

const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  to: 'maria.nunez@example.com',
  subject: 'Your case was approved — José Núñez',
  text: 'Case 26-000123 was approved.\nNext: filing.',
  html: '<p>Case 26-000123 was approved.</p>',
  idempotencyKey: randomUUID(),
  ...changes,
});
const queue = (mail: MailMessage) =>
  bench.all
    .transaction()
    .execute((db) =>
      queueMail(
        { db, enqueue: (job, data) => bench.jobs.enqueueIn(db, job, data) },
        mail,
        scheduledMail('once a week'),
      ),
    );
const row = (id: string | null) =>
  bench.all
    .selectFrom('jobs.mailOutbox')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
const becomes = (id: string | null, state: string) =>
  vi.waitFor(async () => expect((await row(id)).state).toBe(state), { timeout: 12_000, interval: 20 });

test('a queued mail leaves once, with its text in any language', async () => {
  const id = await queue(message());
  await becomes(id, 'SENT');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    subject: 'Your case was approved — José Núñez',
    text: 'Case 26-000123 was approved.\nNext: filing.\n',
    to: [{ address: 'maria.nunez@example.com' }],
    from: { name: 'Writdesk', address: 'no-reply@writdesk.test' },
    messageId: `<${id}@writdesk.test>`,
  });
  expect(await row(id)).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) });
});

test('the same reason twice is one email', async () => {
  const mail = message({ idempotencyKey: 'invite:1' });
  const first = await queue(mail);
  expect(await queue(mail)).toBeNull();
  await becomes(first, 'SENT');
  expect(received).toHaveLength(1);
});

test('a server that says "later" is asked again, and the email leaves once', async () => {
  answers = [{ code: 451, text: 'Try again later' }];
  const id = await queue(message());
  await becomes(id, 'SENT');
  expect(received).toHaveLength(1);
  expect(await row(id)).toMatchObject({ attempts: 2, lastError: null });
});

test('a receiver who refuses for good is not asked again', async () => {
  answers = [{ code: 550, text: 'No such person' }];
  const id = await queue(message());
  await becomes(id, 'BOUNCED');
  expect(await row(id)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('No such person') });
  expect(received).toEqual([]);
  // The mail's own note is written a moment before the job says that it is done.
  const stateOfJob = async () => {
    const sql = "select state::text from jobs.job where name = 'mail.send' and data->>'mailId' = $1";
    return (await bench.db.pool.query(sql, [id])).rows;
  };
  await expect.poll(stateOfJob, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
});

test('an email that nobody took stays, failed, with the reason', async () => {
  answers = Array.from({ length: 3 }, () => ({ code: 421, text: 'Busy' }));
  const id = await queue(message());
  await becomes(id, 'FAILED');
  expect(await row(id)).toMatchObject({ attempts: 3, lastError: expect.stringContaining('Busy') });
}, 20_000);

test.each([
  ['a subject with a header of its own', { subject: 'Hello\r\nBcc: victim@example.com' }, 'subject'],
  ['an address with a header of its own', { to: 'a@example.com\nBcc: victim@example.com' }, 'to'],
  ['two addresses', { to: 'a@example.com, b@example.com' }, 'to'],
  ['no address', { to: 'Maria' }, 'to'],
])('%s is refused and nothing is queued', async (_name, changes, field) => {
  const mail = message(changes);
  await expect(queue(mail)).rejects.toMatchObject({ issues: [{ path: [field] }] });
  const rows = await bench.all
    .selectFrom('jobs.mailOutbox')
    .select('id')
    .where('idempotencyKey', '=', mail.idempotencyKey)
    .execute();
  expect(rows).toEqual([]);
});

test('the development mailbox keeps what it is sent, once', async () => {
  const mailbox = await openDevelopmentMailbox(bench.db);
  const mailer = openMailer(mailbox.url, 'Writdesk <no-reply@writdesk.test>');
  try {
    const mail = {
      id: randomUUID(),
      to: 'li@example.com',
      subject: '李 Ñ',
      text: 'Read me',
      html: '<b>Read me</b>',
    };
    await mailer.send(mail);
    await mailer.send(mail);
    const kept = await bench.all.selectFrom('jobs.mailboxMessage').selectAll().execute();
    expect(kept).toMatchObject([
      {
        sender: 'no-reply@writdesk.test',
        recipients: ['li@example.com'],
        subject: '李 Ñ',
        bodyText: 'Read me\n',
        bodyHtml: expect.stringContaining('<b>Read me</b>'),
      },
    ]);
  } finally {
    mailer.close();
    await mailbox.close();
  }
});
