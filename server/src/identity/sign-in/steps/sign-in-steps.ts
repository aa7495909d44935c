import { newPasswordStep, type NewPasswordParts } from './new-password.ts';
import { secondFactorStep, type SecondFactorParts } from './second-factor.ts';
import type { SignInStep } from './sign-in-step.ts';
import { verifyEmailStep, type VerifyEmailParts } from './verify-email.ts';

export type SignInStepParts = NewPasswordParts & SecondFactorParts & VerifyEmailParts;

/** All steps in the order they are asked. What proves the person comes before what lets them change something. */
export const signInSteps = (parts: SignInStepParts): readonly SignInStep[] => [
  secondFactorStep(parts),
  verifyEmailStep(parts),
  newPasswordStep(parts),
];
