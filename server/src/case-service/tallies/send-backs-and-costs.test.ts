import { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { cases } from '@writdesk/contract/cases/cases';
import type { ReasonCode } from '@writdesk/contract/cases/case-reasons';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { checkCaseTallies, costFaults, foldTallies, tallyFaults } from './index.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let postageId: string;

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  const postage = await t.db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', world.firm.id)
    .where('code', '=', 'POSTAGE')
    .executeTakeFirstOrThrow();
  postageId = postage.id;
});
afterAll(() => t.close());

const post = (path: string, as: Person, body: object) =>
  t.send('POST', `/api/case-service/case/${path}`, { as, body });
const statistics = (as: Person) => ok(t.call(caseNumbers.statistics, { as }));
const listed = async (as: Person, query: Record<string, string>) =>
  (await ok(t.call(cases.list, { as, query }))).total;
/** What the writers said is what the rows are, before and after it is summed. */
async function expectRight() {
  for (const when of ['before the fold', 'after it']) {
    expect(await tallyFaults(t.db), when).toEqual([]);
    expect(await costFaults(t.db), when).toEqual([]);
    await foldTallies(t.db, 5_000);
  }
}

test('a case that went back twice counts once, with each of its reasons', async () => {
  const { id } = await desk.at('REVIEW');
  const before = await statistics(people.processor);
  const back = (path: string, as: Person, ...reasonCodes: ReasonCode[]) =>
    post(`${path}/${id}`, as, { reasonCodes, comment: 'Please look again.' });
  expect((await back('send-back-to-client', people.processor, 'LEASE_MISSING')).status).toBe(200);
  expect((await post(`submit/${id}`, people.manager, {})).status).toBe(200);
  expect((await back('send-back-to-client', people.lawyer, 'LEASE_MISSING', 'OTHER')).status).toBe(200);
  expect((await post(`submit/${id}`, people.manager, {})).status).toBe(200);
  const { sendBacks } = await statistics(people.processor);
  expect(sendBacks).toMatchObject({
    submitted: before.sendBacks.submitted,
    toCompany: before.sendBacks.toCompany + 1,
    inFirm: before.sendBacks.inFirm,
  });
  expect(sendBacks.reasons).toEqual([
    { reason: 'LEASE_MISSING', toCompany: 1, inFirm: 0 },
    { reason: 'OTHER', toCompany: 1, inFirm: 0 },
  ]);
  expect(await listed(people.manager, { sentBack: 'CLIENT.OTHER' })).toBe(1);
  // Within the firm it goes back in three ways, which the company isn’t shown.
  expect((await back('send-back-to-processor', people.lawyer, 'SERVICE_PACKET')).status).toBe(200);
  expect((await post(`review/${id}`, people.processor, {})).status).toBe(200);
  expect((await back('back-in-initial-check', people.lawyer, 'NOTICE_MISSING')).status).toBe(200);
  expect((await back('back-in-intake', people.processor, 'WRONG_COURTHOUSE')).status).toBe(200);
  expect(await listed(people.processor, { sentBack: 'FIRM' })).toBe(sendBacks.inFirm! + 1);
  for (const reason of ['SERVICE_PACKET', 'NOTICE_MISSING', 'WRONG_COURTHOUSE'])
    expect(await listed(people.processor, { sentBack: `FIRM.${reason}` }), reason).toBe(1);
  const own = await statistics(people.owner);
  expect(own.sendBacks).toMatchObject({ toCompany: 1, inFirm: null });
  expect(own.sendBacks.reasons.map(({ reason }) => reason)).toEqual(['LEASE_MISSING', 'OTHER']);
  await expectRight();
});

test('a filing that the clerk rejects counts at its court, on the day of the first time', async () => {
  const { id, courthouseId } = await desk.at('SENT_FOR_FILING');
  const rejected = () =>
    post(`send-back-to-processor/${id}`, people.lawyer, {
      reasonCodes: ['CLERK_REJECTION'],
      comment: 'The exhibit can’t be read.',
      fixes: [{ item: 'The exhibit', clerical: true }],
    });
  expect((await rejected()).status).toBe(200);
  const record = () =>
    t.db
      .selectFrom('cases.evictionCase')
      .select(['rejectedAt', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const first = await record();
  expect(first.rejectedAt?.toISOString()).toBe('2026-06-12T14:00:00.000Z');
  expect((await post(`send-for-filing/${id}`, people.processor, { fixesDone: true })).status).toBe(200);
  vi.spyOn(t.opened.deps.clock, 'now').mockReturnValue(new Date('2026-06-13T14:00:00Z'));
  expect((await rejected()).status).toBe(200);
  vi.restoreAllMocks();
  expect(await record()).toEqual(first);
  const { rejections } = await statistics(people.processor);
  expect(rejections).toMatchObject([{ courthouseId, rejected: 1, filed: 0 }]);
  expect(rejections?.[0]?.name).not.toBe('');
  expect(await listed(people.processor, { done: 'rejected', courthouseId: courthouseId ?? '' })).toBe(1);
  expect((await statistics(people.owner)).rejections).toBeNull();
  await expectRight();
});

test('what a case has cost follows its charges, before its end and long after it', async () => {
  const { id } = await desk.at('FILED');
  const charge = () =>
    ok(t.call(billingItems.create, { as: people.firmAdmin, body: { caseId: id, billItemId: postageId } }));
  const costOf = async () => {
    const { billed, unbilled } = await ok(t.call(cases.billings, { as: people.firmAdmin, params: { id } }));
    return [...billed, ...unbilled].reduce((sum, { amountCents }) => sum + amountCents, 0);
  };
  const end = () =>
    post(`dismiss-case/${id}`, people.lawyer, { comment: 'Paid.', dismissReason: 'PAID', finalBill: true });
  await charge();
  await expectRight();
  const before = await statistics(people.processor);
  expect((await end()).status).toBe(200);
  await expectRight();
  const ended = await statistics(people.processor);
  expect(ended.ended).toBe(before.ended + 1);
  expect(await listed(people.processor, { done: 'ended' })).toBe(ended.ended);
  const late = await charge();
  expect(before.costs).toBeNull();
  expect((await statistics(people.owner)).costs).toEqual({
    medianCents: await costOf(),
    averageCents: await costOf(),
  });
  await ok(
    t.call(billingItems.update, { as: people.firmAdmin, params: { id: late.id }, body: { quantity: 3 } }),
  );
  await expectRight();
  await ok(t.call(billingItems.remove, { as: people.firmAdmin, params: { id: late.id } }));
  await expectRight();
  // Many at once: none is lost.
  await Promise.all(Array.from({ length: 8 }, () => charge()));
  await expectRight();
  const { costs } = await statistics(people.owner);
  expect(costs?.medianCents).toBe(await costOf());
  expect((await post(`reopen/${id}`, people.firmAdmin, { reason: 'The check bounced.' })).status).toBe(200);
  await expectRight();
  expect((await statistics(people.owner)).costs).toBeNull();
});

test('a cost that is not the sum of its charges is reported each night', async () => {
  const { id } = await desk.at('FILED');
  await t.db.updateTable('cases.evictionCase').set({ costCents: 1 }).where('id', '=', id).execute();
  const error = vi.spyOn(t.opened.deps.log, 'error').mockImplementation(() => undefined);
  await checkCaseTallies.handle(
    contextOf(t.opened.deps, { kind: 'job', name: checkCaseTallies.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
  expect(error.mock.calls.map(([, message]) => message)).toEqual([
    'the costs of cases and their charges differ',
  ]);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ of: 1, faults: [{ caseId: id, counted: 1 }] });
});
