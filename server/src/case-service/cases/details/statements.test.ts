import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStatements, turnsOf } from '../../../../test/support/statements.ts';
import { type CaseDesk, caseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  addFile,
  type FirmWithAClient,
  firmWithAClient,
} from '../../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

/** How many statements a call needs, in how many turns, and how often it reads the case's own row. */
async function countOf(work: () => Promise<unknown>) {
  const { turns } = turnsOf(await recordStatements(work));
  const statements = turns.flat();
  const ofCase = statements.filter(({ text }) =>
    /select (?:"c"\.\*|\*) from "cases"\."eviction_case"/.test(text),
  );
  return { statements: statements.length, turns: turns.length, ofCase: ofCase.length };
}

test('a case’s page reads the case once, and in one turn after it only the parts that it has', async () => {
  const { id } = await desk.draft();
  const read = () => ok(t.call(cases.details, { as: world.people.processor, params: { id } }));
  await read();
  expect(await countOf(read)).toEqual({ statements: 12, turns: 3, ofCase: 1 });
});

test('a list reads what the parts know of its cases in one statement', async () => {
  await desk.draft();
  await desk.draft();
  const read = () => ok(t.call(cases.list, { as: world.people.processor, query: {} }));
  await read();
  const { statements, turns } = await countOf(read);
  expect({ statements, turns }).toEqual({ statements: 6, turns: 3 });
});

test('an action locks the case once and hands it down', async () => {
  const { manager } = world.people;
  const { id } = await desk.draft();
  await addFile(t, manager, id);
  const submit = () =>
    ok(t.call(cases.submit, { as: manager, params: { id }, body: { attestedBy: 'Wanda Beaufort' } }));
  const { statements, ofCase } = await countOf(submit);
  expect(ofCase).toBe(1);
  // Two of them hold the company’s account, so that a payment and the submit see one another.
  expect(statements).toBeLessThanOrEqual(42);
});
