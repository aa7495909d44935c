import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { OwnFactors } from '../../platform/own-factors.ts';
import type { Vault } from '../../platform/vault.ts';
import { holdAddress } from '../accounts/account-queries.ts';
import type { FactorChange } from '../mail/letters.ts';
import { mailPerson } from '../mail/mail-person.job.ts';
import { findReader, type Reader } from '../mail/mail-token-queries.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-queries.ts';
import { findPasswordHash } from '../passwords/password-queries.ts';
import type { Passkeys } from './passkeys.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-queries.ts';
import { newTotpSecret, totpOffer } from './totp.ts';
import { confirmTotp, deleteTotp, findTotp, insertTotp } from './totp-queries.ts';
import { placeOfTotp, type SecondFactors } from './second-factors.ts';

export interface OwnFactorParts {
  jobs: Pick<JobQueue, 'enqueueIn'>;
  vault: Vault;
  clock: Clock;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
}

/** The factors of accounts in our own tables. */
export function createOwnFactors({
  jobs,
  vault,
  clock,
  passkeys,
  secondFactors,
}: OwnFactorParts): OwnFactors {
  async function owner(db: Kysely<DB>, accountId: string): Promise<Reader> {
    const account = await findReader(db, { id: accountId });
    if (!account) throw new Error('A person without an account changes their factors.');
    return account;
  }

  const notify = (db: Kysely<DB>, accountId: string, change: FactorChange) =>
    jobs.enqueueIn(db, mailPerson, { letter: 'sign-in-changed', accountId, change });

  async function newCodes(db: Kysely<DB>, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(db, accountId, codes.map(hashOfRecoveryCode), clock.now());
    return codes;
  }

  async function codesGoWithLastFactor(db: Kysely<DB>, accountId: string): Promise<void> {
    if (!(await secondFactors.of(db, accountId))) await deleteRecoveryCodes(db, accountId);
  }

  // Each change holds the account to the end of the transaction: whoever takes its factors and sessions away meanwhile waits and takes what
  // is new along, or has done so, and the transaction's last look at the actor ends it.
  return {
    async state(db, accountId) {
      const totp = await findTotp(db, accountId);
      const known = await listPasskeys(db, accountId);
      return {
        hasPassword: typeof (await findPasswordHash(db, accountId))?.passwordHash === 'string',
        totpSince: totp?.confirmedAt ?? null,
        passkeys: known.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
        recoveryCodesLeft: await countRecoveryCodes(db, accountId),
      };
    },
    async beginTotp(db, accountId) {
      const held = await holdAddress(db, accountId);
      if (!held) return undefined;
      const secret = newTotpSecret();
      const sealed = vault.seal(secret, placeOfTotp(accountId));
      return (await insertTotp(db, accountId, sealed, clock.now()))
        ? totpOffer(secret, held.email)
        : undefined;
    },
    async confirmTotp(db, accountId, code) {
      if (!(await holdAddress(db, accountId))) return undefined;
      const isRight = await secondFactors.takeCode(db, accountId, code);
      if (!isRight || !(await confirmTotp(db, accountId, clock.now()))) return undefined;
      await notify(db, accountId, 'totp-added');
      return newCodes(db, accountId);
    },
    async removeTotp(db, accountId) {
      if (!(await holdAddress(db, accountId))) return false;
      if (!(await deleteTotp(db, accountId))) return false;
      await codesGoWithLastFactor(db, accountId);
      await notify(db, accountId, 'totp-removed');
      return true;
    },
    async renewRecoveryCodes(db, accountId) {
      if (!(await holdAddress(db, accountId))) return undefined;
      if (!(await secondFactors.of(db, accountId))) return undefined;
      await notify(db, accountId, 'recovery-renewed');
      return newCodes(db, accountId);
    },
    beginPasskey: async (db, accountId) => passkeys.registrationOptions(db, await owner(db, accountId)),
    checkPasskey: (accountId, credential) => passkeys.checkNew(accountId, credential),
    async addPasskey(db, accountId, name, passkey) {
      if (!(await holdAddress(db, accountId))) return undefined;
      const hadOne = await secondFactors.of(db, accountId);
      const passkeyId = newId();
      const added = { ...passkey, id: passkeyId, accountId, name, createdAt: clock.now() };
      if (!(await insertPasskey(db, added))) return undefined;
      await notify(db, accountId, 'passkey-added');
      return { passkeyId, recoveryCodes: hadOne ? [] : await newCodes(db, accountId) };
    },
    async removePasskey(db, accountId, passkeyId) {
      if (!(await holdAddress(db, accountId))) return undefined;
      const name = await deletePasskey(db, accountId, passkeyId);
      if (name === undefined) return undefined;
      await codesGoWithLastFactor(db, accountId);
      await notify(db, accountId, 'passkey-removed');
      return name;
    },
  };
}
