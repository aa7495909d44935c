import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { twoCompanies } from '../../../test/support/two-companies.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { checkCaseTallies, fillTallies, tallyFaults } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a number that its rows contradict is said each night, and stays as it is', async () => {
  const { firm, client } = await twoCompanies(t);
  const record = await insertCase(t.db, { firmId: firm.id, clientId: client.id, submittedAt: new Date() });
  await fillTallies(t.db);
  const error = vi.spyOn(t.opened.deps.log, 'error').mockImplementation(() => undefined);
  const look = () =>
    checkCaseTallies.handle(
      contextOf(t.opened.deps, { kind: 'job', name: checkCaseTallies.name }, newId()),
      {},
      { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
    );
  await look();
  expect(error).not.toHaveBeenCalled();
  // Behind the writers' backs.
  await t.db
    .updateTable('cases.evictionCase')
    .set({ status: 'CLOSED' })
    .where('id', '=', record.id)
    .execute();
  const before = await tallyFaults(t.db);
  expect(before.length).toBeGreaterThan(0);
  await look();
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ of: before.length }),
    'the tallies and the cases differ',
  );
  expect(await tallyFaults(t.db)).toEqual(before);
});
