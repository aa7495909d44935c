import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeFirm, makeTerms } from '../../user-service/firms/firm-factory.ts';
import { makeInvoice } from './invoice-factory.ts';
import { overdueInvoices } from './index.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-05-20T15:00:00Z') });
  world = await twoCompanies(t);
  people = world.people;
  const own = { firmId: world.firm.id, clientId: world.client.id };
  await makeInvoice(t.db, { ...own, number: 'A-1', subtotalCents: 20_000, paidCents: 5_000 });
  await makeInvoice(t.db, {
    ...own,
    number: 'A-2',
    subtotalCents: 10_000,
    issueDate: '2026-05-01',
    dueDate: '2026-05-31',
    propertyId: world.managed.id,
  });
  await makeInvoice(t.db, {
    ...own,
    number: 'A-3',
    subtotalCents: 7_000,
    paidCents: 7_000,
    propertyId: world.owned.id,
  });
  await makeInvoice(t.db, { ...own, number: 'A-4', subtotalCents: 900, status: 'VOID' });
  await makeInvoice(t.db, {
    firmId: world.otherFirm.id,
    clientId: world.otherClient.id,
    number: 'B-1',
    subtotalCents: 4_000,
  });
});
afterAll(() => t.close());

const list = async (as: Person, query: Record<string, string> = {}) => {
  const { status, body } = await t.call(invoices.list, { as, query: { sort: 'number', ...query } });
  expect(status).toBe(200);
  expect(body.total).toBe(body.invoices.length);
  return body;
};
const numbers = async (as: Person, query: Record<string, string> = {}) =>
  (await list(as, query)).invoices.map(({ number }) => number);

describe('the list', () => {
  test('shows each person the invoices that are theirs to see', async () => {
    expect(await numbers(people.admin)).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'B-1']);
    expect(await numbers(people.lawyer)).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(await numbers(people.payer)).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(await numbers(people.manager)).toEqual(['A-2']);
    expect(await numbers(people.landlord)).toEqual(['A-3']);
    expect(await numbers(people.otherOwner)).toEqual(['B-1']);
  });

  test('calls overdue what is overdue today, and sums what is open', async () => {
    const { invoices: rows, openCents, overdueCents } = await list(people.billing);
    expect(rows.map(({ status }) => status)).toEqual(['OVERDUE', 'ISSUED', 'PAID', 'VOID']);
    expect(rows[0]).toMatchObject({
      client: { name: 'Magnolia Living LLC' },
      paidCents: 5_000,
      balanceCents: 15_000,
      property: null,
    });
    expect({ openCents, overdueCents }).toEqual({ openCents: 25_000, overdueCents: 15_000 });
  });

  test('is filtered by status, company, property, day and number', async () => {
    expect(await numbers(people.admin, { status: 'OVERDUE' })).toEqual(['A-1', 'B-1']);
    expect(await numbers(people.admin, { status: 'ISSUED,PAID' })).toEqual(['A-2', 'A-3']);
    expect(await numbers(people.admin, { clientId: world.otherClient.id })).toEqual(['B-1']);
    expect(await numbers(people.lawyer, { clientId: world.otherClient.id })).toEqual([]);
    expect(await numbers(people.admin, { propertyId: world.owned.id })).toEqual(['A-3']);
    expect(await numbers(people.admin, { dateRange: '2026-04-01..' })).toEqual(['A-2']);
    expect(await numbers(people.admin, { search: 'b-' })).toEqual(['B-1']);
  });

  test('sums the whole filter, not the page', async () => {
    const { body } = await t.call(invoices.list, {
      as: people.lawyer,
      query: { size: 1, sort: '-balanceCents' },
    });
    expect(body).toMatchObject({ total: 4, pageSize: 1, openCents: 25_000, invoices: [{ number: 'A-1' }] });
  });

  test('names the field of bad input', async () => {
    const { status, body } = await t.send('GET', `${invoices.list.url}?status=LATE`, { as: people.lawyer });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'status' }] });
  });
});

describe('what holds a new case', () => {
  async function indebted(
    graceDays: number,
    overdueGate: 'COMPANY' | 'PROPERTY' | 'NONE',
    timeZone = 'America/New_York',
  ) {
    const firm = await makeFirm(t.db, { timeZone });
    const client = await makeClient(t.db);
    await makeTerms(t.db, { firmId: firm.id, clientId: client.id, graceDays, overdueGate });
    const invoice = await makeInvoice(t.db, {
      firmId: firm.id,
      clientId: client.id,
      subtotalCents: 1,
      propertyId: world.managed.id,
    });
    return async (at: string, propertyId?: string) =>
      (await overdueInvoices(t.db, firm.id, client.id, new Date(at), propertyId)).map(
        ({ id }) => id === invoice.id,
      );
  }

  test.each([
    ['on the day it is due', 0, 'America/New_York', '2026-04-30T16:00:00Z', []],
    ['just before the firm’s midnight', 0, 'America/New_York', '2026-05-01T03:59:59Z', []],
    ['at the firm’s midnight', 0, 'America/New_York', '2026-05-01T04:00:00Z', [true]],
    ['at that moment further west', 0, 'America/Los_Angeles', '2026-05-01T04:00:00Z', []],
    ['within the days of grace', 5, 'America/New_York', '2026-05-05T16:00:00Z', []],
    ['after the days of grace', 5, 'America/New_York', '2026-05-06T16:00:00Z', [true]],
  ] as const)('one cent, %s', async (_, graceDays, zone, at, held) => {
    expect(await (await indebted(graceDays, 'COMPANY', zone))(at)).toEqual(held);
  });

  test('is asked for the property where the company wants that, and never where it wants none', async () => {
    const late = '2026-06-01T16:00:00Z';
    const byProperty = await indebted(0, 'PROPERTY');
    expect(await byProperty(late, world.managed.id)).toEqual([true]);
    expect(await byProperty(late, world.owned.id)).toEqual([]);
    expect(await byProperty(late)).toEqual([]);
    expect(await (await indebted(0, 'NONE'))(late, world.managed.id)).toEqual([]);
  });

  test('is by the terms with the firm alone: another firm has its own', async () => {
    const late = '2026-06-01T16:00:00Z';
    const client = await makeClient(t.db);
    const [patient, strict] = [await makeFirm(t.db), await makeFirm(t.db)];
    await makeTerms(t.db, { firmId: patient.id, clientId: client.id, graceDays: 60 });
    for (const [firm, held] of [
      [patient, 0],
      [strict, 1],
    ] as const) {
      await makeInvoice(t.db, { firmId: firm.id, clientId: client.id, subtotalCents: 1 });
      expect(await overdueInvoices(t.db, firm.id, client.id, new Date(late))).toHaveLength(held);
    }
  });

  test('says number, day and balance', async () => {
    const found = await overdueInvoices(
      t.db,
      world.firm.id,
      world.client.id,
      new Date('2026-05-20T15:00:00Z'),
    );
    expect(found).toMatchObject([{ number: 'A-1', dueDate: '2026-04-30', balanceCents: 15_000 }]);
  });
});
