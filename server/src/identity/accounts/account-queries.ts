import { errorCode } from '../../platform/error-code.ts';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Account } from '../../platform/accounts.ts';
import type { DB } from '../../platform/db/schema.ts';
import { TELL_OTHER_ROLES } from '../../platform/live/index.ts';
import type { Language } from '../sign-in/messages.ts';
import type { SignInAccount } from '../sign-in/steps/sign-in-step.ts';

export interface NewAccount extends Omit<Account, 'enabled'> {
  passwordHash: string | null;
  mustChangePassword: boolean;
}

const UNIQUE_VIOLATION = '23505';

const columns = `id, username, email, email_verified as "emailVerified", first_name as "firstName",
  last_name as "lastName", roles, enabled`;

/**
 * Where the address is proven, whoever registered it before gets no account by the link that they were mailed, now or later.
 * @returns undefined when the username or the email address is taken.
 */
export async function insertAccount(pool: Pool, account: NewAccount): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>({
    name: 'identity.insertAccount',
    text: `with made as (insert into identity.account
        (id, username, email, email_verified, first_name, last_name, password_hash, password_changed_at, roles,
          must_change_password)
      select $1, $2, $3, $4, $5, $6, $7::text, case when $7::text is null then null else now() end, $8, $9
      -- A username is never somebody else's email address either: both are accepted at sign-in.
      where not exists (select from identity.account where username in ($2, $3) or email in ($2, $3))
      on conflict do nothing returning ${columns}),
      ended as (update identity.registration r set ended_at = now() from made
        where made."emailVerified" and r.email = made.email and r.ended_at is null)
      select * from made`,
    values: [
      account.id,
      account.username,
      account.email,
      account.emailVerified,
      account.firstName,
      account.lastName,
      account.passwordHash,
      account.roles,
      account.mustChangePassword,
    ],
  });
  return rows[0];
}

export async function findEnabledAccount(pool: Pool, id: string): Promise<SignInAccount | undefined> {
  const { rows } = await pool.query<SignInAccount>({
    name: 'identity.findEnabledAccount',
    text: `select ${columns}, must_change_password as "mustChangePassword" from identity.account where id = $1 and enabled`,
    values: [id],
  });
  return rows[0];
}

export async function findAccountById(pool: Pool, id: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>({
    name: 'identity.findAccountById',
    text: `select ${columns} from identity.account where id = $1`,
    values: [id],
  });
  return rows[0];
}

/**
 * Holds an account to the end of the transaction, and with it its address: one that changes at this moment is proven by no link
 * to the one before.
 */
export function holdAddress(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('identity.account')
    .select(['email', 'enabled', 'roles'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes with the password: what is bound to it ends then. */
export async function findPasswordMark(pool: Pool, id: string): Promise<string> {
  const { rows } = await pool.query<{ mark: string | null }>({
    name: 'identity.findPasswordMark',
    text: 'select extract(epoch from password_changed_at)::text as mark from identity.account where id = $1',
    values: [id],
  });
  return rows[0]?.mark ?? '';
}

/** An account with what a password is compared with. */
export interface KnownAccount extends Account {
  passwordHash: string | null;
  generation: number;
}

/** By username or email address, both in lower case. */
export async function findAccountByName(pool: Pool, name: string): Promise<KnownAccount | undefined> {
  const { rows } = await pool.query<KnownAccount>({
    name: 'identity.findAccountByName',
    text: `select ${columns}, password_hash as "passwordHash",
      sign_in_generation as generation from identity.account where username = $1 or email = $1
      order by username = $1 desc, id limit 1`,
    values: [name],
  });
  return rows[0];
}

export async function updateRoles(pool: Pool, id: string, roles: readonly string[]): Promise<boolean> {
  return changed(
    pool,
    `with before as (select id, roles from identity.account where id = $1 for update),
      changed as (update identity.account a set roles = $2, version = version + 1, updated_at = now()
        from before where a.id = before.id returning a.id, before.roles is distinct from a.roles as differs),
      ${TELL_OTHER_ROLES}
    select from changed`,
    [id, roles],
  );
}

/** Who signs in with their email address goes on doing so with the new one; a new address is not yet verified. */
export async function updateProfile(
  pool: Pool,
  id: string,
  { firstName, lastName, email }: Pick<Account, 'firstName' | 'lastName'> & { email: string | undefined },
): Promise<'changed' | 'missing' | 'taken'> {
  try {
    const { rowCount } = await pool.query(
      `update identity.account set first_name = $2, last_name = $3, email = coalesce($4, email),
         email_verified = email_verified and email = coalesce($4, email),
         username = case when username = email then coalesce($4, email) else username end,
         version = version + 1, updated_at = now()
       where id = $1 and not exists (select from identity.account other where other.id <> $1 and $4 in (other.username, other.email))`,
      [id, firstName, lastName, email ?? null],
    );
    if (rowCount === 1) return 'changed';
    return (await findAccountById(pool, id)) ? 'taken' : 'missing';
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}

export async function updateEnabled(pool: Pool, id: string, enabled: boolean): Promise<boolean> {
  return changed(
    pool,
    'update identity.account set enabled = $2, version = version + 1, updated_at = now() where id = $1',
    [id, enabled],
  );
}

/** The address of an account and whether it is proven, as they are now; no row where another provider keeps the accounts. */
export const ownAddress = (id: string) =>
  sql<{ email: string; isVerified: boolean }>`(select a.email, a.email_verified as is_verified
    from identity.account a where a.id = ${id}::uuid)`;

/** Lets its owner, who has read the mail of the address, choose a new password; with it nobody has any role yet. */
export async function openAgain(db: Kysely<DB>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('identity.account')
    .set((account) => ({
      enabled: true,
      emailVerified: true,
      roles: [],
      version: account('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', id)
    .execute();
}

/** The language that the person's mail comes in. */
export async function updateLanguage(pool: Pool, id: string, language: Language): Promise<void> {
  await pool.query({
    name: 'identity.updateLanguage',
    text: 'update identity.account set language = $2 where id = $1 and language is distinct from $2',
    values: [id, language],
  });
}

async function changed(pool: Pool, text: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await pool.query(text, values);
  return rowCount === 1;
}
