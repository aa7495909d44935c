import type { ClientDetails } from '@writdesk/contract/clients/clients';

export const stepNames = ['company', 'payables', 'owner', 'done'] as const;
export type StepName = (typeof stepNames)[number];

type Registered = Pick<ClientDetails, 'onboarding'> | null;

/** Which steps the server has; the last one is done when the others are. */
export function doneSteps(company: Registered): readonly StepName[] {
  if (!company) return [];
  const { company: isNamed, accountsPayable, owner } = company.onboarding;
  return stepNames.filter(
    (name) =>
      (name === 'company' && isNamed) ||
      (name === 'payables' && accountsPayable) ||
      (name === 'owner' && owner) ||
      (name === 'done' && isNamed && accountsPayable && owner),
  );
}

/** Where a registration goes on: at the first step that isn't done. */
export function openStep(company: Registered): StepName {
  const done = doneSteps(company);
  return stepNames.find((name) => !done.includes(name)) ?? 'done';
}

/** A step can be gone to once the company is known: it is what the others hang on. */
export const canGoTo = (step: StepName, company: Registered): boolean => {
  if (step === 'done') return doneSteps(company).includes('done');
  return step === 'company' || doneSteps(company).includes('company');
};
