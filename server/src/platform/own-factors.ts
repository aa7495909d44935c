import type { Kysely } from 'kysely';
import type { DB } from './db/schema.ts';

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What an account asks for at sign-in, next to its password or in its place. */
export interface FactorState {
  hasPassword: boolean;
  totpSince: Date | null;
  passkeys: PasskeyView[];
  recoveryCodesLeft: number;
}

export interface TotpOffer {
  /** In base 32, for who can't scan. */
  secret: string;
  uri: string;
  qrSvg: string;
}

/** A passkey that was checked. */
export interface NewPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  /** Of its signatures; 0 where it doesn't count. */
  counter: number;
  transports: string[];
}

/**
 * A signed-in person's second factors and passkeys. Each change is written in the caller's transaction, which also audits it, and
 * notifies the person by mail. Recovery codes come with the first factor, are shown once, and go with the last.
 */
export interface OwnFactors {
  state(db: Kysely<DB>, accountId: string): Promise<FactorState>;
  /** A new secret, of no use until `confirmTotp`. @returns undefined where an app is set up already. */
  beginTotp(db: Kysely<DB>, accountId: string): Promise<TotpOffer | undefined>;
  /** @returns the new recovery codes; undefined when the code is wrong, or nothing was begun. */
  confirmTotp(db: Kysely<DB>, accountId: string, code: string): Promise<string[] | undefined>;
  /** @returns false when there is none. */
  removeTotp(db: Kysely<DB>, accountId: string): Promise<boolean>;
  /** The old ones are worth nothing after. @returns undefined where there is no factor that they could stand for. */
  renewRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<string[] | undefined>;
  /** What `navigator.credentials.create` takes, as JSON. */
  beginPasskey(db: Kysely<DB>, accountId: string): Promise<object>;
  /**
   * Checks what the browser answered, outside of any transaction: the question is spent whatever becomes of it.
   * @returns undefined when the answer doesn't fit what was asked.
   */
  checkPasskey(accountId: string, credential: unknown): Promise<NewPasskey | undefined>;
  /** @returns recovery codes when it is the first factor; undefined when it is known already, whosever it is. */
  addPasskey(
    db: Kysely<DB>,
    accountId: string,
    name: string,
    passkey: NewPasskey,
  ): Promise<{ passkeyId: string; recoveryCodes: string[] } | undefined>;
  /** @returns its name; undefined when the account has no such passkey. */
  removePasskey(db: Kysely<DB>, accountId: string, passkeyId: string): Promise<string | undefined>;
}
