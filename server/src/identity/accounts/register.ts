import type { Kysely } from 'kysely';
import { z } from 'zod';
import { personName } from '@writdesk/contract/values/names';
import { type Accounts, AccountTakenError } from '../../platform/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { CallersMail, CountedMail } from '../../platform/mail/index.ts';
import { loginName } from './accounts.ts';
import type { Language, Messages } from '../sign-in/messages.ts';
import { passwordFault, passwordFaultText } from '../passwords/password-rules.ts';
import { insertRegistration } from './registration-queries.ts';

/** What the registration form sends. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passwordConfirm: string;
}

/** Where the form was sent from. */
export interface RegistrationPlace {
  /** The caller's network address. */
  address: string;
  /** Of oidc-provider's interaction. */
  interactionId: string;
  /** Code of the invite that the sign-in is on the way to. */
  inviteCode: string | undefined;
  language: Language;
  texts: Messages;
}

export type RegisterOutcome =
  /** A mailed link asks for a password; no page that is open before leads into the account. */
  | { kind: 'waiting'; registrationId: string }
  | { kind: 'registered'; accountId: string }
  | { kind: 'refused'; fieldErrors: Record<string, string> }
  /** Too many registrations came from the caller's address. */
  | { kind: 'full'; until: Date };

export interface RegisterParts {
  db: Kysely<DB>;
  accounts: Accounts;
  clock: Clock;
  /** Counts the mail, whether or not the address has an account. */
  reserveCallersMail(mail: CallersMail): Promise<CountedMail>;
  /** Queues the email that answers a registration. */
  sendRegistrationMail(tx: Kysely<DB>, registrationId: string): Promise<void>;
  /** Whether an invite with this code waits for whoever has the address. */
  isInvited(invite: { email: string; code: string }): Promise<boolean>;
}

/** As everywhere: it stands in emails that its owner causes. */
const anyName = personName('name');
const emailSchema = z.email().max(254);
const REGISTRATION_HOURS = 24;

/**
 * Keeps what was given until somebody opens the link that is mailed to the address; only then there is an account, with the password
 * that is chosen there. Says and does the same whether the address has an account or not: the email notifies its owner. Who came by an
 * invite's link has read the mail of the address already: they choose the password here, and get the account at once, or learn that
 * they have one.
 */
export async function register(
  parts: RegisterParts,
  registration: Registration,
  { address, interactionId, inviteCode, language, texts }: RegistrationPlace,
): Promise<RegisterOutcome> {
  const fieldErrors = {
    ...profileErrors(registration, texts),
    ...(inviteCode !== undefined && passwordErrors(registration, texts)),
  };
  if (Object.keys(fieldErrors).length > 0) return { kind: 'refused', fieldErrors };
  const { db, clock } = parts;
  const { firstName, lastName } = trimmedNames(registration);
  const email = loginName(registration.email);
  if (inviteCode !== undefined && (await parts.isInvited({ email, code: inviteCode }))) {
    const { password } = registration;
    const accountId = await accountFor(parts.accounts, { email, firstName, lastName, password });
    if (accountId !== undefined) return { kind: 'registered', accountId };
    return { kind: 'refused', fieldErrors: { email: texts.signInFirst } };
  }
  const counted = await parts.reserveCallersMail({ caller: address, to: email, kind: 'verify-email' });
  if (counted.kind === 'full') return counted;
  const id = newId();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + REGISTRATION_HOURS * 3_600_000);
  await db.transaction().execute(async (tx) => {
    await insertRegistration(tx, {
      id,
      email,
      firstName,
      lastName,
      interactionId,
      language,
      at,
      expiresAt,
    });
    if (counted.kind === 'counted') await parts.sendRegistrationMail(tx, id);
  });
  return { kind: 'waiting', registrationId: id };
}

export const trimmedNames = ({ firstName, lastName }: Pick<Registration, 'firstName' | 'lastName'>) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** @returns undefined where the address has an account. */
async function accountFor(
  accounts: Accounts,
  given: { email: string; firstName: string; lastName: string; password: string },
): Promise<string | undefined> {
  try {
    const account = await accounts.createAccount({
      ...given,
      username: given.email,
      roles: [],
      emailVerified: true,
    });
    return account.id;
  } catch (error) {
    if (!(error instanceof AccountTakenError)) throw error;
    return undefined;
  }
}

type FieldErrors = Record<string, string>;

/** What of a registration can't be taken, by field. */
export const registrationErrors = (registration: Registration, texts: Messages): FieldErrors => ({
  ...profileErrors(registration, texts),
  ...passwordErrors(registration, texts),
});

function profileErrors({ firstName, lastName, email }: Registration, texts: Messages): FieldErrors {
  return given({
    firstName: nameError(firstName, texts.firstNameMissing, texts),
    lastName: nameError(lastName, texts.lastNameMissing, texts),
    email: emailSchema.safeParse(loginName(email)).success ? undefined : texts.emailInvalid,
  });
}

function passwordErrors(registration: Registration, texts: Messages): FieldErrors {
  const { password, passwordConfirm } = registration;
  const fault = passwordFault(password, registration);
  return given({
    password: fault && passwordFaultText(fault, texts),
    'password-confirm': password === passwordConfirm ? undefined : texts.passwordsDiffer,
  });
}

const given = (errors: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function nameError(name: string, missing: string, texts: Messages): string | undefined {
  if (name.trim() === '') return missing;
  return anyName.safeParse(name).success ? undefined : texts.nameUnusable;
}
