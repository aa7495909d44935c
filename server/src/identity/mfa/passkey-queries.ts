import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { NewPasskey, PasskeyView } from '../../platform/own-factors.ts';
import { hashOfId } from '../provider/record-queries.ts';

export interface PasskeyRow extends PasskeyView, NewPasskey {
  accountId: string;
}

const selected = (db: Kysely<DB>) =>
  db
    .selectFrom('identity.passkey')
    .select([
      'id',
      'accountId',
      'credentialId',
      'publicKey',
      sql<number>`counter::float8`.as('counter'),
      'transports',
      'name',
      'createdAt',
      'lastUsedAt',
    ]);

export const listPasskeys = (db: Kysely<DB>, accountId: string): Promise<PasskeyRow[]> =>
  selected(db).where('accountId', '=', accountId).orderBy('createdAt').orderBy('id').execute();

export const findPasskey = (
  db: Kysely<DB>,
  credentialId: string,
): Promise<(PasskeyRow & { generation: number }) | undefined> =>
  selected(db)
    .select(
      sql<number>`(select a.sign_in_generation from identity.account a where a.id = account_id)`.as(
        'generation',
      ),
    )
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();

/** @returns false when the credential is known already, whosever it is. */
export async function insertPasskey(
  db: Kysely<DB>,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<boolean> {
  const row = await db
    .insertInto('identity.passkey')
    .values({
      id: passkey.id,
      accountId: passkey.accountId,
      credentialId: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      createdAt: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down a use. @returns false when a later one was written already: the key was copied, or the answer is an old one. */
export async function usePasskey(db: Kysely<DB>, id: string, counter: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.passkey')
    .set({ counter, lastUsedAt: at })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns the name that it had. */
export async function deletePasskey(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('identity.passkey')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function deletePasskeys(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('identity.passkey').where('accountId', '=', accountId).execute();
}

export async function insertChallenge(
  db: Kysely<DB>,
  challenge: string,
  holder: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('identity.passkeyChallenge')
    .values({ challengeHash: hashOfId(challenge), holder, expiresAt })
    .execute();
}

/** Uses a challenge up. @returns false when it is another's, too old, or was used. */
export async function takeChallenge(
  db: Kysely<DB>,
  challenge: string,
  holder: string,
  at: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity.passkeyChallenge')
    .where('challengeHash', '=', hashOfId(challenge))
    .where('holder', '=', holder)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredChallenges(db: Kysely<DB>, at: Date): Promise<void> {
  await db.deleteFrom('identity.passkeyChallenge').where('expiresAt', '<', at).execute();
}

/** Ends the registration of a passkey that is under way. */
export async function deleteChallengesOf(db: Kysely<DB>, holder: string): Promise<void> {
  await db.deleteFrom('identity.passkeyChallenge').where('holder', '=', holder).execute();
}
