import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, scheduledMail } from '../../platform/mail/index.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';

let t: TestApp;
let reader: Person;
let own: Person;

beforeAll(async () => {
  t = await testApp({ services: ['web', 'worker'] });
  const firm = await makeFirm(t.db);
  reader = (await makeUser(t.db, { roles: ['admin'] })).person;
  own = (await makeUser(t.db, { roles: ['case_processor'], firmId: firm.id, email: 'Ana.Ruiz@example.com' }))
    .person;
});
afterAll(() => t.close());

const queue = (to: string, subject: string) =>
  t.db
    .transaction()
    .execute((db) =>
      queueMail(
        { db, enqueue: (job, data) => t.opened.deps.jobs.enqueueIn(db, job, data) },
        { to, subject, text: `To ${to}: 100 % ready`, html: '<p>Ready</p>', idempotencyKey: newId() },
        scheduledMail('once a week'),
      ),
    );
const messages = async (query = {}, as = reader) => (await t.call(mailbox.list, { as, query })).body;

test('a queued mail can be read on the mailbox page', async () => {
  await queue('jose@example.com', 'Willkommen, José Núñez');
  await vi.waitFor(async () => expect((await messages()).total).toBe(1), { timeout: 8000 });
  const [mail] = (await messages()).messages;
  expect(mail).toMatchObject({ recipients: ['jose@example.com'], subject: 'Willkommen, José Núñez' });
  const { body } = await t.call(mailbox.details, { as: reader, params: { id: mail?.id ?? '' } });
  expect(body).toMatchObject({
    text: 'To jose@example.com: 100 % ready\n',
    html: expect.stringContaining('<p>Ready</p>'),
  });
});

test('the search looks at subject, text and receiver, and takes a percent sign for one', async () => {
  await queue('li@example.com', '李 was invited');
  await vi.waitFor(async () => expect((await messages({ search: '李' })).total).toBe(1), { timeout: 8000 });
  expect((await messages({ search: 'li@example' })).total).toBe(1);
  expect((await messages({ search: '100 %' })).total).toBe(2);
  expect((await messages({ search: '1%y' })).total).toBe(0);
});

test('an administrator reads every mail, anybody else what was sent to their own address', async () => {
  await queue('ana.ruiz@example.com', 'For Ana');
  await queue('anita.ruiz@example.com', 'For another Ana');
  const ofBoth = { search: 'ruiz' };
  await vi.waitFor(async () => expect((await messages(ofBoth)).total).toBe(2), { timeout: 8000 });
  const seen = await messages(ofBoth, own);
  expect(seen).toMatchObject({ total: 1, messages: [{ recipients: ['ana.ruiz@example.com'] }] });
  expect((await messages({}, own)).messages).toHaveLength(1);

  const open = (id = '') => t.call(mailbox.details, { as: own, params: { id } });
  expect((await open(seen.messages[0]?.id)).status).toBe(200);
  const another = (await messages(ofBoth)).messages.find(({ subject }) => subject === 'For another Ana');
  expect(await open(another?.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });

  const auditor = (await makeUser(t.db, { roles: ['auditor'] })).person;
  expect((await messages({}, auditor)).total).toBe(0);
});

test('an unknown mail is not found, and nobody reads without signing in', async () => {
  const unknown = await t.call(mailbox.details, { as: reader, params: { id: newId() } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await t.call(mailbox.list)).status).toBe(401);
});

test('where mail really leaves, there is no mailbox', async () => {
  const real = await testApp({ config: { embedded: false } });
  try {
    const reply = await real.send('GET', mailbox.list.url, { as: reader });
    expect(reply.status).toBe(404);
  } finally {
    await real.close();
  }
});
