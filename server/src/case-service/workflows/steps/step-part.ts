import { casePart } from '../../cases/record/index.ts';
import { stepColumns } from './case-step-queries.ts';

/** The step of its workflow that a case stands at. */
export const stepPart = casePart('steps', {
  facts: {
    columns: () => stepColumns,
    of: ({ step }) => ({
      stepRoles: step?.roles ?? null,
      stepAction: step?.action ?? null,
      stepEnd: step?.end ?? null,
    }),
  },
});
