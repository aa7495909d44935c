import { workflowExamples } from '@writdesk/contract/workflows/workflow-examples';
import { expect, test } from 'vitest';
import { givenNamesInSpanish } from './given-names.ts';

test('every workflow that a firm begins with has its Spanish name, and so has each of its steps', () => {
  const names = Object.values(workflowExamples).flatMap(({ name, steps }) => [
    name,
    ...steps.map((step) => step.name),
  ]);
  expect(names.filter((name) => !givenNamesInSpanish[name])).toEqual([]);
});
