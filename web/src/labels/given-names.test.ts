import { workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import { expect, test } from 'vitest';
import { parseCsv, readReferenceFile } from '../../../server/seed/reference-files.ts';
import { givenNamesInSpanish } from './given-names.ts';

test('every workflow that a firm begins with has its Spanish name, and so has each of its steps', () => {
  const names = Object.values(workflowExamples).flatMap(({ name, steps }) => [
    name,
    ...steps.map((step) => step.name),
  ]);
  expect(names.filter((name) => !givenNamesInSpanish[name])).toEqual([]);
});

test.each([
  ['courthouse-contacts.csv', 'note'],
  ['courthouses.csv', 'fee_note'],
] as const)('every note on fees in %s has its Spanish words', async (file, column) => {
  const notes = await columnOf(file, column);
  expect(notes.length).toBeGreaterThan(5);
  expect(notes.filter((note) => !givenNamesInSpanish[note])).toEqual([]);
});

test('a source of fees that is more than an address has its Spanish words', async () => {
  const sources = (await columnOf('courthouses.csv', 'source')).filter((source) => source.includes(' '));
  expect(sources.filter((source) => !givenNamesInSpanish[source])).toEqual([]);
});

/** What stands in a column of the reference data, without what is empty. */
async function columnOf(file: string, column: string): Promise<string[]> {
  const rows = parseCsv(await readReferenceFile(file), [column]);
  return rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
}
