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

/** Whom a mail goes to. */
export interface Reader {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  language: Language | null;
}

/** The account that gets a mail, by its id or by what somebody typed, also when it is switched off. */
export async function findReader(
  db: Kysely<DB>,
  by: { id: string } | { name: string },
): Promise<(Reader & { enabled: boolean }) | undefined> {
  return db
    .selectFrom('identity.account')
    .select([
      'id',
      'email',
      'email_verified as emailVerified',
      'first_name as firstName',
      'language',
      'enabled',
    ])
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
    .insertInto('identity.mail_token')
    .values({
      token_hash: hashOfId(token),
      purpose,
      account_id: of.accountId ?? null,
      registration_id: of.registrationId ?? null,
      email,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * What an unused link is for. It is worth nothing once the account is off or has another address, and that of a registration once the
 * address has an account, however it came to it.
 */
export function findMailToken(db: Kysely<DB>, token: string, at: Date): Promise<FoundLink | undefined> {
  return db
    .selectFrom('identity.mail_token as t')
    .leftJoin('identity.account as a', (join) =>
      join.onRef('a.id', '=', 't.account_id').onRef('a.email', '=', 't.email').on('a.enabled', '=', true),
    )
    .leftJoin('identity.registration as r', (join) =>
      join
        .onRef('r.id', '=', 't.registration_id')
        .on('r.ended_at', 'is', null)
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
    .where('t.token_hash', '=', hashOfId(token))
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', at)
    .where((row) => row.or([row('a.id', 'is not', null), row('r.id', 'is not', null)]))
    .executeTakeFirst();
}

/** Uses a link, and with it all others of its kind that the account was sent. @returns false when somebody was faster. */
export async function useMailToken(db: Kysely<DB>, token: string, at: Date): Promise<boolean> {
  const used = await db
    .updateTable('identity.mail_token')
    .set({ used_at: at })
    .where('token_hash', '=', hashOfId(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['account_id', 'purpose'])
    .executeTakeFirst();
  if (used?.account_id) await spendMailTokens(db, used.account_id, used.purpose, at);
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
    .updateTable('identity.mail_token')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** No link of any kind that the account was sent works any more. */
export async function spendAllMailTokens(db: Kysely<DB>, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('identity.mail_token')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpiredMailTokens(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('identity.mail_token').where('expires_at', '<', before).execute();
}
