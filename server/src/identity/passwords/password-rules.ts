import type { Account } from '../../platform/accounts.ts';
import type { PasswordFault } from '../../platform/own-account.ts';
import { loginName } from '../accounts/accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { type Messages, messages } from '../sign-in/messages.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Whose password it is to be. */
export type PasswordOwner = Pick<Account, 'email' | 'firstName' | 'lastName'> & { username?: string };

/** What is wrong with a password that somebody wants to have; undefined when nothing is. */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | undefined {
  if (password.length < SHORTEST_PASSWORD) return 'too-short';
  if (password.length > LONGEST_PASSWORD) return 'too-long';
  if (isOwnName(password, owner)) return 'own-name';
  return isCommonPassword(password) ? 'common' : undefined;
}

/** True for what a guesser who knows the person tries first: the names, with figures and signs around them. */
function isOwnName(password: string, { email, username = '', firstName, lastName }: PasswordOwner): boolean {
  const names = [
    email,
    email.split('@')[0] ?? '',
    username,
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
    'writdesk',
  ];
  const bare = letters(password);
  return bare !== '' && names.some((name) => letters(name) === bare);
}

const letters = (text: string): string => loginName(text).replaceAll(/[^\p{L}]/gu, '');

/** Words for a fault, on a sign-in page. */
export function passwordFaultText(fault: PasswordFault, texts: Messages): string {
  switch (fault) {
    case 'too-short':
      return texts.passwordTooShort(SHORTEST_PASSWORD);
    case 'too-long':
      return texts.passwordTooLong(LONGEST_PASSWORD);
    case 'own-name':
      return texts.passwordIsName;
    case 'common':
      return texts.passwordIsCommon;
    case 'unchanged':
      return texts.passwordIsOld;
  }
}

/** The same in English, for whoever chooses a password at a terminal. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const fault = passwordFault(password, owner);
  return fault && passwordFaultText(fault, messages.en);
}

/** What is wrong with the form that sets a new password, by field; the names are Keycloak's. */
export function newPasswordErrors(
  password: string,
  again: string,
  owner: PasswordOwner,
  texts: Messages,
): Record<string, string> {
  const fault = passwordFault(password, owner);
  return {
    ...(fault && { 'password-new': passwordFaultText(fault, texts) }),
    ...(password !== again && { 'password-confirm': texts.passwordsDiffer }),
  };
}
