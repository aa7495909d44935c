import type { Check } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { invoices } from '@writdesk/contract/invoices/invoices';
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
import { settleCheckCharges } from './settle-charges.job.ts';

// Fulton asks $111 for the first defendant and $8 for each other: the cases here have two.
const FILING_CENTS = 11_900;
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let billing: Person;
let items: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  ({ person: billing } = await makeUser(t.db, { roles: ['firm_billing'], firmId: world.firm.id }));
  await t.db
    .updateTable('cases.courthouse')
    .set({ clerkCheck: true })
    .where('id', '=', FULTON_MAGISTRATE)
    .execute();
  const rows = await t.db
    .selectFrom('cases.billItem')
    .select(['id', 'code'])
    .where('firmId', '=', world.firm.id)
    .execute();
  items = Object.fromEntries(rows.map(({ code, id }) => [code ?? '', id]));
});
afterAll(() => t.close());

async function charge(caseId: string, code: 'COURT_COST' | 'ATTORNEY_FEE', amountCents: number) {
  const id = newId();
  await t.db
    .insertInto('cases.billingItem')
    .values({
      firmId: world.firm.id,
      clientId: world.client.id,
      caseId,
      id,
      billItemId: items[code] ?? null,
      description: code,
      unitCents: amountCents,
      amountCents,
      incurredAt: new Date('2026-06-12T14:00:00Z'),
      source: 'MANUAL',
      trigger: 'manual',
    })
    .execute();
  return id;
}

/** A case that is charged with its court cost, and a released check that pays it. */
async function paidCase(chargedCents = FILING_CENTS) {
  const { id } = await desk.at('SENT_FOR_FILING');
  const body = { caseIds: [id] };
  const { checks: made } = await ok(t.call(checks.generateBulk, { as: people.processor, body }));
  await charge(id, 'COURT_COST', chargedCents);
  return { id, check: await release(made[0] as Check) };
}
async function release({ id }: { id: string }): Promise<Check> {
  const body = { checkIds: [id] };
  await ok(t.call(checks.submit, { as: people.processor, body }));
  return (await ok(t.call(checks.approve, { as: people.firmAdmin, body }))).checks[0] as Check;
}
const markVoid = ({ id }: { id: string }, as: Person = people.firmAdmin) =>
  ok(t.call(checks.markVoid, { as, params: { id }, body: { comment: 'The clerk lost it.' } }));
const reissue = ({ id }: { id: string }) => ok(t.call(checks.reissue, { as: billing, params: { id } }), 201);
async function bill(caseId: string) {
  const charges = await charged(caseId);
  const billingItemIds = charges.filter(({ status }) => status === 'UNBILLED').map(({ id }) => id);
  const body = { clientId: world.client.id, billingItemIds, issue: true };
  return ok(t.call(invoices.create, { as: billing, body }), 201);
}
/** What the case is charged with for its court, the first one first. */
const charged = (caseId: string) =>
  t.db
    .selectFrom('cases.billingItem')
    .select(['id', 'description', 'amountCents', 'status'])
    .where('caseId', '=', caseId)
    .where('billItemId', 'in', [items['COURT_COST'] ?? '', items['ATTORNEY_FEE'] ?? ''])
    .where('status', '<>', 'DELETED')
    .where('trigger', 'in', ['manual', 'check'])
    .orderBy('id')
    .execute();
const amounts = async (caseId: string) => (await charged(caseId)).map(({ amountCents }) => amountCents);
/** Does what the worker was asked to do, the last one first and all of it again each time: neither makes a difference. */
async function settle() {
  const { rows } = await t.opened.deps.db.pool.query<{ data: unknown }>(
    'select data from jobs.job where name = $1 order by created_on desc',
    [settleCheckCharges.name],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { data } of rows) {
    const context = contextOf(t.opened.deps, { kind: 'job', name: settleCheckCharges.name }, newId());
    const attempt = { id: newId(), number: 1, isLast: false, signal: new AbortController().signal };
    await settleCheckCharges.handle(context, settleCheckCharges.schema.parse(data), attempt);
  }
}
async function settled(caseId: string, expected: number[]) {
  await settle();
  expect(await amounts(caseId)).toEqual(expected);
}
/** What the firm has advanced for a case and not billed, added up row by row. */
async function advanced(caseId: string) {
  const rows = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('caseId', '=', caseId)
    .execute();
  let cents = 0;
  for (const row of rows) {
    if (row.debit === 'ADVANCED_COSTS') cents += row.amountCents;
    if (row.credit === 'ADVANCED_COSTS') cents -= row.amountCents;
  }
  return cents;
}

test('the void of a check deletes the charge that nobody has billed, and the check in its place charges it again', async () => {
  const { id, check } = await paidCase();
  await markVoid(check);
  await settled(id, []);
  expect(await advanced(id)).toBe(0);
  const again = await release(await reissue(check));
  await settled(id, [FILING_CENTS]);
  const [line] = await charged(id);
  expect(line?.description).toContain(String(again.number));
  expect(await advanced(id)).toBe(FILING_CENTS);
  await bill(id);
  expect(await advanced(id)).toBe(0);
});

test('the void of a check whose charge is billed is a credit on the next invoice', async () => {
  const { id, check } = await paidCase();
  await bill(id);
  await markVoid(check);
  await settled(id, [FILING_CENTS, -FILING_CENTS]);
  await charge(id, 'ATTORNEY_FEE', 20_000);
  const next = await bill(id);
  expect(next.lines.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([
    -FILING_CENTS,
    20_000,
  ]);
  expect(next).toMatchObject({ subtotalCents: 20_000 - FILING_CENTS, balanceCents: 20_000 - FILING_CENTS });
  // Advanced, billed, voided, credited: nothing is left with the court.
  expect(await advanced(id)).toBe(0);
});

test('what the court took beyond the check stays charged, and nothing is credited that was not charged', async () => {
  const more = await paidCase(FILING_CENTS + 100);
  await markVoid(more.check);
  await settled(more.id, [FILING_CENTS + 100, -FILING_CENTS]);
  const less = await paidCase(FILING_CENTS - 100);
  await bill(less.id);
  await markVoid(less.check);
  await settled(less.id, [FILING_CENTS - 100, 100 - FILING_CENTS]);
  expect(await charged(more.id)).toHaveLength(2);
  expect(await charged(less.id)).toHaveLength(2);
});

test('voided and reissued again and again, billed or not, a case is charged for what its live check pays', async () => {
  const { id, check } = await paidCase();
  const fees: string[] = [];
  // What comes to nothing is no invoice.
  const billWithFee = async () => {
    fees.push(await charge(id, 'ATTORNEY_FEE', 1));
    await bill(id);
  };
  let live = check;
  for (const isBilled of [false, true, true, false]) {
    if (isBilled) await billWithFee();
    await markVoid(live);
    live = await release(await reissue(live));
    await settle();
    const costs = (await charged(id)).filter((one) => !fees.includes(one.id));
    expect(costs.reduce((cents, { amountCents }) => cents + amountCents, 0)).toBe(FILING_CENTS);
    expect(costs.some(({ description }) => description.includes(String(live.number)))).toBe(true);
  }
  await billWithFee();
  expect(await advanced(id)).toBe(0);
});

test('whoever is kept from a case voids its check, and the case is put right all the same', async () => {
  const { id, check } = await paidCase();
  const { user, person } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
  const body = { userId: user.id, reason: 'Related to the tenant' };
  await ok(t.call(ethicalWalls.raise, { as: people.firmAdmin, params: { id }, body }), 201);
  await markVoid(check, person);
  await settled(id, []);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['actorKind', 'data'])
    .where('action', '=', 'check.take-back')
    .where('subjectId', '=', check.id)
    .execute();
  expect(trail).toEqual([{ actorKind: 'job', data: { caseId: id, amountCents: FILING_CENTS } }]);
});
