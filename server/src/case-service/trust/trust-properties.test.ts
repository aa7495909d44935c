import { trust } from '@writdesk/contract/trust/trust';
import type { TrustItem } from '@writdesk/contract/trust/trust-values';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TrustDesk, trustDesk } from '../../../test/support/trust-desk.ts';
import { standingClock } from '../../platform/clock.ts';

// Random acts of several people at once, next to a list of rows that anybody can add up: whatever the order was in which they came, nobody has less
// than nothing, and register, clients and ledger say what the list says.

const DAYS = ['2026-03-10', '2026-03-12', '2026-03-13', '2026-03-17', '2026-03-18'];
const clock = standingClock(noon(DAYS[0] ?? ''));
let t: TestApp;
let desk: TrustDesk;
beforeAll(async () => {
  t = await testApp({ clock });
  desk = await trustDesk(t, clock);
});
afterAll(() => t.close());

const cents = fc.integer({ min: 1, max: 900 });
const isOfCase = fc.boolean();
const pick = fc.nat({ max: 100 });
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      cents,
      isOfCase,
      method: fc.constantFrom('WIRE' as const, 'ACH' as const, 'CHECK' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('check' as const), cents, isOfCase }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer' as const), cents, isOfCase }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('identify' as const), cents, isOfCase }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** A row of the list: what an entry did to whom, from what was answered. */
interface Row {
  item: TrustItem;
  isReversed: boolean;
}

async function company() {
  const { clientId, caseId, issue } = await desk.company();
  const invoice = await issue(2_000);
  const rows: Row[] = [];
  const whose = (ofCase: boolean) => ({ clientId, ...(ofCase && { caseId }) });
  const keep = (item: TrustItem) => rows.push({ item, isReversed: false });
  const play = async (one: Act, today: string): Promise<number> => {
    switch (one.do) {
      case 'deposit': {
        const body = { ...whose(one.isOfCase), amountCents: one.cents, method: one.method, date: today };
        const made = await desk.deposit(body);
        if (made.status === 201) keep(made.body);
        return made.status;
      }
      case 'check': {
        const asked = await desk.requestCheck({ ...whose(one.isOfCase), amountCents: one.cents });
        if (asked.status !== 201) return asked.status;
        const made = await desk.approve(asked.body.id);
        if (made.status === 200) keep(made.body);
        return made.status;
      }
      case 'transfer': {
        const body = { ...whose(one.isOfCase), invoiceId: invoice.id, amountCents: one.cents };
        const made = await desk.transfer(body);
        if (made.status === 201) keep(made.body);
        return made.status;
      }
      case 'identify': {
        const { id } = await ok(desk.deposit({ amountCents: one.cents, date: today }));
        const params = { id };
        const made = await t.call(trust.identify, {
          as: desk.people.second,
          params,
          body: whose(one.isOfCase),
        });
        if (made.status === 200) keep(made.body);
        return made.status;
      }
      case 'reverse': {
        const row = rows[one.pick % (rows.length || 1)];
        if (!row) return 200;
        const made = await desk.reverse(row.item.id);
        if (made.status === 200) row.isReversed = true;
        return made.status;
      }
    }
  };
  return { clientId, invoiceId: invoice.id, rows, play };
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const signed = ({ kind, amountCents }: TrustItem) => (kind === 'DEPOSIT' ? amountCents : -amountCents);

async function compare({ clientId, invoiceId, rows }: Awaited<ReturnType<typeof company>>, today: string) {
  const standing = rows.filter(({ isReversed }) => !isReversed).map(({ item }) => item);
  const balances = (await desk.balances()).filter(({ client }) => client?.id === clientId);
  for (const ofCase of [true, false]) {
    const own = standing.filter((item) => item.isOfCase === ofCase);
    const shown = balances.find((row) => row.isOfCase === ofCase);
    expect(shown?.balanceCents ?? 0).toBe(sum(own.map(signed)));
    expect(shown?.balanceCents ?? 0).toBeGreaterThanOrEqual(0);
    const held = own.filter(({ kind, usableOn }) => kind === 'DEPOSIT' && (usableOn ?? '') > today);
    expect(shown?.heldCents ?? 0).toBe(sum(held.map(({ amountCents }) => amountCents)));
    expect(shown?.usableCents ?? 0).toBeGreaterThanOrEqual(0);
  }
  const whole = sum(standing.map(signed));
  const register = await t.db
    .selectFrom('cases.trustMovement')
    .select('amountCents')
    .where('clientId', '=', clientId)
    .execute();
  expect(sum(register.map(({ amountCents }) => amountCents))).toBe(whole);
  const postings = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'amountCents'])
    .where('clientId', '=', clientId)
    .where('bankAccountId', 'is not', null)
    .execute();
  expect(sum(postings.map((row) => (row.debit === 'TRUST_CASH' ? row.amountCents : -row.amountCents)))).toBe(
    whole,
  );
  const transfers = standing.filter(({ kind }) => kind === 'TRANSFER').map(({ amountCents }) => amountCents);
  const invoice = await t.db
    .selectFrom('cases.invoice')
    .select(['balanceCents', 'paidCents'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  expect(invoice).toEqual({ balanceCents: 2_000 - sum(transfers), paidCents: sum(transfers) });
}

test(
  'whatever people do at once, nobody has less than nothing and all sums are one',
  { timeout: 120_000 },
  async () => {
    const refused = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: DAYS.length }),
        async (days) => {
          const own = await company();
          for (const [index, acts] of days.entries()) {
            const today = DAYS[index] ?? '';
            clock.moveTo(noon(today));
            const statuses = await Promise.all(acts.map((one) => own.play(one, today)));
            for (const status of statuses) {
              // Refused for want of money or by somebody who was first, and never broken.
              expect([200, 201, 400, 409]).toContain(status);
              if (status >= 400) refused.add(status);
            }
            await compare(own, today);
          }
        },
      ),
      { numRuns: 12 },
    );
    // It was tried, too.
    expect(refused).toContain(409);
  },
);
