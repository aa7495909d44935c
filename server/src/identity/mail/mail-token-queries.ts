import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Language } from '../sign-in/messages.ts';
import { hashOfId } from '../provider/record-queries.ts';

export type MailPurpose = 'reset-password' | 'verify-email';

/** Whom a link is for: an account, or somebody who registered and has none yet. */
export interface LinkOwner {
  accountId?: string;
  registrationId?: string;
}

interface FoundLink {
  purpose: MailPurpose;
  accountId: string | null;
  registrationId: string | null;
  email: string;
}

/** Whom an email goes to. */
export interface Reader {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  language: Language | null;
}

/** The account that gets an email, by its id or by what somebody typed, also when it is switched off. */
export async function findReader(
  db: Kysely<DB>,
  by: { id: string } | { name: string },
): Promise<(Reader & { enabled: boolean }) | undefined> {
  return db
    .selectFrom('identity.account')
    .select(['id', 'email', 'emailVerified', 'firstName', 'language', 'enabled'])
    .where((row) =>
      'id' in by
        ? row('id', '=', by.id)
        : row.or([row('username', '=', by.name), row('email', '=', by.name)]),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function insertMailToken(
  db: Kysely<DB>,
  {
    token,
    purpose,
    of,
    email,
    at,
    expiresAt,
  }: { token: string; purpose: MailPurpose; of: LinkOwner; email: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('identity.mailToken')
    .values({
      tokenHash: hashOfId(token),
      purpose,
      accountId: of.accountId ?? null,
      registrationId: of.registrationId ?? null,
      email,
      createdAt: at,
      expiresAt,
    })
    .execute();
}

/**
 * What an unused link is for. It is worth nothing once the account is off or has another address, and that of a registration once the
 * address has an account, however it came to it.
 */
export function findMailToken(db: Kysely<DB>, token: string, at: Date): Promise<FoundLink | undefined> {
  return db
    .selectFrom('identity.mailToken as t')
    .leftJoin('identity.account as a', (join) =>
      join.onRef('a.id', '=', 't.accountId').onRef('a.email', '=', 't.email').on('a.enabled', '=', true),
    )
    .leftJoin('identity.registration as r', (join) =>
      join
        .onRef('r.id', '=', 't.registrationId')
        .on('r.endedAt', 'is', null)
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('identity.account as made')
                .select('made.id')
                .where(({ or, eb, ref }) =>
                  or([eb('made.username', '=', ref('r.email')), eb('made.email', '=', ref('r.email'))]),
                ),
            ),
          ),
        ),
    )
    .select(['t.purpose', 'a.id as accountId', 'r.id as registrationId', 't.email'])
    .where('t.tokenHash', '=', hashOfId(token))
    .where('t.usedAt', 'is', null)
    .where('t.expiresAt', '>', at)
    .where((row) => row.or([row('a.id', 'is not', null), row('r.id', 'is not', null)]))
    .executeTakeFirst();
}

/** Uses a link, and with it all others of its kind that the account was sent. @returns false when somebody was faster. */
export async function useMailToken(db: Kysely<DB>, token: string, at: Date): Promise<boolean> {
  const used = await db
    .updateTable('identity.mailToken')
    .set({ usedAt: at })
    .where('tokenHash', '=', hashOfId(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning(['accountId', 'purpose'])
    .executeTakeFirst();
  if (used?.accountId) await spendMailTokens(db, used.accountId, used.purpose, at);
  return used !== undefined;
}

/** No link of this kind that the account was sent works any more. */
export async function spendMailTokens(
  db: Kysely<DB>,
  accountId: string,
  purpose: MailPurpose,
  at: Date,
): Promise<void> {
  await db
    .updateTable('identity.mailToken')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

/** No link of any kind that the account was sent works any more. */
export async function spendAllMailTokens(db: Kysely<DB>, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('identity.mailToken')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}

export async function deleteExpiredMailTokens(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('identity.mailToken').where('expiresAt', '<', before).execute();
}
