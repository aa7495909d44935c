import type { Check } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { listReleasedAlone } from './index.ts';

// A Friday. Fulton asks $119 for a case with two defendants.
const clock = standingClock('2026-06-12T14:00:00Z');
const CHECK_CENTS = 11_900;
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let firmAdmin: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  ({ firmAdmin } = world.people);
  await t.db
    .updateTable('cases.courthouse')
    .set({ clerkCheck: true })
    .where('id', '=', FULTON_MAGISTRATE)
    .execute();
});
afterAll(() => t.close());

const setLimit = (upToCents: number | null, as = firmAdmin, version?: number) =>
  t.call(checks.setReleaseLimit, { as, body: { upToCents, version } });
const limit = (as = firmAdmin) => t.call(checks.releaseLimit, { as });
async function submitted(as = firmAdmin, submitter = as): Promise<Check> {
  const { id } = await desk.at('SENT_FOR_FILING');
  const made = await ok(t.call(checks.generateBulk, { as, body: { caseIds: [id] } }));
  const checkIds = made.checks.map((check) => check.id);
  return (await ok(t.call(checks.submit, { as: submitter, body: { checkIds } }))).checks[0] as Check;
}
const alone = async () =>
  (await ok(t.call(checks.reports, { as: firmAdmin, query: { release: 'ONE_PERSON' } }))).checks;
/** Does the job as a worker does. */
const work = () =>
  listReleasedAlone.handle(
    contextOf(t.opened.deps, { kind: 'job', name: listReleasedAlone.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const mailsTo = ({ email }: Person) =>
  t.db
    .selectFrom('jobs.mailOutbox')
    .select(['subject', 'bodyText as text'])
    .where('recipient', '=', email)
    .where('idempotencyKey', 'like', 'released-alone:%')
    .execute();

test('without a limit a check waits, also in a firm with one person who may approve', async () => {
  expect(await ok(limit())).toEqual({ upToCents: null, approvers: 1, setByName: null, version: 0 });
  expect(await submitted()).toMatchObject({ status: 'AWAITING_APPROVAL', number: null });
});

test('the firm’s administrator sets the limit, and nobody else', async () => {
  const { processor, lawyer } = world.people;
  expect((await setLimit(CHECK_CENTS, processor)).status).toBe(403);
  expect((await limit(lawyer)).status).toBe(403);
  expect(await setLimit(0)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'upToCents', code: 'payment_of_nothing' }] },
  });
  expect(await setLimit(10_000_001)).toMatchObject({
    body: { errors: [{ path: 'upToCents', code: 'release_limit_high' }] },
  });
  expect(await ok(setLimit(CHECK_CENTS))).toMatchObject({ upToCents: CHECK_CENTS, version: 1 });
  expect(await setLimit(1, firmAdmin, 0)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const [row] = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('action', '=', 'check-release-limit.set')
    .execute();
  expect(row?.data).toEqual({ before: { upToCents: null }, after: { upToCents: CHECK_CENTS } });
});

test('up to the limit, whoever alone may approve releases their own check by submitting it', async () => {
  const check = await submitted();
  expect(check).toMatchObject({ status: 'SUBMITTED', releasedAlone: true, issuedOn: '2026-06-12' });
  expect(check.number).not.toBeNull();
  const rows = await auditsOf(check.id);
  expect(rows).toContain('check.release-alone');
  expect(rows).not.toContain('check.submit');
  expect((await alone()).map(({ id }) => id)).toEqual([check.id]);
  const two = await ok(t.call(checks.reports, { as: firmAdmin, query: { release: 'TWO_PEOPLE' } }));
  expect(two.checks).toEqual([]);
});

const auditsOf = async (id: string) =>
  (await t.db.selectFrom('cases.auditEvent').select('action').where('subjectId', '=', id).execute()).map(
    ({ action }) => action,
  );

test('above the limit, by somebody else, or of somebody else a check waits', async () => {
  const { processor } = world.people;
  expect(await submitted(processor)).toMatchObject({ status: 'AWAITING_APPROVAL' });
  expect(await submitted(processor, firmAdmin)).toMatchObject({ status: 'AWAITING_APPROVAL' });
  expect(await submitted(firmAdmin, processor)).toMatchObject({ status: 'AWAITING_APPROVAL' });
  await ok(setLimit(CHECK_CENTS - 1));
  expect(await submitted()).toMatchObject({ status: 'AWAITING_APPROVAL' });
  await ok(setLimit(CHECK_CENTS));
});

test('Monday morning lists them once, to administrators and lawyers', async () => {
  const [check] = await alone();
  const { lawyer, processor } = world.people;
  clock.moveTo('2026-06-15T10:59:00Z');
  await work();
  expect(await mailsTo(firmAdmin)).toEqual([]);
  clock.moveTo('2026-06-15T11:03:00Z');
  await Promise.all([work(), work()]);
  await work();
  const [mail, ...more] = await mailsTo(firmAdmin);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Writdesk: 1 check over $119.00 was released by one person');
  expect(mail?.text).toContain(`Check ${check?.number}`);
  expect(mail?.text).toContain('/checks?release=ONE_PERSON');
  const [toLawyer] = await mailsTo(lawyer);
  expect(toLawyer?.text).toContain('$119.00 to Clerk, Magistrate Court of Fulton County');
  expect(toLawyer?.text).not.toContain('/checks?');
  expect(await mailsTo(processor)).toEqual([]);
  clock.moveTo('2026-06-22T12:00:00Z');
  await work();
  expect(await mailsTo(firmAdmin)).toHaveLength(1);
});

test('with a second person who may approve, the limit has no effect and can only be removed', async () => {
  const { person: billing } = await makeUser(t.db, { roles: ['firm_billing'], firmId: world.firm.id });
  expect(await submitted()).toMatchObject({ status: 'AWAITING_APPROVAL' });
  expect(await submitted(billing)).toMatchObject({ status: 'AWAITING_APPROVAL' });
  expect((await setLimit(1, billing)).status).toBe(403);
  expect(await setLimit(5_000)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'upToCents', code: 'release_limit_several' }] },
  });
  expect(await ok(setLimit(null))).toMatchObject({ upToCents: null, approvers: 2 });
});
