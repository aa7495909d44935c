import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { users } from '@writdesk/contract/users/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptSession } from '../../../test/support/kept-session.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendSms } from '../../platform/sms/index.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';
import { dropSmsNumber } from './index.ts';
import { makeSmsNumber } from './sms-number-factory.ts';

const PASSWORD = 'correct horse battery';
const proof = { password: PASSWORD };
let t: TestApp;
let firmId: string;
let me: Person;
let myId: string;
beforeAll(async () => {
  t = await testApp();
  firmId = (await makeFirm(t.db)).id;
});
afterAll(() => t.close());

let count = 0;
/** A number that nobody else of this file has. */
const newNumber = () => `+1404555${String(1_000 + (count += 1))}`;
async function somebody(language: 'en' | 'es' = 'en', of: string | null = firmId) {
  const { accounts } = t.opened.deps;
  const made = await makeUser(t.db, {
    roles: ['lawyer'],
    firmId: of,
    language,
    account: { accounts, password: PASSWORD },
  });
  return { person: made.person as Person, id: made.user.id };
}
beforeEach(async () => {
  // A firm of its own for each: what one test has sent is not counted in another.
  firmId = (await makeFirm(t.db)).id;
  ({ person: me, id: myId } = await somebody());
});

const attempt = () => ({ id: newId(), number: 1, isLast: false, signal: new AbortController().signal });
/** Sends what waits. @returns what was sent to a number, the newest last. */
async function sentTo(number: string): Promise<string[]> {
  const context = contextOf(t.opened.deps, { kind: 'job', name: sendSms.name }, newId());
  const queued = await t.db.selectFrom('jobs.smsOutbox').select('id').where('state', '=', 'QUEUED').execute();
  for (const { id } of queued) await sendSms.handle(context, { smsId: id }, attempt());
  const rows = await t.db
    .selectFrom('jobs.mailboxMessage')
    .select('bodyText')
    .where('kind', '=', 'SMS')
    .where((of) => of(of.val(number), '=', of.fn.any('recipients')))
    .orderBy('receivedAt')
    .execute();
  return rows.map(({ bodyText }) => bodyText);
}
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';
const begin = (number: string, as = me, given: object = proof) =>
  t.send('POST', smsNumbers.begin.url, { as, body: { number, ...given } });
const confirm = (code: string, as = me) => t.call(smsNumbers.confirm, { as, body: { code } });
const details = async (as = me) => (await t.call(smsNumbers.details, { as })).body;
async function prove(number = newNumber(), as = me) {
  expect(await begin(number, as)).toMatchObject({ status: 200 });
  const reply = await confirm(codeIn((await sentTo(number)).at(-1)), as);
  expect(reply.status).toBe(200);
  return number;
}
const trailOf = async (userId: string) =>
  (
    await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', userId)
      .where('action', 'like', 'sms-number.%')
      .orderBy('seq')
      .execute()
  ).map(({ action, data }) => [action, data]);

test('a number is proven by the code that is sent to it, removed again, and all of it is on the trail', async () => {
  expect(await details()).toEqual({
    isOffered: true,
    number: null,
    provenAt: null,
    pending: null,
    stoppedAt: null,
    sender: null,
    failure: null,
  });
  const number = newNumber();
  const typed = `(404) 555-${number.slice(-4)}`;
  expect((await begin(typed)).body).toMatchObject({ number: null, pending: { number } });
  const [text, ...others] = await sentTo(number);
  expect(others).toEqual([]);
  expect(text).toMatch(/^Writdesk: your code is \d{6}\. It is valid for 10 minutes\./);
  expect((await confirm(`${codeIn(text).slice(0, 3)} ${codeIn(text).slice(3)}`)).body).toMatchObject({
    number,
    provenAt: expect.any(String),
    pending: null,
  });
  // The code is kept nowhere: not in the outbox once it has left, and in no row of the person.
  const left = await t.db
    .selectFrom('jobs.smsOutbox')
    .select(['body', 'state'])
    .where('recipient', '=', number)
    .execute();
  expect(left).toEqual([{ body: '', state: 'SENT' }]);
  const row = await t.db
    .selectFrom('users.smsNumber')
    .selectAll()
    .where('userId', '=', myId)
    .executeTakeFirst();
  expect(row).toMatchObject({ number, pendingNumber: null, codeHash: null });
  expect((await t.call(smsNumbers.remove, { as: me, body: proof })).body).toMatchObject({ number: null });
  expect((await t.call(smsNumbers.remove, { as: me, body: proof })).status).toBe(404);
  const data = { ending: number.slice(-4) };
  expect(await trailOf(myId)).toEqual([
    ['sms-number.begin', data],
    ['sms-number.prove', data],
    ['sms-number.remove', {}],
  ]);
});

test('the code comes in the person’s language', async () => {
  const { person } = await somebody('es');
  const number = newNumber();
  await begin(number, person);
  expect(await sentTo(number)).toEqual([expect.stringMatching(/^Writdesk: su código es \d{6}\./)]);
});

test('takes the password or a sign-in of the last five minutes, to add, to change and to remove', async () => {
  const number = newNumber();
  for (const call of [
    (given: object) => begin(number, me, given),
    (body: object) => t.send('POST', smsNumbers.remove.url, { as: me, body }),
  ]) {
    expect((await call({})).body).toMatchObject({ code: 'confirm_needed' });
    expect((await call({ password: 'something else' })).body).toMatchObject({ code: 'wrong_password' });
  }
  expect(await sentTo(number)).toEqual([]);
  const sessionId = await keptSession(t, me.accountId, { sessionId: `fresh-${myId}` });
  expect((await begin(number, { ...me, sessionId }, {})).status).toBe(200);
  const old = await keptSession(t, me.accountId, { sessionId: `old-${myId}`, minutesAgo: 6 });
  expect((await begin(newNumber(), { ...me, sessionId: old }, {})).body).toMatchObject({
    code: 'confirm_needed',
  });
});

test('a code is tried five times, and is good for one person and one number', async () => {
  const number = newNumber();
  await begin(number);
  const code = codeIn((await sentTo(number)).at(-1));
  const wrong = code === '111111' ? '222222' : '111111';
  const { person: other } = await somebody();
  await begin(number, other);
  expect(await confirm(code, other)).toMatchObject({ status: 409, body: { code: 'code_wrong' } });
  for (const left of [4, 3, 2, 1])
    expect((await confirm(wrong)).body).toMatchObject({
      code: 'code_wrong',
      reason: { code: 'sms_code_wrong', values: { left } },
    });
  expect((await confirm(wrong)).body).toMatchObject({ reason: { code: 'sms_code_over' } });
  expect((await confirm(code)).body).toMatchObject({ code: 'code_wrong', reason: { code: 'sms_code_over' } });
  expect(await details()).toMatchObject({ number: null, pending: null });
  expect((await trailOf(myId)).map(([action]) => action)).toEqual([
    'sms-number.begin',
    ...Array.from({ length: 5 }, () => 'sms-number.wrong-code'),
  ]);
});

test('many tries at once are counted one by one', async () => {
  const number = newNumber();
  await begin(number);
  const code = codeIn((await sentTo(number)).at(-1));
  const wrong = Array.from({ length: 20 }, (_, n) => String(n).padStart(6, '9')).filter(
    (one) => one !== code,
  );
  const replies = await Promise.all(wrong.map((one) => confirm(one)));
  expect(replies.every(({ status }) => status === 409)).toBe(true);
  expect(await confirm(code)).toMatchObject({ status: 409 });
});

test('a code ends after ten minutes', async () => {
  const number = newNumber();
  await begin(number);
  const code = codeIn((await sentTo(number)).at(-1));
  const past = new Date(Date.now() - 1_000);
  await t.db.updateTable('users.smsNumber').set({ codeExpiresAt: past }).where('userId', '=', myId).execute();
  expect((await details()).pending).toBeNull();
  expect(await confirm(code)).toMatchObject({ status: 409, body: { reason: { code: 'sms_code_over' } } });
});

test('another number takes over once it is proven, and the old one gets nothing that still waits', async () => {
  const first = await prove();
  expect((await begin(first)).body).toMatchObject({ errors: [{ path: 'number' }] });
  const second = newNumber();
  await begin(second);
  expect(await details()).toMatchObject({ number: first, pending: { number: second } });
  const third = newNumber();
  await begin(third);
  // The code to the second was still waiting.
  expect(await sentTo(second)).toEqual([]);
  expect((await confirm(codeIn((await sentTo(third)).at(-1)))).body).toMatchObject({
    number: third,
    pending: null,
  });
});

test('is the person’s own: nobody sees or confirms another’s, and only they and administrators read the text', async () => {
  const number = newNumber();
  await begin(number);
  const [text] = await sentTo(number);
  const { person: other } = await somebody();
  expect(await details(other)).toMatchObject({ number: null, pending: null });
  expect(await confirm(codeIn(text), other)).toMatchObject({ status: 409 });
  const admin = (await makeUser(t.db, { roles: ['admin'] })).person;
  const seen = async (as: Person) => (await t.call(mailbox.list, { as, query: { search: number } })).body;
  expect(await seen(me)).toMatchObject({
    total: 1,
    messages: [{ kind: 'SMS', recipients: [number], subject: '' }],
  });
  const id = (await seen(me)).messages[0]?.id ?? '';
  expect(await seen(admin)).toMatchObject({ total: 1 });
  expect(await seen(other)).toMatchObject({ total: 0 });
  expect(await t.call(mailbox.details, { as: me, params: { id } })).toMatchObject({ body: { text } });
  expect(await t.call(mailbox.details, { as: other, params: { id } })).toMatchObject({ status: 404 });
  // Also where they later claim the same number.
  await begin(number, other);
  expect(await seen(other)).toMatchObject({ total: 0 });
});

test('five codes an hour leave for a person, five a day to a number', async () => {
  const number = newNumber();
  for (let n = 0; n < 5; n += 1) expect((await begin(number)).status).toBe(200);
  const over = await begin(newNumber());
  expect(over).toMatchObject({
    status: 429,
    body: { reason: { code: 'sms_of_person' }, errors: [{ path: 'number' }] },
  });
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(3_000);
  const { person: stranger } = await somebody('en', (await makeFirm(t.db)).id);
  expect(await begin(number, stranger)).toMatchObject({
    status: 429,
    body: { reason: { code: 'sms_of_number' } },
  });
  expect((await begin(newNumber(), stranger)).status).toBe(200);
});

test.each([
  '4045550143x12',
  '+44 20 7946 0958',
  '555-0143',
  '1404155014',
  '(104) 555-0143',
  '404-155-0143',
  '',
  'phone',
])('%j is no number for text messages', async (number) => {
  expect(await begin(number)).toMatchObject({ status: 400, body: { errors: [{ path: 'number' }] } });
});

test('text messages are chosen by group, off at first, and refused without a proven number', async () => {
  const read = async () => (await t.call(preferences.read, { as: me })).body;
  const choose = (body: object) => t.send('PUT', preferences.update.url, { as: me, body });
  const offered = (await read()).groups.filter(({ sms }) => sms !== null);
  expect(offered.map(({ group, sms }) => [group, sms])).toEqual([
    ['court', false],
    ['money', false],
    ['reminders', false],
    ['security', false],
  ]);
  expect(await choose({ sms: { court: true } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'sms.court', code: 'sms_number_missing' }] },
  });
  await prove();
  expect(await choose({ sms: { progress: true } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'sms.progress', code: 'notification_sms' }] },
  });
  expect((await choose({ sms: { court: true, money: true } })).status).toBe(200);
  expect((await choose({ sms: { money: false } })).status).toBe(200);
  const chosen = async () => (await read()).groups.flatMap(({ group, sms }) => (sms ? [group] : []));
  expect(await chosen()).toEqual(['court']);
  // A number of another day begins without.
  await t.call(smsNumbers.remove, { as: me, body: proof });
  expect(await chosen()).toEqual([]);
  await prove();
  expect(await chosen()).toEqual([]);
});

test('where no text messages are sent, no number is taken', async () => {
  const none = await testApp({ config: { embedded: false } });
  try {
    const { person } = await makeUser(none.db, { roles: ['lawyer'], firmId: (await makeFirm(none.db)).id });
    expect((await none.call(smsNumbers.details, { as: person })).body).toMatchObject({ isOffered: false });
    const body = { number: newNumber(), ...proof };
    expect(await none.send('POST', smsNumbers.begin.url, { as: person, body })).toMatchObject({
      status: 409,
      body: { reason: { code: 'sms_not_offered' } },
    });
  } finally {
    await none.close();
  }
});

test('a new password that an administrator requires also ends the number, which whoever knew the old one may have added', async () => {
  const { person } = await makeUser(t.db, { roles: ['firm_admin'], firmId });
  await makeSmsNumber(t.db, myId, ['court']);
  const removals = async () => {
    const trail = await trailOf(myId);
    return trail.filter(([action]) => action === 'sms-number.remove');
  };
  expect((await t.call(users.forceReset, { as: person, params: { id: myId } })).status).toBe(200);
  const { rows: queued } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${dropSmsNumber.name}`.execute(t.db);
  expect(queued.map(({ data }) => data)).toContainEqual({ userId: myId });
  const work = () =>
    dropSmsNumber.handle(
      contextOf(t.opened.deps, { kind: 'job', name: dropSmsNumber.name }, newId()),
      { userId: myId },
      attempt(),
    );
  await work();
  const left = await t.db.selectFrom('users.smsNumber').select('userId').where('userId', '=', myId).execute();
  expect(left).toEqual([]);
  expect(await removals()).toHaveLength(1);
  await work();
  expect(await removals()).toHaveLength(1);
});
