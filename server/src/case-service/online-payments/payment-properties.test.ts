import fc from 'fast-check';
import { practiceOutcomes } from '@writdesk/contract/practice-bank/practice-bank';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlineDesk, type OnlineDesk } from '../../../test/support/online-desk.ts';

let the: OnlineDesk;
beforeAll(async () => {
  the = await onlineDesk();
});
afterAll(() => the.t.close());

const step = fc.oneof(
  fc.record({ do: fc.constant('bill' as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({ do: fc.constant('pay' as const), outcome: fc.constantFrom(...practiceOutcomes) }),
  fc.record({ do: fc.constant('check' as const), cents: fc.integer({ min: 1, max: 300_000 }) }),
  fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ do: fc.constant('watch' as const) }),
);

test('whatever happens at the bank, its own book, our payments and our ledger say the same to the cent', async () => {
  let checks = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      let invoice = await the.the.overdueInvoice(12_345);
      for (const one of steps) {
        if (one.do === 'bill') invoice = await the.the.overdueInvoice(one.cents);
        else if (one.do === 'pass') await the.pass(one.seconds);
        else if (one.do === 'watch') await the.watch();
        else if (one.do === 'check') {
          const paid = await the.the.pay(invoice, one.cents);
          if (paid.status === 200) checks += one.cents;
        } else await payOnline(invoice, one.outcome);
      }
      await the.pass(200);
      expect((await the.ledgerCents('CASH')) - checks).toBe(await the.bankCents());
      expect(await ours()).toEqual(await banks());
      const { sum } = await the.t.db
        .selectFrom('cases.invoice')
        .select((of) => of.fn.sum<number>('balanceCents').as('sum'))
        .executeTakeFirstOrThrow();
      expect(await the.ledgerCents('RECEIVABLE')).toBe(Number(sum));
    }),
    { numRuns: 6 },
  );
});

/** What is paid already, or under way, is refused: nothing comes of it. */
async function payOnline(invoice: string, outcome: (typeof practiceOutcomes)[number]): Promise<void> {
  const started = await the.begin([invoice]).catch(() => null);
  if (started) await the.atBank(started.checkoutUrl, outcome);
}

/** What each attempt counts for in our books, and what the bank holds for it. */
async function ours() {
  const rows = await the.t.db
    .selectFrom('cases.paymentAttempt as a')
    .innerJoin('cases.payment as p', (join) =>
      join.onRef('p.firmId', '=', 'a.firmId').onRef('p.id', '=', 'a.paymentId'),
    )
    .select(['a.id', 'p.amountCents', 'p.status', 'a.feeCents'])
    .orderBy('a.id')
    .execute();
  return rows.map(({ id, amountCents, status, feeCents }) => ({
    id,
    cents: (status === 'RECORDED' ? amountCents : 0) - feeCents,
  }));
}
async function banks() {
  const rows = await the.t.db
    .selectFrom('cases.practiceEntry')
    .select(['orderKey', 'amountCents', 'feeCents'])
    .orderBy('orderKey')
    .execute();
  return [...Map.groupBy(rows, ({ orderKey }) => orderKey)].map(([id, own]) => ({
    id,
    cents: own.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0),
  }));
}
