import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from './db/schema.ts';

/** A person who can sign in. */
export interface Account {
  id: string;
  /** Lower case; the email address for everyone who registered. */
  username: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Realm roles, as the access token will name them. */
  roles: string[];
  enabled: boolean;
}

export interface AccountDetails {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Without one nobody can sign in to the account until a new one is chosen by mail. */
  password?: string;
  /** The first sign-in asks for another one: this was made up, and somebody else has read it. */
  isPasswordTemporary?: boolean;
  roles: readonly string[];
  emailVerified?: boolean;
}

/** The transaction that a call belongs to; a provider that is somewhere else acts at once. */
export type Within = Transaction<DB>;

/**
 * An account that is void and still has to be created again, under another id. A Keycloak can't end a page of its own that somebody holds
 * open behind the password: that page is over once the user that it is for is gone.
 */
export const renewal = z.object({
  accountId: z.uuid(),
  /** What the provider needs to make it again; it can't be read once the old one is gone. */
  kept: z.record(z.string(), z.unknown()),
});
export type Renewal = z.output<typeof renewal>;

/** A place where an account is signed in. */
export interface AccountSession {
  /** `sid` of its tokens. */
  id: string;
  startedAt: Date;
  /** When its tokens were last renewed. */
  lastSeenAt: Date;
  /** The network address of the sign-in. */
  address: string;
  /** What the browser called itself; null where the provider doesn't keep it. */
  userAgent: string | null;
}

/**
 * Where accounts live: the embedded provider's tables, a Keycloak realm, or a provider that only its own administrators
 * manage. The product keeps people and what they may do in its own tables and calls this port; calls may be repeated.
 *
 * What is called inside a transaction takes it along (`within`). Accounts in the same database then change with it, on its own
 * connection: whoever holds one and waits for a second one of the same pool may wait for somebody who does the same.
 */
export interface Accounts {
  /** `elsewhere`: accounts and roles can't be managed from here; roles are then those of our own records. */
  readonly kind: 'embedded' | 'keycloak' | 'elsewhere';
  /**
   * @throws AccountTakenError when the username or the email address belongs to another account.
   * @throws AccountsElsewhereError where accounts are made by the provider's own administrators.
   */
  createAccount(details: AccountDetails): Promise<Account>;
  /** By username or email address, in any case. */
  findByUsername(username: string): Promise<Account | undefined>;
  findById(accountId: string): Promise<Account | undefined>;
  /** Takes effect when the access token is next refreshed. @throws AccountMissingError */
  setRoles(accountId: string, roles: readonly string[]): Promise<void>;
  /**
   * What the next token says of the person. Without an email, the account keeps the address it has: its owner may have changed it at
   * the provider. @throws AccountMissingError, AccountTakenError
   */
  updateProfile(
    accountId: string,
    profile: { firstName: string; lastName: string; email?: string },
  ): Promise<void>;
  /**
   * Gives the account to whoever holds its address: they came by a link that only the reader of its mail has. Voids everything of
   * the time before the address was proven, which may be a stranger's: password, factors, sessions and their tokens but for one
   * session, mailed links, sign-ins under way. The owner then sets a new password. Where the provider doesn't say what was set
   * before the proof, as Keycloak, it is all void.
   * @param address that the link was mailed to: an account that has another one by now is left as it is.
   * @returns what is still to be done, by `renew`; the session that was kept until then ends with it.
   * @throws AccountMissingError
   * @throws AccountMovedError
   */
  handOver(
    accountId: string,
    given?: { except?: string | undefined; within?: Within; address?: string },
  ): Promise<Renewal | undefined>;
  /**
   * Opens an account that was disabled, for whoever reads the mail of its address now, which may be somebody else than before. All
   * that opened it is void, it has no roles, and an email asks for a new password. An account whose address is another one stays
   * closed. @returns what is still to be done, by `renew`. @throws AccountMissingError
   */
  reopen(accountId: string, address: string): Promise<Renewal | undefined>;
  /**
   * Voids the password, which others may know, and ends every session. A mailed link sets a new password; second factors and passkeys
   * stay, unless the account is created again. @returns what is still to be done, by `renew`. @throws AccountMissingError
   */
  forceReset(accountId: string, within?: Within): Promise<Renewal | undefined>;
  /**
   * Removes the account at the provider and makes it again, with nothing that opened it. May be repeated: whatever has its name by then
   * is removed, too.
   * @param isAnothers whether somebody else has an account by now. @throws AccountTakenError when one has its name.
   * @returns its id from now on.
   */
  renew(given: Renewal, isAnothers: (accountId: string) => Promise<boolean>): Promise<string>;
  /** Removes authenticator app, passkeys and recovery codes, and ends every session. @throws AccountMissingError */
  removeFactors(accountId: string, within?: Within): Promise<void>;
  /** Also ends every session of the account. @returns its id from now on. @throws AccountMissingError */
  setPassword(accountId: string, password: string): Promise<string>;
  /** Ends every session; nobody signs in or refreshes until `enable`. @throws AccountMissingError */
  disable(accountId: string): Promise<void>;
  /** @throws AccountMissingError */
  enable(accountId: string): Promise<void>;
  /** Open ones, the newest first; none where they can't be known from here. */
  listSessions(accountId: string): Promise<AccountSession[]>;
  /**
   * Ends one. Its browser notices within ten seconds and can't renew its tokens. Of our own sessions access tokens are refused at
   * once; those of another provider that somebody kept are good until they expire, five minutes at most.
   * @returns false when the account has no such session.
   */
  endSession(accountId: string, sessionId: string): Promise<boolean>;
  /** Ends all, or all but one. */
  endSessions(accountId: string, given?: { except?: string | undefined; within?: Within }): Promise<void>;
}

/** The account has another address than the one that somebody proved. */
export class AccountMovedError extends Error {
  override readonly name = 'AccountMovedError';
}

export class AccountTakenError extends Error {
  override name = 'AccountTakenError';
}
export class AccountMissingError extends Error {
  override name = 'AccountMissingError';
}
/** Accounts are made by the provider's own administrators. */
export class AccountsElsewhereError extends Error {
  override name = 'AccountsElsewhereError';
}
