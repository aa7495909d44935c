import { courtFees, type CourtFeeBook } from '@writdesk/contract/court-fees/court-fees';
import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';
import { standingClock } from '../../platform/clock.ts';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  type FirmWithAClient,
  firmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const params = { id: FULTON_MAGISTRATE };
const row = (purpose: string, basis: string, amountCents: number | null, over: object = {}) => ({
  purpose,
  payee: 'CLERK',
  basis,
  amountCents,
  source: 'The clerk, by telephone',
  confidence: 'S',
  ...over,
});
const version = (effectiveFrom: string, rows: object[], over: object = {}) => ({
  level: 'courthouse',
  isOwn: false,
  effectiveFrom,
  rows,
  ...over,
});
const add = (as: Person, body: object, id = FULTON_MAGISTRATE) =>
  t.send('POST', courtFees.add.url.replace(/[:{]id}?/, id), { as, body });
const latest = ({ body }: { body: Record<string, unknown> }): FeeRow[] =>
  (body as unknown as CourtFeeBook).schedules.at(-1)?.rows ?? [];
const added = async (as: Person, body: object) => {
  const reply = await add(as, body);
  expect(reply.status).toBe(201);
  return latest(reply);
};
const filingOn = async (day: string, as = people.processor) =>
  (
    await ok(
      t.call(courtFees.calculate, {
        as,
        params,
        query: { day, purposes: 'FILING', defendants: '2' },
      }),
    )
  ).totalCents;

describe('a version of the fees', () => {
  test('holds from its day on, and the one before stays', async () => {
    const rows = [row('FILING', 'FLAT', 12_000), row('FILING', 'PER_EXTRA_DEFENDANT', 900)];
    const reply = await add(people.processor, version('2031-07-01', rows, { note: 'Order of May' }));
    expect(reply.status).toBe(201);
    expect(await filingOn('2031-06-30')).toBe(11_900);
    expect(await filingOn('2031-07-01')).toBe(12_900);
    const book = await ok(t.call(courtFees.book, { as: people.processor, params }));
    expect(book.schedules).toMatchObject([
      { isInForce: true, effectiveFrom: null, addedBy: null },
      { isInForce: false, effectiveFrom: '2031-07-01', note: 'Order of May' },
    ]);
    const [event] = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', FULTON_MAGISTRATE)
      .execute();
    expect(event).toMatchObject({
      action: 'courthouse.add-fees',
      data: { rows: ['FILING CLERK FLAT 12000', 'FILING CLERK PER_EXTRA_DEFENDANT 900'] },
    });
  });

  test('answers the base fee and the contacts of the courthouse from its day on', async () => {
    await added(people.admin, version('2020-01-01', [row('FILING', 'FLAT', 11_500)], { level: 'state' }));
    const court = await ok(t.call(courthouses.details, { as: people.admin, params }));
    expect(court).toMatchObject({ baseFee: 11_100, contactDetails: [{ fee: 800 }, { fee: null }] });
    const gwinnett = referenceId('courthouse', 'ga-gwinnett');
    const other = await ok(t.call(courthouses.details, { as: people.admin, params: { id: gwinnett } }));
    expect(other.baseFee).toBe(11_500);
    const list = await ok(
      t.call(courthouses.list, { as: people.admin, query: { search: 'Gwinnett', sort: 'baseFee' } }),
    );
    expect(list.courthouses).toMatchObject([{ baseFee: 11_500 }]);
  });

  test('keeps who verified a row that nobody changed, and of another says nothing', async () => {
    const verified = row('FILING', 'FLAT', 12_500, { isVerified: true });
    const [known] = await added(people.processor, version('2032-01-01', [verified]));
    expect(known).toMatchObject({ verifiedBy: expect.any(String), verifiedOn: '2026-06-12' });
    const rows = [
      { ...row('FILING', 'FLAT', 12_500), earlierRow: known?.id },
      { ...row('WRIT', 'FLAT', 2_500), earlierRow: known?.id },
    ];
    expect(await added(people.processor, version('2032-02-01', rows))).toMatchObject([
      { verifiedBy: known?.verifiedBy, verifiedOn: '2026-06-12' },
      { verifiedBy: null },
    ]);
  });

  test('of a firm is read and used by that firm alone, and its row wins', async () => {
    const rows = [row('FILING', 'FLAT', 13_000)];
    await added(people.processor, version('2031-01-01', rows, { isOwn: true }));
    expect(await filingOn('2031-02-01')).toBe(13_800);
    expect(await filingOn('2031-02-01', people.manager)).toBe(11_900);
    const theirs = await ok(t.call(courtFees.book, { as: people.manager, params }));
    expect(theirs.schedules.some(({ isOwn }) => isOwn)).toBe(false);
    expect(theirs.can).toEqual({ levels: [], own: false });
    const rowsOfFirm = await t.db
      .selectFrom('cases.auditEvent')
      .select('visibility')
      .where('action', '=', 'courthouse.add-own-fees')
      .execute();
    expect(rowsOfFirm).toEqual([{ visibility: 'FIRM' }]);
  });

  test.each([
    ['nobody of a company', () => people.manager, {}, 'forbidden'],
    ['no firm for a state', () => people.processor, { level: 'state' }, 'courthouse_wide'],
    ['no administrator as a firm’s own', () => people.admin, { isOwn: true }, 'forbidden'],
  ])('is added by %s', async (_, as, over, code) => {
    const reply = await add(as(), version('2033-01-01', [row('FILING', 'FLAT', 1)], over));
    expect(reply).toMatchObject({ status: 403, body: { code } });
  });

  test('is not added by a firm that doesn’t work there', async () => {
    const court = referenceId('courthouse', 'ca-stanley-mosk');
    const reply = await add(people.processor, version('2033-01-01', [row('FILING', 'FLAT', 1)]), court);
    expect(reply).toMatchObject({ status: 403, body: { code: 'courthouse_foreign' } });
  });

  test.each<[string, object[], string]>([
    ['without a row', [], 'rows'],
    ['a tier without its sum', [row('FILING', 'TIER_BY_CLAIM', 100)], 'rows.0.aboveCents'],
    ['a sum without a tier', [row('FILING', 'FLAT', 100, { aboveCents: 5 })], 'rows.0.aboveCents'],
    ['a percentage without brackets', [row('REGISTRY', 'PERCENT', null)], 'rows.0.brackets'],
    [
      'brackets that overlap',
      [
        row('REGISTRY', 'PERCENT', null, {
          brackets: [
            { upToCents: 500, basisPoints: 1 },
            { upToCents: 500, basisPoints: 1 },
          ],
        }),
      ],
      'rows.0.brackets',
    ],
    ['two of one kind', [row('FILING', 'FLAT', 1), row('FILING', 'FLAT', 2)], 'rows.1.basis'],
    ['no source', [row('FILING', 'FLAT', 1, { source: '' })], 'rows.0.source'],
    ['a negative amount', [row('FILING', 'FLAT', -1)], 'rows.0.amountCents'],
  ])('is refused: %s', async (_, rows, path) => {
    const reply = await add(people.processor, version('2033-01-01', rows));
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('two at once are both kept', async () => {
    const both = await Promise.all(
      [1_400, 1_500].map((cents) =>
        add(people.processor, version('2034-01-01', [row('WRIT', 'FLAT', cents)])),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('the fees of a case', () => {
  test('are those of its court for its defendants, by payee', async () => {
    const { id } = await desk.at('REVIEW');
    const fees = await ok(
      t.call(courtFees.ofCase, { as: people.lawyer, params: { id }, query: { day: '2026-06-01' } }),
    );
    expect(fees).toMatchObject({
      totalCents: 11_900,
      payees: [{ payee: 'CLERK', cents: 11_900 }],
      missing: [
        { fact: 'fee', purpose: 'SUMMONS' },
        { fact: 'fee', purpose: 'SERVICE' },
      ],
    });
    expect(fees.lines).toMatchObject([
      { basis: 'FLAT', quantity: 1, unitCents: 11_100, confidence: 'S' },
      { basis: 'PER_EXTRA_DEFENDANT', quantity: 1, unitCents: 800 },
    ]);
  });
});
