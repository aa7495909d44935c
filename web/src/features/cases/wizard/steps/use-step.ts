import { useNavigate, useSearch } from '@tanstack/react-router';
import { isStep, type StepName } from '../../../../labels/case/steps.ts';

interface StepAddress {
  step?: string;
  /** The case, while the address is still that of a new one. */
  draft?: string;
  /** The field that a link of the review leads to. */
  field?: string;
}

/** The step in the address: it can be linked to, and the browser's Back goes a step back. */
export function useStep() {
  const search: StepAddress = useSearch({ strict: false });
  const navigate = useNavigate();
  const step: StepName = isStep(search.step) ? search.step : 'property';
  return {
    step,
    draftId: search.draft ?? null,
    field: search.field ?? null,
    go: (next: StepName, field?: string) =>
      void navigate({
        to: '.',
        search: (before: StepAddress) => ({ draft: before.draft, step: next, field }),
      }),
  };
}
