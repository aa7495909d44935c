import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { appendDeltas, deltasOf, tallyFaults } from './index.ts';

let t: TestApp;
let world: TwoCompanies;
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
});
afterAll(() => t.close());

test.each([
  ['America/New_York', '2026-03-31'],
  ['Pacific/Guam', '2026-04-01'],
])('an evening in %s is counted on %s, by who writes and by who counts again', async (dayZone, day) => {
  const { firm, client } = world;
  const submittedAt = new Date('2026-04-01T02:30:00Z');
  const record = await insertCase(t.db, { firmId: firm.id, clientId: client.id, dayZone, submittedAt });
  const deltas = deltasOf(null, record);
  expect(deltas.find(({ what }) => what === 'done.submitted')).toMatchObject({ day, n: 1 });
  await appendDeltas(t.db, deltas);
  expect(await tallyFaults(t.db)).toEqual([]);
});
