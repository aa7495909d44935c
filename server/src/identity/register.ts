import { z } from 'zod';
import { personName } from '@writdesk/contract/values/names';
import type { Account } from '../platform/accounts.ts';
import { type Accounts, AccountTakenError } from '../platform/accounts.ts';
import { loginName } from './accounts.ts';
import type { Messages } from './messages.ts';
import { passwordFault, passwordFaultText } from './password-rules.ts';

/** What the registration form sends. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passwordConfirm: string;
}

export type RegisterOutcome =
  | { kind: 'registered'; account: Account }
  | { kind: 'refused'; fieldErrors: Record<string, string> }
  /** Too many registrations came from the caller's address. */
  | { kind: 'full'; until: Date };

/** As everywhere: it stands in mails that its owner causes. */
const anyName = personName('a name');
const emailSchema = z.email().max(254);

export interface RegisterParts {
  accounts: Accounts;
  /** Counts the mail that goes to the address. @returns until when no more is sent for the caller. */
  takeCallersMail(address: string): Promise<Date | null>;
}

/** Makes an account without roles; they come with an invitation or with the company's registration. */
export async function register(
  { accounts, takeCallersMail }: RegisterParts,
  registration: Registration,
  address: string,
  texts: Messages,
): Promise<RegisterOutcome> {
  const fieldErrors = checkRegistration(registration, texts);
  if (Object.keys(fieldErrors).length > 0) return { kind: 'refused', fieldErrors };
  const fullUntil = await takeCallersMail(address);
  if (fullUntil) return { kind: 'full', until: fullUntil };
  const { firstName, lastName, email, password } = registration;
  try {
    const account = await accounts.createAccount({
      username: email,
      email,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      password,
      roles: [],
    });
    return { kind: 'registered', account };
  } catch (error) {
    if (!(error instanceof AccountTakenError)) throw error;
    return { kind: 'refused', fieldErrors: { email: texts.emailTaken } };
  }
}

function checkRegistration(registration: Registration, texts: Messages): Record<string, string> {
  const { password } = registration;
  const email = loginName(registration.email);
  const fault = passwordFault(password, registration);
  const errors: Record<string, string | undefined> = {
    firstName: nameError(registration.firstName, texts.firstNameMissing, texts),
    lastName: nameError(registration.lastName, texts.lastNameMissing, texts),
    email: emailSchema.safeParse(email).success ? undefined : texts.emailInvalid,
    password: fault && passwordFaultText(fault, texts),
    'password-confirm': password === registration.passwordConfirm ? undefined : texts.passwordsDiffer,
  };
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function nameError(name: string, missing: string, texts: Messages): string | undefined {
  if (name.trim() === '') return missing;
  return anyName.safeParse(name).success ? undefined : texts.nameUnusable;
}
