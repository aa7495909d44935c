import { clients } from '@writdesk/contract/clients/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from '../users/user-factory.ts';
import { makeClient } from './client-factory.ts';

let t: TestApp;
let admin: Person;
let others: Person[];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const firm = await makeFirm(t.db, {});
  const registered: [string, 'ORGANIC' | 'INVITED', string?][] = [
    ['2025-03-01T12:00:00Z', 'ORGANIC'],
    ['2025-06-30T12:00:00Z', 'INVITED'],
    ['2026-02-28T12:00:00Z', 'INVITED'],
    // In Atlanta it is still February, in UTC March.
    ['2026-03-01T03:00:00Z', 'ORGANIC'],
    ['2026-03-01T12:00:00Z', 'ORGANIC'],
    ['2026-05-31T12:00:00Z', 'INVITED'],
    // In Phoenix it is still May.
    ['2026-06-01T05:00:00Z', 'INVITED', 'America/Phoenix'],
    ['2026-06-12T13:00:00Z', 'ORGANIC'],
  ];
  for (const [createdAt, origin, timeZone] of registered)
    await makeClient(t.db, { createdAt: new Date(createdAt), origin, ...(timeZone && { timeZone }) });
  const person = async (roles: Parameters<typeof makeUser>[1]) => (await makeUser(t.db, roles)).person;
  admin = await person({ roles: ['admin'] });
  others = [
    await person({ roles: ['crm_user'] }),
    await person({ roles: ['firm_admin'], firmId: firm.id }),
    await person({ roles: ['client_owner'], clientId: (await makeClient(t.db, {})).id }),
  ];
  // The last one would count.
  await t.db
    .updateTable('users.client')
    .set({ createdAt: new Date('2020-01-01T12:00:00Z') })
    .where('createdAt', '>', new Date('2026-06-12T13:30:00Z'))
    .execute();
});
afterAll(() => t.close());

const counted = async (dateRange?: string) => {
  const query = dateRange === undefined ? {} : { dateRange };
  return (await t.call(clients.statistics, { as: admin, query })).body;
};

describe('the companies', () => {
  test('are counted by how they came, on days of their own calendar', async () => {
    expect(await counted()).toEqual({ organic: 5, invited: 4, total: 9 });
    expect(await counted('2026-03-01..2026-05-31')).toEqual({ organic: 1, invited: 2, total: 3 });
    expect(await counted('2026-06-01..')).toEqual({ organic: 1, invited: 0, total: 1 });
    expect(await counted('2027-01-01..')).toEqual({ organic: 0, invited: 0, total: 0 });
  });

  test('of a number are the rows that its link opens', async () => {
    for (const dateRange of ['all', '2026-03-01..2026-05-31', '2025-01-01..2026-02-28']) {
      const numbers = await counted(dateRange);
      for (const [origin, n] of [
        ['ORGANIC', numbers.organic],
        ['INVITED', numbers.invited],
        ['all', numbers.total],
      ] as const) {
        const { body } = await t.call(clients.list, { as: admin, query: { origin, dateRange } });
        expect(body.total, `${origin} ${dateRange}`).toBe(n);
      }
    }
  });
});

describe('a year', () => {
  const months = async (year?: string) =>
    (await t.call(clients.monthly, { as: admin, query: year ? { year } : {} })).body;

  test('is March to February; none is 0, what is to come null, and the year before stands next to it', async () => {
    const { year, months: rows } = await months();
    expect(year).toBe(2026);
    expect(rows.map(({ month }) => month)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `2026-${String(index + 3).padStart(2, '0')}`),
      '2027-01',
      '2027-02',
    ]);
    expect(rows.map((row) => row.clients)).toEqual([1, 0, 2, 1, ...Array<null>(8).fill(null)]);
    expect(rows.map((row) => row.lastYear)).toEqual([1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(await months('2026')).toEqual({ year, months: rows });
  });

  test('that is over has no month to come, and one that is to come has nothing else', async () => {
    expect((await months('2025')).months.map((row) => row.clients)).toEqual([
      1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2,
    ]);
    const next = (await months('2027')).months;
    expect(next.every((row) => row.clients === null)).toBe(true);
    expect(next.map((row) => row.lastYear).filter((n) => n !== null)).toEqual([1, 0, 2, 1]);
  });

  test('says of each month how many rows its link opens', async () => {
    const { months: rows } = await months('2025');
    for (const row of rows) {
      const [year = 0, month = 0] = row.month.split('-').map(Number);
      const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
      const query = { dateRange: `${row.month}-01..${last}` };
      const { body } = await t.call(clients.list, { as: admin, query });
      expect(body.total, row.month).toBe(row.clients);
    }
  });

  test.each([
    ['1999', clients.monthly.url, 'year'],
    ['soon', clients.monthly.url, 'year'],
    ['June', clients.statistics.url, 'dateRange'],
    ['2026-02-30..', clients.statistics.url, 'dateRange'],
  ])('%s is refused', async (text, url, path) => {
    const { status, body } = await t.send('GET', `${url}?${path}=${text}`, { as: admin });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path }] });
  });
});

test('both are the administrators’ alone', async () => {
  for (const as of others)
    for (const route of [clients.statistics, clients.monthly])
      expect((await t.send('GET', route.url, { as })).status).toBe(403);
});
