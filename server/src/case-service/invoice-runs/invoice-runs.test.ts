import type { InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeProperty } from '../../user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../user-service/property-owners/property-owner-factory.ts';
import { FULTON } from '../../../test/support/firm-with-a-client.ts';
import { makeBillItems } from '../billing/bill-item-factory.ts';
import { billRun } from './index.ts';

const NOW = '2026-06-30T16:00:00Z';
const THROUGH = '2026-06-30';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
});
afterAll(() => t.close());

/** A firm of its own, its billing, and a company with two owners' properties and three cases. */
async function office(invoicesBy?: InvoiceGrouping) {
  const firm = await makeFirm(t.db);
  const catalog = await makeBillItems(t.db, { firmId: firm.id });
  const { person: billing, user: biller } = await makeUser(t.db, {
    roles: ['firm_billing'],
    firmId: firm.id,
  });
  const company = async (name: string) => {
    const client = await makeClient(t.db, { name });
    await makeEngagement(t.db, { firmId: firm.id, clientId: client.id });
    if (invoicesBy)
      await t.db
        .updateTable('users.engagement')
        .set({ invoicesBy })
        .where('clientId', '=', client.id)
        .execute();
    const home = async (owner: string, at: string) => {
      const { id: ownerId } = await makePropertyOwner(t.db, { clientId: client.id, name: owner });
      return makeProperty(t.db, { clientId: client.id, countyId: FULTON, ownerId, name: at });
    };
    const cases = async (propertyId: string, ownerId: string | null) =>
      (await insertCase(t.db, { firmId: firm.id, clientId: client.id, propertyId, ownerId })).id;
    return { client, home, cases };
  };
  const charge = async (clientId: string, caseId: string, amountCents: number, day = THROUGH) => {
    const id = newId();
    await t.db
      .insertInto('cases.billingItem')
      .values({
        firmId: firm.id,
        clientId,
        caseId,
        id,
        billItemId: catalog['ATTORNEY_FEE'] ?? '',
        description: 'Fee',
        unitCents: amountCents,
        amountCents,
        incurredAt: new Date(`${day}T15:00:00Z`),
        source: 'MANUAL',
        trigger: 'manual',
      })
      .execute();
    return id;
  };
  const work = (id: string, stopAfter = Infinity) => {
    let looked = 0;
    const signal = {
      throwIfAborted() {
        looked += 1;
        if (looked > stopAfter) throw new Error('The worker was killed.');
      },
    } as AbortSignal;
    const context = contextOf(t.opened.deps, { kind: 'job', name: billRun.name }, 'test');
    return billRun.handle(
      context,
      { firmId: firm.id, id },
      { id: newId(), number: 1, isLast: false, signal },
    );
  };
  const lines = () =>
    t.db
      .selectFrom('cases.invoiceLine')
      .select(['billingItemId', 'amountCents', 'invoiceId'])
      .where('firmId', '=', firm.id)
      .execute();
  return { firm, billing, biller, company, charge, work, lines };
}
type Office = Awaited<ReturnType<typeof office>>;

/** Two cases of one property and one of another owner's, with charges of two months. */
async function twoProperties(own: Office) {
  const company = await own.company('Foxglove Homes LLC');
  const [elm, oak] = [
    await company.home('Elm Holdings', 'Elm Court'),
    await company.home('Oak Holdings', 'Oak Court'),
  ];
  const { id: clientId } = company.client;
  const cases = [
    await company.cases(elm.id, elm.ownerId),
    await company.cases(elm.id, elm.ownerId),
    await company.cases(oak.id, oak.ownerId),
  ];
  const [first = '', second = '', third = ''] = cases;
  const ids = [
    await own.charge(clientId, first, 100, '2026-05-20'),
    await own.charge(clientId, first, 10),
    await own.charge(clientId, second, 2_000),
    await own.charge(clientId, third, 40_000),
  ];
  await own.charge(clientId, third, 500_000, '2026-07-01');
  return { clientId, ids, cases };
}
const preview = (as: Person, more: Record<string, string> = {}) =>
  t.call(invoiceRuns.preview, { as, query: { through: THROUGH, ...more } });
const run = (as: Person, more: object = {}) =>
  t.call(invoiceRuns.run, { as, body: { through: THROUGH, ...more } });
const details = async (as: Person, id: string) =>
  (await t.call(invoiceRuns.details, { as, params: { id } })).body;

test('a run doesn’t name a case to whom an ethical wall keeps from it, and everybody sees the same sums', async () => {
  const own = await office('CASE');
  const { cases } = await twoProperties(own);
  const { id } = (await run(own.billing)).body;
  const { person: administrator } = await makeUser(t.db, { roles: ['firm_admin'], firmId: own.firm.id });
  const { person: kin, user: kinUser } = await makeUser(t.db, {
    roles: ['firm_billing'],
    firmId: own.firm.id,
  });
  const wall = await t.call(ethicalWalls.raise, {
    as: administrator,
    params: { id: cases[0] ?? '' },
    body: { userId: kinUser.id, reason: 'Kin of the tenant' },
  });
  expect(wall.status).toBe(201);
  const [all, some] = [await details(own.billing, id), await details(kin, id)];
  expect(all.groups.every(({ name }) => name !== null)).toBe(true);
  expect(some.groups.filter(({ name }) => name === null)).toHaveLength(1);
  expect(JSON.stringify(some)).not.toContain(cases[0]);
  expect(JSON.stringify(some)).toContain(all.groups[1]?.name);
  const sums = ({ groups }: typeof all) => groups.map(({ amountCents }) => amountCents);
  expect(sums(some)).toEqual(sums(all));
});

describe('a run gathers charges', () => {
  test.each([
    ['CASE', [110, 2_000, 40_000]],
    ['PROPERTY', [2_110, 40_000]],
    ['PORTFOLIO', [2_110, 40_000]],
    ['COMPANY', [42_110]],
    ['MONTH', [100, 42_010]],
  ] as const)('by %s, as the engagement says', async (by, amounts) => {
    const own = await office(by);
    const { ids } = await twoProperties(own);
    const { status, body: seen } = await preview(own.billing);
    expect(status).toBe(200);
    expect(seen.groups.map(({ invoicesBy }) => invoicesBy)).toEqual(amounts.map(() => by));
    expect(seen.groups.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual(amounts);
    expect(seen).toMatchObject({ lineCount: 4, amountCents: 42_110 });
    const started = await run(own.billing);
    expect(started).toMatchObject({ status: 201, body: { groupCount: amounts.length, billedCount: 0 } });
    await own.work(started.body.id);
    const made = await details(own.billing, started.body.id);
    expect(made).toMatchObject({ billedCount: amounts.length, leftCount: 0, billedCents: 42_110 });
    expect(made.finishedAt).not.toBeNull();
    // What was seen before is what was billed.
    expect(made.groups.map(({ key, amountCents }) => [key, amountCents])).toEqual(
      seen.groups.map(({ key, amountCents }) => [key, amountCents]),
    );
    for (const { invoice, amountCents } of made.groups) {
      const params = { id: invoice?.id ?? '' };
      const { body } = await t.call(invoices.details, { as: own.billing, params });
      expect(body).toMatchObject({ status: 'ISSUED', subtotalCents: amountCents });
    }
    expect((await own.lines()).map((line) => line.billingItemId).toSorted()).toEqual(ids.toSorted());
  });

  test('as asked for this once, and only for one company, and as drafts', async () => {
    const own = await office('CASE');
    const { clientId } = await twoProperties(own);
    const other = await own.company('Tansy Homes LLC');
    const home = await other.home('Ash Holdings', 'Ash Court');
    await own.charge(other.client.id, await other.cases(home.id, home.ownerId), 77);
    expect((await preview(own.billing)).body.groups).toHaveLength(4);
    expect((await preview(own.billing, { invoicesBy: 'COMPANY' })).body.groups).toHaveLength(2);
    const { body } = await run(own.billing, { clientId, invoicesBy: 'COMPANY', issue: false });
    expect(body).toMatchObject({ groupCount: 1, client: { name: 'Foxglove Homes LLC' }, issues: false });
    await own.work(body.id);
    const [group] = (await details(own.billing, body.id)).groups;
    expect(group).toMatchObject({ status: 'BILLED', amountCents: 42_110, invoice: { number: null } });
    expect((await preview(own.billing)).body.groups.map(({ client }) => client.name)).toEqual([
      'Tansy Homes LLC',
    ]);
  });
});

test('a run that is killed goes on, and bills nothing twice', async () => {
  const own = await office('CASE');
  const { ids } = await twoProperties(own);
  const { body } = await run(own.billing);
  await expect(own.work(body.id, 1)).rejects.toThrow('killed');
  expect(await details(own.billing, body.id)).toMatchObject({ billedCount: 1, finishedAt: null });
  // Two workers at once, and one that comes too late.
  await Promise.all([own.work(body.id), own.work(body.id)]);
  await own.work(body.id);
  expect(await details(own.billing, body.id)).toMatchObject({ billedCount: 3, leftCount: 0 });
  const lines = await own.lines();
  expect(lines.map((line) => line.billingItemId).toSorted()).toEqual(ids.toSorted());
  expect(new Set(lines.map(({ invoiceId }) => invoiceId)).size).toBe(3);
  const numbers = await t.db
    .selectFrom('cases.invoice')
    .select('number')
    .where('firmId', '=', own.firm.id)
    .orderBy('number')
    .execute();
  expect(numbers.map(({ number }) => number)).toEqual(['INV-000001', 'INV-000002', 'INV-000003']);
});

test('two runs over the same charges bill them once; the second leaves what is taken', async () => {
  const own = await office('CASE');
  const { ids } = await twoProperties(own);
  const [one, two] = [(await run(own.billing)).body, (await run(own.billing)).body];
  await Promise.all([own.work(one.id), own.work(two.id)]);
  const made = [await details(own.billing, one.id), await details(own.billing, two.id)];
  expect(made.reduce((sum, { billedCount }) => sum + billedCount, 0)).toBe(3);
  expect(made.flatMap(({ groups }) => groups.map(({ reason }) => reason)).filter(Boolean)).toEqual(
    Array.from({ length: 3 }, () => 'TAKEN'),
  );
  expect((await own.lines()).map((line) => line.billingItemId).toSorted()).toEqual(ids.toSorted());
  expect(await run(own.billing)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('what comes to less than nothing, and what is refused, is left and the rest is billed', async () => {
  const own = await office('COMPANY');
  await twoProperties(own);
  const refunded = await own.company('Aster Homes LLC');
  const home = await refunded.home('Ivy Holdings', 'Ivy Court');
  const charge = await own.charge(refunded.client.id, await refunded.cases(home.id, home.ownerId), -500);
  const { body: seen } = await preview(own.billing);
  expect(seen.groups.map(({ isBelowNothing }) => isBelowNothing)).toEqual([true, false]);
  const { body } = await run(own.billing);
  await own.work(body.id);
  const { groups } = await details(own.billing, body.id);
  expect(groups.map(({ status, reason }) => [status, reason])).toEqual([
    ['LEFT', 'BELOW_NOTHING'],
    ['BILLED', null],
  ]);
  const left = await t.db
    .selectFrom('cases.billingItem')
    .select(['status', 'invoiceId'])
    .where('id', '=', charge)
    .executeTakeFirstOrThrow();
  expect(left).toEqual({ status: 'UNBILLED', invoiceId: null });
  // The firm has closed its month: nothing is posted, and the run says so.
  const closed = await office();
  await twoProperties(closed);
  await t.db
    .insertInto('cases.ledgerBook')
    .values({ firmId: closed.firm.id, closedThrough: '2026-06-30' })
    .execute();
  const refused = (await run(closed.billing)).body;
  await closed.work(refused.id);
  expect((await details(closed.billing, refused.id)).groups).toMatchObject([
    { status: 'LEFT', reason: 'REFUSED' },
  ]);
  expect(await closed.lines()).toEqual([]);
});

test('a run is the firm’s own, for those whom the table names', async () => {
  const own = await office();
  const { clientId } = await twoProperties(own);
  const { body } = await run(own.billing);
  const stranger = await office();
  const { person: lawyer } = await makeUser(t.db, { roles: ['lawyer'], firmId: own.firm.id });
  const { person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId });
  for (const as of [lawyer, payer]) {
    expect((await preview(as)).status).toBe(403);
    expect((await run(as)).status).toBe(403);
  }
  const seen = await t.call(invoiceRuns.details, { as: stranger.billing, params: { id: body.id } });
  expect(seen.status).toBe(404);
  expect((await preview(stranger.billing, { clientId })).status).toBe(404);
  const { body: list } = await t.call(invoiceRuns.list, { as: own.billing, query: {} });
  expect(list.runs.map(({ id }) => id)).toEqual([body.id]);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', body.id)
    .execute();
  expect(trail).toEqual([
    { action: 'invoice-run.start', data: { through: THROUGH, groups: 1, lines: 4, amountCents: 42_110 } },
  ]);
});

test.each([
  ['has lost the role', { roles: ['case_processor'] }],
  ['was deactivated', { active: false }],
] as const)('a run stops where whoever started it %s, and says so', async (_what, change) => {
  const own = await office('CASE');
  await twoProperties(own);
  const { id } = (await run(own.billing)).body;
  await own.work(id, 1).catch(() => undefined);
  const set = 'roles' in change ? { roles: [...change.roles] } : change;
  await t.db.updateTable('users.appUser').set(set).where('id', '=', own.biller.id).execute();
  await own.work(id);
  const { person: other } = await makeUser(t.db, { roles: ['firm_billing'], firmId: own.firm.id });
  const after = await details(other, id);
  expect(after.groups.map(({ status, reason }) => [status, reason])).toEqual([
    ['BILLED', null],
    ['LEFT', 'NO_RIGHTS'],
    ['LEFT', 'NO_RIGHTS'],
  ]);
  expect(after.finishedAt).not.toBeNull();
});
