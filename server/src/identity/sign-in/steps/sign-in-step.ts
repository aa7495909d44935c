import type { Account } from '../../../platform/accounts.ts';
import type { LoginContextParts } from '../login-context.ts';
import type { Language, Messages } from '../messages.ts';

/** What a person signs in to, with what the steps ask of it. */
export interface SignInAccount extends Account {
  mustChangePassword: boolean;
}

/** Who has shown what so far. Kept sealed with the interaction, on the server; the browser holds its cookie alone. */
export interface SignInProgress {
  /** Of somebody who registered: the id that the account gets when the link is opened in this browser. */
  accountId: string;
  /** Of the account when the first proof was looked at: whatever ends its sessions raises it, and this ends, too. */
  generation: number;
  isRemembered: boolean;
  /** What was shown, in the words of RFC 8176: `pwd`, `otp`, `hwk` … */
  amr: string[];
  /** Names of the steps that were taken. */
  done: string[];
  /** What a step keeps between its page and its form, by the step's name: a challenge, a count. */
  kept: Record<string, string>;
}

/** A step's page; the form on it comes back to the same step. */
export type StepPage = Pick<LoginContextParts, 'pageId' | 'message' | 'fieldErrors' | 'more'> & {
  /** Kept for the form; the next page or form of this step finds it in `progress.kept`. */
  keep?: string;
};

/** Where a sign-in stands when a step is asked. */
export interface StepView {
  /** As it is now in the database: roles, address and duties may have changed since the password. */
  account: SignInAccount;
  /** Of somebody who registered and has no account before the mailed link is opened in this browser. */
  isRegistering: boolean;
  progress: Readonly<SignInProgress>;
  /** What this step kept. */
  kept: string | undefined;
  /** Of oidc-provider's interaction: what ends a person's sessions leaves this one alone. */
  interactionId: string;
  language: Language;
  texts: Messages;
  /** The caller's network address. */
  address: string;
  /** The browser's mark, where it signed in to the account before. */
  device: string | undefined;
}

export type StepOutcome =
  /** @property generation where the step itself ended the account's other sessions. */
  | { kind: 'done'; amr?: readonly string[]; generation?: number }
  /** Nothing was wrong, and the step is still to take: its page says by itself what has changed. */
  | { kind: 'turned'; page: StepPage }
  | { kind: 'again'; page: StepPage }
  | { kind: 'locked'; until: Date; page: StepPage };

/** Something asked between the right password and the way back to the app. */
export interface SignInStep {
  /** Stands in the form's address, so that a form is never taken for another step's. */
  name: string;
  /** What it waits for is done on the page of a mailed link: that page learns which sign-in of the same browser it is for. */
  waitsForLink?: true;
  /** Asked again before each page: true until the step was taken, or what it is about has come true elsewhere. */
  isNeeded(view: StepView): boolean | Promise<boolean>;
  page(view: StepView): StepPage | Promise<StepPage>;
  take(form: URLSearchParams, view: StepView): Promise<StepOutcome>;
}

/** How sure the sign-in is, as Keycloak counts: 2 when two kinds of proof were shown, else 1. */
export function assurance(amr: readonly string[]): '1' | '2' {
  // A key that was unlocked by its owner is two in one: something had, and something known or been.
  return amr.includes('mfa') || (amr.includes('pwd') && amr.length > 1) ? '2' : '1';
}
