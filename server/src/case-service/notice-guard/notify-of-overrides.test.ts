import { cases } from '@writdesk/contract/cases/cases';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { notifyOfPasses } from './index.ts';

// A Friday.
const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let western: FirmWithAClient;
let desk: CaseDesk;
let spanish: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  western = await firmWithAClient(t);
  await zone(world, 'America/New_York');
  await zone(western, 'America/Los_Angeles');
  desk = caseDesk(t, world);
  const ofFirm = { roles: ['firm_admin'] as const, firmId: world.firm.id };
  spanish = (await makeUser(t.db, { ...ofFirm, language: 'es' })).person;
  await makeUser(t.db, { ...ofFirm, active: false });
});
afterAll(() => t.close());

const zone = ({ firm }: FirmWithAClient, timeZone: string) =>
  t.db.updateTable('users.firm').set({ timeZone }).where('id', '=', firm.id).execute();
/** Does the job as a worker does. */
const work = () =>
  notifyOfPasses.handle(
    contextOf(t.opened.deps, { kind: 'job', name: notifyOfPasses.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const told = async (as: Person) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.filter(
    ({ kind }) => kind === 'notice-guard.passed',
  );
const mailsTo = ({ email }: Person) =>
  t.db
    .selectFrom('jobs.mailOutbox')
    .select(['subject', 'bodyText as text', 'bodyHtml as html'])
    .where('recipient', '=', email)
    .where('idempotencyKey', 'like', 'notice-passes:%')
    .orderBy('createdAt')
    .execute();

/** A lawyer overrides what nobody knows: whether the CARES Act covers the building. */
async function pass(of: CaseDesk, { people }: FirmWithAClient, reason: string) {
  const { id } = await of.at('REVIEW');
  await t.db
    .updateTable('cases.caseEviction')
    .set({ caresCovered: 'UNKNOWN' })
    .where('caseId', '=', id)
    .execute();
  const { points } = await ok(t.call(noticeGuard.ofCase, { as: people.lawyer, params: { id } }));
  const open = points.filter(({ state }) => state === 'fail' || state === 'missing');
  const noticePoints = open.map(({ point }) => ({ point, reason }));
  expect(noticePoints.map(({ point }) => point)).toEqual(['cares']);
  return ok(t.call(cases.sendForFiling, { as: people.lawyer, params: { id }, body: { noticePoints } }));
}

test('a firm’s administrators learn on Monday morning what was passed in the week before', async () => {
  const { title } = await pass(desk, world, 'The owner agreed, the owner’s number is 123-45-6789.');
  await pass(caseDesk(t, western), western, 'Agreed with the owner of the house.');
  const { firmAdmin, lawyer } = world.people;
  clock.moveTo('2026-06-15T10:59:00Z');
  await work();
  expect(await told(firmAdmin)).toEqual([]);
  clock.moveTo('2026-06-15T11:03:00Z');
  await Promise.all([work(), work(), work()]);
  await work();

  const [notice, ...more] = await told(firmAdmin);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    title: '1 legal check was overridden last week',
    params: { count: '1', from: '2026-06-08', cases: title },
  });
  expect(await told(spanish)).toHaveLength(1);
  expect(await told(lawyer)).toEqual([]);
  const [mail, ...others] = await mailsTo(firmAdmin);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Writdesk: 1 legal check was overridden last week');
  for (const said of [title, 'The CARES Act', 'The owner agreed', '/?passedFrom=2026-06-08', 'June 12, 2026'])
    expect(mail?.text).toContain(said);
  expect(mail?.html).toContain('<html lang="en">');
  const [carta] = await mailsTo(spanish);
  expect(carta?.subject).toBe('Writdesk: la semana pasada se dispensó 1 control legal');
  expect(carta?.text).toContain('12 de junio de 2026');
  expect(JSON.stringify([notice, mail, carta])).not.toContain('6789');
  // What the mail leads to lists it.
  const listed = await ok(t.call(noticeGuard.overrides, { as: firmAdmin, query: { from: '2026-06-08' } }));
  expect(listed.overrides).toMatchObject([{ caseTitle: title, point: 'cares' }]);

  // In Los Angeles it is not morning yet.
  expect(await told(western.people.firmAdmin)).toEqual([]);
  clock.moveTo('2026-06-15T14:03:00Z');
  await work();
  expect(await told(western.people.firmAdmin)).toHaveLength(1);
  expect(await told(firmAdmin)).toHaveLength(1);
});

test('nothing is notified where nothing was passed, and a week that nobody could send is sent later', async () => {
  const { firmAdmin } = world.people;
  clock.moveTo('2026-06-22T14:03:00Z');
  await work();
  expect(await told(firmAdmin)).toHaveLength(1);
  expect(await mailsTo(firmAdmin)).toHaveLength(1);
  await pass(desk, world, 'The owner of the house agreed.');
  // Nothing ran for more than a week.
  clock.moveTo('2026-07-07T14:03:00Z');
  await work();
  const [notice] = await told(firmAdmin);
  expect(notice).toMatchObject({
    title: '1 legal check was overridden since June 22, 2026',
    params: { from: '2026-06-22' },
  });
  expect(await mailsTo(firmAdmin)).toHaveLength(2);
});

test('who is kept from a case by a wall learns nothing of it', async () => {
  const { title, id } = await pass(desk, world, 'The owner of this house agreed.');
  const kept = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('accountId', '=', spanish.accountId)
    .executeTakeFirstOrThrow();
  const body = { userId: kept.id, reason: 'Her brother lives in the unit.' };
  await ok(t.call(ethicalWalls.raise, { as: world.people.firmAdmin, params: { id }, body }));
  clock.moveTo('2026-07-13T14:03:00Z');
  await work();
  expect((await told(world.people.firmAdmin))[0]?.params['cases']).toBe(title);
  expect(await told(spanish)).toHaveLength(2);
  expect(await mailsTo(spanish)).toHaveLength(2);
});

test('what breaks off in the middle has notified nobody, and the next one does it once', async () => {
  const { firmAdmin } = world.people;
  await pass(desk, world, 'The owner of that house agreed.');
  clock.moveTo('2026-07-20T14:03:00Z');
  const before = (await mailsTo(firmAdmin)).length;
  const unlock = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = t.db.transaction().execute(async (db) => {
    await sql`lock table jobs.mail_outbox in share row exclusive mode`.execute(db);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const broken = work().then(
    () => 'done',
    () => 'broken off',
  );
  // It has noted the week and notified the screen; it waits at the mail.
  const owner = new pg.Client(t.connection);
  await owner.connect();
  try {
    await vi.waitFor(
      async () => {
        const { rowCount } = await owner.query(
          `select pg_cancel_backend(pid) from pg_locks
            where not granted and relation = 'jobs.mail_outbox'::regclass`,
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(await broken).toBe('broken off');
  } finally {
    unlock.resolve();
    await holding;
    await owner.end();
  }
  const count = async () => [(await told(firmAdmin)).length, (await mailsTo(firmAdmin)).length];
  expect(await count()).toEqual([before, before]);
  await Promise.all([work(), work()]);
  expect(await count()).toEqual([before + 1, before + 1]);
});
