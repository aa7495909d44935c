import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { payments } from '@writdesk/contract/payments/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { ofxSgml } from './statement-files.fixture.ts';

// Lines of an operating account that are several entries at once: a card's month, and checks that were deposited together.

const clock = standingClock(noon('2026-03-31'));
let t: TestApp;
let people: TwoCompanies['people'];
let caseId: string;
let clientId: string;
let accountId: string;
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await twoCompanies(t);
  people = world.people;
  clientId = world.client.id;
  ({ id: caseId } = await insertCase(t.db, { firmId: world.firm.id, clientId }));
  const body = {
    name: 'Operating',
    kind: 'OPERATING' as const,
    bankName: 'Piedmont Bank',
    routingNumber: '061000104',
    accountNumber: '000412244401',
  };
  ({ id: accountId } = await ok(t.call(bankAccounts.create, { as: people.billing, body })));
  await ok(t.call(bankAccounts.approve, { as: people.firmAdmin, params: { id: accountId } }));
});
afterAll(() => t.close());

const payCost = async (amountCents: number, paidOn: string, payeeName = 'Clerk of Fulton County') => {
  const how = { method: 'CARD', category: 'COURT_COST', paidFrom: 'Visa 4242' } as const;
  const body = { caseId, amountCents, paidOn, payeeName, ...how };
  return (await ok(t.call(costPayments.record, { as: people.billing, body }))).id;
};
const endCost = (id: string) =>
  t.call(costPayments.end, { as: people.billing, params: { id }, body: { comment: 'Entered by mistake' } });
const receive = async (amountCents: number) => {
  const body = { clientId, amountCents, date: '2026-03-30', method: 'CHECK' as const };
  return (await ok(t.call(payments.record, { as: people.billing, body }))).id;
};
const bring = (lines: Parameters<typeof ofxSgml>[0], closingCents: number) =>
  ok(
    t.call(bankStatements.import, {
      as: people.billing,
      body: { bankAccountId: accountId, fileName: 'march.ofx', content: ofxSgml(lines, { closingCents }) },
    }),
  );
const lineOf = async (text: string) => {
  const query = { bankAccountId: accountId, size: 100 };
  const { lines } = await ok(t.call(bankStatements.lines, { as: people.billing, query }));
  return lines.find((line) => line.text === text) ?? expect.fail(text);
};
const entries = async (id: string, search?: string) =>
  ok(t.call(bankStatements.entries, { as: people.billing, params: { id }, query: { search } }));
const match = (id: string, kind: 'COST' | 'PAYMENT', ids: readonly string[]) => {
  const body = { items: ids.map((item) => ({ kind, id: item })) };
  return t.call(bankStatements.match, { as: people.billing, params: { id }, body });
};

test('a card’s month is matched with the costs that it paid together, and then they stand', async () => {
  const paid = [await payCost(9_600, '2026-03-02'), await payCost(4_000, '2026-03-20')];
  const marshal = await payCost(2_500, '2026-03-12', 'Marshal of DeKalb');
  await payCost(1_700, '2025-12-30');
  await ok(endCost(await payCost(3_300, '2026-03-05')));
  await receive(8_000);
  await bring([{ day: '20260331', cents: -16_100, key: 'v-1', text: 'VISA 4242' }], 0);
  const line = await lineOf('VISA 4242');
  expect(line).toMatchObject({ state: 'OPEN', proposals: [], can: { match: true } });

  // The newest first; nothing of long ago, that was reversed, or that came in.
  const listed = await entries(line.id);
  expect(listed.isCut).toBe(false);
  expect(listed.entries.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    [paid[1], -4_000],
    [marshal, -2_500],
    [paid[0], -9_600],
  ]);
  expect((await entries(line.id, 'marSH')).entries.map(({ id }) => id)).toEqual([marshal]);
  expect((await entries(line.id, 'm%')).entries).toEqual([]);

  expect(await match(line.id, 'COST', paid)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'items', code: 'match_sum' }] },
  });
  const matched = await ok(match(line.id, 'COST', [...paid, marshal]));
  expect(matched).toMatchObject({ state: 'MATCHED', can: { unmatch: true } });
  expect(new Set(matched.matches.map(({ kind, id }) => `${kind} ${id}`))).toEqual(
    new Set([...paid, marshal].map((id) => `COST ${id}`)),
  );
  expect((await entries(line.id)).entries).toEqual([]);
  expect(await endCost(marshal)).toMatchObject({ status: 409, body: { code: 'cost_payment_matched' } });

  const comment = 'The marshal was paid from another card.';
  await ok(
    t.call(bankStatements.unmatch, { as: people.billing, params: { id: line.id }, body: { comment } }),
  );
  await ok(endCost(marshal));
  expect((await entries(line.id)).entries.map(({ id }) => id)).toEqual([paid[1], paid[0]]);
});

test('checks that were deposited together are one line', async () => {
  const came = [await receive(12_500), await receive(7_500)];
  await bring([{ day: '20260331', cents: 20_000, key: 'd-1', text: 'DEPOSIT' }], 20_000);
  const { id } = await lineOf('DEPOSIT');
  const listed = await entries(id);
  expect(listed.entries.every(({ kind, amountCents }) => kind === 'PAYMENT' && amountCents > 0)).toBe(true);
  expect(await ok(match(id, 'PAYMENT', came))).toMatchObject({ state: 'MATCHED' });
});

test('another firm and a company don’t read what a line may be', async () => {
  const { id } = await lineOf('VISA 4242');
  const status = async (as: (typeof people)['billing']) =>
    (await t.call(bankStatements.entries, { as, params: { id }, query: {} })).status;
  expect(await status(people.otherBilling)).toBe(404);
  expect(await status(people.owner)).toBe(403);
});

test('more than can be listed are found by a search', async () => {
  for (let each = 0; each < 201; each++)
    await payCost(100 + each, '2026-03-25', `Clerk ${String(each).padStart(3, '0')}`);
  const { id } = await lineOf('VISA 4242');
  const listed = await entries(id);
  expect(listed.isCut).toBe(true);
  expect(listed.entries).toHaveLength(200);
  expect((await entries(id, 'clerk 200')).entries).toHaveLength(1);
});
