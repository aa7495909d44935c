import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCase } from '../../../test/support/insert-case.ts';
import { platformBench, type PlatformBench } from '../../../test/support/platform.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeInvoice } from '../invoices/invoice-factory.ts';
import { makeBillItems } from './bill-item-factory.ts';
import { type Charge, chargeTrigger } from './index.ts';
import { billingsOf } from './billings-of.ts';

let bench: PlatformBench;
let clientId: string;
beforeAll(async () => {
  bench = await platformBench();
  clientId = (await makeClient(bench.all)).id;
});
afterAll(() => bench.close());

/** A case of a firm with a catalog, and the actions that charge it. */
async function charging(amounts: Record<string, number> | null, attorneyFeeCents = 11_000) {
  const db = bench.all;
  const firm = await makeFirm(db, { attorneyFeeCents });
  if (amounts) await makeBillItems(db, { firmId: firm.id, amounts });
  const key = await insertCase(db, { firmId: firm.id, clientId });
  const now = new Date('2026-07-01T14:00:00Z');
  return {
    key,
    charge: (trigger: Charge['trigger'], quantity: number, more: Partial<Charge> = {}) =>
      db
        .transaction()
        .execute((tx) => chargeTrigger({ db: tx, now }, { case: key, trigger, quantity, ...more })),
    billings: () => billingsOf(db, key),
  };
}
const amounts = (rows: readonly { amountCents: number }[]) => rows.map(({ amountCents }) => amountCents);

describe('what the actions of a case cost', () => {
  test('North Carolina, two defendants: attorney at approval, court at filing, sheriff for each served', async () => {
    const the = await charging({ SCRA_SEARCH: 0, EFILE: 0, SERVICE_FEE: 3_000 });
    expect(amounts(await the.charge('approval', 2))).toEqual([12_500]);
    expect(amounts(await the.charge('add-case-number', 1, { actualCents: 9_600 }))).toEqual([9_600]);
    expect(amounts(await the.charge('serving', 2))).toEqual([6_000]);
    expect(await the.billings()).toMatchObject({ unbilledTotal: 28_100, billed: [], billedTotal: 0 });
  });

  test('a search for each defendant, and the clerk’s real sum', async () => {
    const the = await charging({});
    // The approval searches for nobody.
    expect(amounts(await the.charge('approval', 3))).toEqual([12_500]);
    expect(amounts(await the.charge('record-search', 3))).toEqual([1_200]);
    expect(
      amounts(await the.charge('add-case-number', 3, { actualCents: 9_700 })).toSorted(
        (left, right) => left - right,
      ),
    ).toEqual([350, 9_700]);
    const lines = (await the.billings()).unbilled;
    expect(lines.find(({ description }) => description === 'Military status search')).toMatchObject({
      quantity: 3,
      unitCents: 400,
      amountCents: 1_200,
      source: 'AUTO',
      trigger: 'record-search',
      status: 'UNBILLED',
      invoiceNumber: null,
    });
  });

  test('once, however often the action is repeated; an appearance for each hearing', async () => {
    const the = await charging({});
    await the.charge('approval', 2);
    await the.charge('record-search', 2);
    expect(await the.charge('approval', 2)).toEqual([]);
    expect(await Promise.all([the.charge('serving', 1), the.charge('serving', 1)])).toHaveLength(2);
    await the.charge('hearing-held', 1, { onceFor: 'first docket' });
    await the.charge('hearing-held', 1, { onceFor: 'first docket' });
    await the.charge('hearing-held', 1, { onceFor: 'second docket' });
    const { unbilled, unbilledTotal } = await the.billings();
    expect(unbilled.map(({ trigger }) => trigger)).toEqual([
      'approval',
      'record-search',
      'serving',
      'hearing-held',
      'hearing-held',
    ]);
    expect(unbilledTotal).toBe(12_500 + 800 + 2_500 + 7_500 + 7_500);
  });

  test('the firm’s own fee where the catalog has none, and nothing for what costs nothing', async () => {
    const bare = await charging(null);
    expect(await bare.charge('approval', 2)).toMatchObject([
      { description: 'Attorney fee', amountCents: 11_000 },
    ]);
    expect(await bare.charge('serving', 2)).toEqual([]);
    const free = await charging({ ATTORNEY_FEE: 0 }, 0);
    expect(amounts(await free.charge('approval', 0))).toEqual([]);
  });
});

test('billed lines stand apart with their invoice; what was written off counts nowhere', async () => {
  const the = await charging({});
  await the.charge('approval', 1);
  await the.charge('record-search', 1);
  await the.charge('serving', 1);
  await the.charge('hearing-held', 1);
  const { firmId } = the.key;
  const invoice = await makeInvoice(bench.all, { firmId, clientId, subtotalCents: 12_900 });
  const set = (status: 'BILLED' | 'WRITTEN_OFF', trigger: string, invoiceId: string | null) =>
    bench.all
      .updateTable('cases.billingItem')
      .set({ status, invoiceId })
      .where('caseId', '=', the.key.id)
      .where('trigger', '=', trigger)
      .execute();
  await set('BILLED', 'approval', invoice.id);
  await set('BILLED', 'record-search', invoice.id);
  await set('WRITTEN_OFF', 'serving', null);
  const { unbilled, billed, unbilledTotal, billedTotal } = await the.billings();
  expect(unbilled.map(({ trigger }) => trigger)).toEqual(['hearing-held']);
  expect(unbilledTotal).toBe(7_500);
  expect(billed).toHaveLength(3);
  expect(billed.filter(({ invoiceNumber }) => invoiceNumber === invoice.number)).toHaveLength(2);
  expect(billedTotal).toBe(12_900);
});

test('a case without charges has both lists, empty', async () => {
  const the = await charging({});
  expect(await the.billings()).toEqual({ unbilled: [], billed: [], unbilledTotal: 0, billedTotal: 0 });
});
