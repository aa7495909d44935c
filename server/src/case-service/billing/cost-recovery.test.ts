import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { cases } from '@writdesk/contract/cases/cases';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeBillItems } from './bill-item-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let catalog: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-30T16:00:00Z') });
  world = await twoCompanies(t);
  people = world.people;
  catalog = await makeBillItems(t.db, { firmId: world.firm.id });
  await ok(
    t.call(billItems.update, {
      as: people.firmAdmin,
      params: { id: catalog['ATTORNEY_FEE'] ?? '' },
      body: { recoverable: true },
    }),
  );
});
afterAll(() => t.close());

async function charged(stateCode: string | null, codes: readonly string[]) {
  const own = { firmId: world.firm.id, clientId: world.client.id };
  const { id } = await insertCase(t.db, { ...own, stateCode });
  await t.db
    .insertInto('cases.caseEviction')
    .values({ ...own, caseId: id })
    .execute();
  for (const code of codes)
    await ok(
      t.call(billingItems.create, {
        as: people.billing,
        body: { caseId: id, billItemId: catalog[code] ?? '', amountCents: 5_000 },
      }),
    );
  return id;
}
const recoveries = async (id: string, as = people.billing) => {
  const { unbilled, billed } = (await t.call(cases.billings, { as, params: { id } })).body;
  return [...unbilled, ...billed].map(({ recovery }) => recovery);
};
const lease = (caseId: string, leaseAsksFees: boolean) =>
  t.db.updateTable('cases.caseEviction').set({ leaseAsksFees }).where('caseId', '=', caseId).execute();

test('a charge says whether the tenant can be asked for it, by the state of its case and by the lease', async () => {
  const id = await charged('GA', ['COURT_COST', 'ATTORNEY_FEE', 'SCRA_SEARCH', 'POSTAGE']);
  const [cost, fee, search, postage] = await recoveries(id, people.owner);
  expect(cost).toMatchObject({ code: 'YES', source: 'O.C.G.A. § 9-15-11', confidence: 'U' });
  expect(fee).toMatchObject({ code: 'LEASE_UNKNOWN', source: 'O.C.G.A. § 13-1-11' });
  expect([search?.code, postage?.code]).toEqual(['NO_FIRM', 'NO_FIRM']);
  await lease(id, true);
  expect((await recoveries(id))[1]).toMatchObject({ code: 'YES' });
  await lease(id, false);
  expect((await recoveries(id))[1]).toMatchObject({ code: 'NO_LEASE' });
  const { billingItems: shown } = (await t.call(cases.details, { as: people.owner, params: { id } })).body;
  expect(shown.map(({ recovery }) => recovery.code)).toEqual(['YES', 'NO_LEASE', 'NO_FIRM', 'NO_FIRM']);
});

test('the same fee is forbidden in one state, capped in another, and unknown in a third', async () => {
  const of = async (state: string | null) => {
    const id = await charged(state, ['ATTORNEY_FEE']);
    await lease(id, true);
    return (await recoveries(id))[0];
  };
  expect(await of('OH')).toMatchObject({ code: 'NO_STATE', source: 'Ohio Rev. Code § 5321.13(C)' });
  expect(await of('NC')).toMatchObject({ code: 'YES', capBasisPoints: 1_500 });
  expect(await of('NV')).toMatchObject({ code: 'YES', source: 'NRS 118A.220(1)(c)', confidence: 'U' });
  for (const state of ['WY', null])
    expect(await of(state)).toEqual({
      code: 'UNKNOWN',
      capBasisPoints: null,
      source: null,
      confidence: null,
    });
});

test('a rule holds from its day on: what was charged before keeps the one of then', async () => {
  const id = await charged('TX', ['COURT_COST']);
  const owner = new pg.Client(t.connection);
  await owner.connect();
  const from = (day: string) =>
    owner.query(
      `insert into cases.cost_rule (state_code, category, effective_from, answer, source, confidence)
       values ('TX', 'COURT_COST', $1, 'NO', 'An act of the legislature', 'U')`,
      [day],
    );
  await from('2026-07-01');
  expect(await recoveries(id)).toMatchObject([{ code: 'YES' }]);
  await from('2026-06-01');
  expect(await recoveries(id)).toMatchObject([{ code: 'NO_STATE' }]);
  await owner.query("delete from cases.cost_rule where source = 'An act of the legislature'");
  await owner.end();
});

test('the lines of an invoice say it too, and nothing of a case that its reader is kept from', async () => {
  const id = await charged('GA', ['COURT_COST']);
  const [line] = (await t.call(cases.billings, { as: people.billing, params: { id } })).body.unbilled;
  const body = { clientId: world.client.id, billingItemIds: [line?.id ?? ''], issue: true };
  const invoice = await ok(t.call(invoices.create, { as: people.billing, body }));
  expect(invoice.lines).toMatchObject([{ recovery: { code: 'YES', source: 'O.C.G.A. § 9-15-11' } }]);
  const { user, person: walled } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
  const why = { userId: user.id, reason: 'Related to the tenant' };
  await ok(t.call(ethicalWalls.raise, { as: people.firmAdmin, params: { id }, body: why }));
  const seen = await ok(t.call(invoices.details, { as: walled, params: { id: invoice.id } }));
  expect(seen.lines).toMatchObject([{ recovery: null }]);
});

test('each state with a rule pack says what follows of the costs of the court', async () => {
  const { rows } = await sql<{ stateCode: string }>`
    select distinct p.state_code from cases.rule_pack p
    where p.state_code <> 'US' and not exists (select from cases.cost_rule r
      where r.state_code = p.state_code and r.category = 'COURT_COST' and r.source <> '')`.execute(t.db);
  expect(rows).toEqual([]);
});
