import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { startTwilio, type StandInTwilio, TWILIO, twilioSignature } from '../../../test/support/twilio.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendSms } from '../../platform/sms/index.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';

const PASSWORD = 'correct horse battery';
const proof = { password: PASSWORD };
let twilio: StandInTwilio;
let t: TestApp;
let me: Person;
let myId: string;
let lines: string[] = [];
beforeAll(async () => {
  twilio = await startTwilio();
  t = await testApp({ config: { sms: twilio.config }, logTo: (line) => lines.push(line) });
});
beforeEach(async () => {
  lines = [];
  ({ person: me, id: myId } = await somebody());
});
afterEach(() => twilio.behaves('USUAL'));
afterAll(async () => {
  await t.close();
  await twilio.close();
});

let count = 0;
const newNumber = () => `+1404555${String(1_000 + (count += 1))}`;
async function somebody(language: 'en' | 'es' = 'en') {
  const { accounts } = t.opened.deps;
  const firmId = (await makeFirm(t.db)).id;
  const made = await makeUser(t.db, {
    roles: ['lawyer'],
    firmId,
    language,
    account: { accounts, password: PASSWORD },
  });
  return { person: made.person as Person, id: made.user.id };
}
const begin = (number: string, as = me) =>
  t.send('POST', smsNumbers.begin.url, { as, body: { number, ...proof } });
const details = async (as = me) => (await t.call(smsNumbers.details, { as })).body;
const rowOf = (number: string) =>
  t.db
    .selectFrom('jobs.smsOutbox')
    .select(['id', 'state', 'providerId', 'errorCode', 'body'])
    .where('recipient', '=', number)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
/** One attempt of the job. @returns the error with which it is to be tried again. */
async function send(number: string, { isLast = false, id }: { isLast?: boolean; id?: string } = {}) {
  const smsId = id ?? (await rowOf(number)).id;
  const context = contextOf(t.opened.deps, { kind: 'job', name: sendSms.name }, newId());
  const attempt = { id: newId(), number: 1, isLast, signal: new AbortController().signal };
  return sendSms.handle(context, { smsId }, attempt).then(
    () => null,
    (error: unknown) => (error as Error).name,
  );
}
const takenFor = (number: string) => twilio.taken.filter(({ to }) => to === number);
async function prove(language: 'en' | 'es' = 'en', number = newNumber()) {
  const own = language === 'en' && number ? { person: me, id: myId } : await somebody(language);
  expect((await begin(number, own.person)).status).toBe(200);
  expect(await send(number)).toBeNull();
  const code = /\d{6}/.exec(takenFor(number).at(-1)?.body ?? '')?.[0] ?? '';
  expect((await t.call(smsNumbers.confirm, { as: own.person, body: { code } })).status).toBe(200);
  return { number, ...own };
}

type Fields = Record<string, string>;
async function post(path: string, fields: Fields, signature?: string | null) {
  const url = `http://localhost:3000${path}`;
  const given = signature === undefined ? twilioSignature(url, fields) : signature;
  const reply = await t.app.server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      ...(given !== null && { 'x-twilio-signature': given }),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: reply.statusCode, body: reply.body };
}
const replied = (from: string, Body: string, more: Fields = {}) =>
  post('/webhooks/sms', {
    MessageSid: `SM${newId()}`,
    AccountSid: TWILIO.accountSid,
    From: from,
    To: TWILIO.sender,
    Body,
    NumMedia: '0',
    ...more,
  });
const report = (id: string, MessageStatus: string, more: Fields = {}) =>
  post(`/webhooks/sms/status?id=${id}`, {
    MessageSid: 'SM00000000000000000000000000000001',
    AccountSid: TWILIO.accountSid,
    MessageStatus,
    ...more,
  });
const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

describe('a text message', () => {
  test('is handed to Twilio as it demands, with an address for the report, and the number that people answer is shown', async () => {
    const number = newNumber();
    await begin(number);
    expect(await send(number)).toBeNull();
    const { id, ...row } = await rowOf(number);
    const [taken, ...others] = takenFor(number);
    expect(others).toEqual([]);
    expect(taken).toMatchObject({
      body: expect.stringMatching(/^Writdesk: your code is \d{6}\./),
      statusCallback: `http://localhost:3000/webhooks/sms/status?id=${id}`,
    });
    expect(row).toMatchObject({ state: 'SENT', providerId: taken?.sid, body: '' });
    expect(await details()).toMatchObject({ sender: TWILIO.sender, isOffered: true });
    expect((await t.call(mailbox.list, { as: me, query: { search: number } })).body.total).toBe(0);
  });

  test('leaves once, however often the job runs', async () => {
    const number = newNumber();
    await begin(number);
    await Promise.all([send(number), send(number), send(number)]);
    expect(await send(number)).toBeNull();
    expect(takenFor(number)).toHaveLength(1);
  });

  test('that Twilio took before the connection broke is not sent again, and its report says that it left', async () => {
    const number = newNumber();
    await begin(number);
    twilio.behaves('CUT_AFTER_TAKING');
    expect(await send(number)).toBeNull();
    twilio.behaves('USUAL');
    expect(await send(number)).toBeNull();
    expect(takenFor(number)).toHaveLength(1);
    const { id, state } = await rowOf(number);
    expect(state).toBe('UNKNOWN');
    const callback = new URL(takenFor(number)[0]?.statusCallback ?? '');
    expect(callback.searchParams.get('id')).toBe(id);
    expect((await report(id, 'delivered')).status).toBe(204);
    expect(await rowOf(number)).toMatchObject({ state: 'DELIVERED' });
  });

  test('whose worker was killed while it asked is not sent again', async () => {
    const number = newNumber();
    await begin(number);
    const asked = twilio.asked();
    // What such a worker leaves behind: its note before it asked.
    await t.db
      .updateTable('jobs.smsOutbox')
      .set({ state: 'SENDING' })
      .where('recipient', '=', number)
      .execute();
    expect(await send(number)).toBeNull();
    expect(twilio.asked()).toBe(asked);
    expect(await rowOf(number)).toMatchObject({ state: 'UNKNOWN', body: '' });
  });

  test('is tried again where Twilio surely has nothing, and given up after the last attempt', async () => {
    const number = newNumber();
    await begin(number);
    twilio.behaves('BUSY');
    expect(await send(number)).toBe('SmsNotTakenError');
    expect(await rowOf(number)).toMatchObject({ state: 'QUEUED' });
    twilio.behaves('USUAL');
    expect(await send(number)).toBeNull();
    expect(takenFor(number)).toHaveLength(1);
    const other = newNumber();
    await begin(other);
    twilio.behaves('BUSY');
    expect(await send(other, { isLast: true })).toBe('SmsNotTakenError');
    expect(await details()).toMatchObject({ failure: { reason: 'LATE', at: expect.any(String) } });
  });

  test('after an error of Twilio’s own is not sent again: it may have been taken', async () => {
    const number = newNumber();
    await begin(number);
    twilio.behaves('BROKEN');
    expect(await send(number)).toBeNull();
    expect(await rowOf(number)).toMatchObject({ state: 'UNKNOWN' });
  });

  test.each([
    [21614, 'UNREACHABLE'],
    [21610, 'STOPPED'],
  ] as const)('that Twilio refuses with %i is shown as %s, and not tried again', async (mood, reason) => {
    const number = newNumber();
    await begin(number);
    twilio.behaves(mood);
    expect(await send(number)).toBeNull();
    expect(await details()).toMatchObject({ failure: { reason } });
    expect(await rowOf(number)).toMatchObject({ state: 'FAILED', errorCode: String(mood), body: '' });
  });

  test('that waited too long doesn’t leave', async () => {
    const number = newNumber();
    await begin(number);
    const past = new Date(Date.now() - 1_000);
    await t.db
      .updateTable('jobs.smsOutbox')
      .set({ expiresAt: past })
      .where('recipient', '=', number)
      .execute();
    expect(await send(number)).toBeNull();
    expect(takenFor(number)).toEqual([]);
    expect(await details()).toMatchObject({ failure: { reason: 'LATE' } });
  });
});

describe('a report', () => {
  test('shows what wasn’t delivered, until something is; what is final stays', async () => {
    const { number } = await prove();
    const { id } = await rowOf(number);
    await report(id, 'undelivered', { ErrorCode: '30003' });
    expect(await details()).toMatchObject({ failure: { reason: 'UNREACHABLE' } });
    // Reports come in any order.
    await report(id, 'sent');
    await report(id, 'delivered');
    expect(await details()).toMatchObject({ failure: { reason: 'UNREACHABLE' } });
  });

  test('is believed only with Twilio’s signature over its address and all its fields', async () => {
    const { number } = await prove();
    const { id } = await rowOf(number);
    const path = `/webhooks/sms/status?id=${id}`;
    const fields = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' };
    const url = `http://localhost:3000${path}`;
    const good = twilioSignature(url, fields);
    expect((await post(path, fields, null)).status).toBe(400);
    expect((await post(path, fields, '')).status).toBe(400);
    expect((await post(path, fields, twilioSignature(url, fields, 'another-token'))).status).toBe(400);
    expect((await post(path, { ...fields, ErrorCode: '30004' }, good)).status).toBe(400);
    expect((await post(`${path}&more=1`, fields, good)).status).toBe(400);
    expect((await post('/webhooks/sms/status?id=none', fields)).status).toBe(400);
    expect((await details()).failure).toBeNull();
    expect((await post(path, fields, good)).status).toBe(204);
    expect((await details()).failure).not.toBeNull();
  });
});

describe('a reply', () => {
  test('STOP ends all that goes to the number and START resumes it; Twilio has answered both', async () => {
    const { number } = await prove();
    const other = await somebody();
    // A colleague begins with the same number, and their code still waits.
    await begin(number, other.person);
    expect(await replied(number, 'Stop')).toEqual({ status: 200, body: EMPTY });
    expect(await details()).toMatchObject({ number, stoppedAt: expect.any(String) });
    expect(await send(number)).toBeNull();
    expect(takenFor(number)).toHaveLength(1);
    expect(await begin(number, other.person)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'number', code: 'sms_number_stopped' }] },
    });
    expect(await replied(number, 'START')).toEqual({ status: 200, body: EMPTY });
    expect(await details()).toMatchObject({ number, stoppedAt: null });
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'actorKind', 'data'])
      .where('subjectId', '=', myId)
      .where('action', 'in', ['sms-number.stop', 'sms-number.start'])
      .orderBy('seq')
      .execute();
    const data = { ending: number.slice(-4) };
    expect(trail).toEqual([
      { action: 'sms-number.stop', actorKind: 'system', data },
      { action: 'sms-number.start', actorKind: 'system', data },
    ]);
    const chain = { trail: 'users', subject: 'user', subjectId: myId } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ fault: null });
  });

  test('a STOP that comes again after a START changes nothing', async () => {
    const { number } = await prove();
    const MessageSid = `SM${newId()}`;
    await replied(number, 'STOP', { MessageSid });
    await replied(number, 'START');
    await replied(number, 'STOP', { MessageSid });
    expect(await details()).toMatchObject({ stoppedAt: null });
  });

  test('from a number of nobody counts as well: nobody can have codes sent to it', async () => {
    const number = newNumber();
    await replied(number, 'STOP');
    expect(await begin(number)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'sms_number_stopped' }] },
    });
    await replied(number, 'unstop');
    expect((await begin(number)).status).toBe(200);
  });

  test('in Spanish words, which Twilio doesn’t know, is answered by us', async () => {
    const { number, person } = await prove('es');
    expect((await replied(number, 'Ayuda')).body).toContain(
      '<Message>Writdesk: avisos de sus casos. Ayuda: http://localhost:3000/help ',
    );
    expect((await replied(number, 'alto')).body).toContain('<Message>Writdesk: ya no recibe mensajes.');
    expect(await details(person)).toMatchObject({ stoppedAt: expect.any(String) });
    expect((await replied(number, 'alta')).body).toContain('<Message>Writdesk: vuelve a recibir mensajes.');
    expect(await details(person)).toMatchObject({ stoppedAt: null });
  });

  test('HELP, which Twilio answers, and a sentence, which nobody reads, get no answer of ours', async () => {
    const { number } = await prove();
    expect(await replied(number, 'HELP')).toEqual({ status: 200, body: EMPTY });
    expect(await replied(number, 'Who is this?')).toEqual({ status: 200, body: EMPTY });
    expect(await details()).toMatchObject({ stoppedAt: null });
  });

  test('without Twilio’s signature changes nothing', async () => {
    const { number } = await prove();
    const fields = { MessageSid: 'SM2', From: number, Body: 'STOP' };
    for (const signature of [
      null,
      '',
      'AAAA',
      twilioSignature('http://localhost:3000/webhooks/sms', fields, 'x'),
    ])
      expect((await post('/webhooks/sms', fields, signature)).status).toBe(400);
    expect((await post('/webhooks/sms', { ...fields, From: 'nobody' })).status).toBe(400);
    expect(await details()).toMatchObject({ stoppedAt: null });
  });
});

test('no line of the log holds a code, a number or the token', async () => {
  const { number } = await prove();
  await replied(number, 'STOP');
  const { id } = await rowOf(number);
  await report(id, 'undelivered', { ErrorCode: '30003' });
  expect(lines.length).toBeGreaterThan(5);
  const code = /\d{6}/.exec(takenFor(number).at(-1)?.body ?? '')?.[0] ?? 'none';
  const all = lines.join('\n');
  for (const secret of [number.slice(1), TWILIO.authToken, `code is ${code}`])
    expect(all).not.toContain(secret);
});
