import type { InteractionResults } from 'oidc-provider';
import type { SignInProgress } from './steps/sign-in-step.ts';

/** The interaction's result while steps are still to take; oidc-provider finds no `login` in it and signs nobody in. */
export const resultInProgress = (progress: SignInProgress): InteractionResults => ({ progress });

/** Of the account when the sign-in began that ends with this login. */
export const generationOf = (login: InteractionResults['login']): number | undefined =>
  // Written by the chain alone, and sealed since.
  login?.['generation'] as number | undefined;

/** Where a sign-in stands; undefined before the right password. */
export function progressOf(result: InteractionResults | undefined): SignInProgress | undefined {
  // Written by `resultInProgress` alone, and sealed since.
  return result?.['progress'] as SignInProgress | undefined;
}
