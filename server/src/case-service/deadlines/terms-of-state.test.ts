import { cases } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { makeServedCases } from '../recalculations/served-cases-factory.ts';

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
});
afterAll(() => t.close());

test.each([
  ['GA', { writ: 'writ of possession', plaintiff: 'plaintiff', defendant: 'defendant' }],
  ['NY', { writ: 'warrant of eviction', plaintiff: 'petitioner', defendant: 'respondent' }],
  ['NV', { officer: 'constable', plaintiff: 'landlord', defendant: 'tenant' }],
])('a case in %s carries the words of its law', async (stateCode, terms) => {
  expect(await termsIn(stateCode)).toMatchObject(terms);
});

test('a case of a state without rules carries none', async () => {
  expect(await termsIn('WY')).toBeNull();
});

test('whoever is signed in reads the words of every state', async () => {
  const { body } = await t.call(deadlines.terms, { as: world.people.manager });
  const of = (code: string) => body.states.find(({ state }) => state === code)?.terms;
  expect(of('NY')).toMatchObject({ writ: 'warrant of eviction', defendant: 'respondent' });
  expect(of('OH')).toMatchObject({ writ: 'writ of restitution', officer: 'bailiff' });
  const notices = (code: string) => body.states.find(({ state }) => state === code)?.notices ?? [];
  expect(notices('GA')).toContain('PAY_OR_VACATE');
  expect(notices('NY')).toEqual(expect.arrayContaining(['RENT_DEMAND', 'FEDERAL_30_DAY']));
  expect(notices('GA'), 'New York’s own').not.toContain('RENT_DEMAND');
  expect(notices('GA'), 'Nevada’s own').not.toContain('UNLAWFUL_DETAINER_5_JUDICIAL');
  expect(of('US'), 'federal law has no words of its own').toBeUndefined();
});

async function termsIn(stateCode: string) {
  const given = { firmId: world.firm.id, clientId: world.client.id, courthouseId: null };
  await makeServedCases(t.db, { ...given, stateCode, servedOn: '2026-11-02' }, 1);
  const { id } = await t.db
    .selectFrom('cases.evictionCase')
    .select('id')
    .where('firmId', '=', world.firm.id)
    .where('stateCode', '=', stateCode)
    .executeTakeFirstOrThrow();
  const { body } = await t.call(cases.details, { as: world.people.processor, params: { id } });
  return body.terms;
}
