import type { Pool } from 'pg';

/** A person who can sign in. */
export interface Account {
  id: string;
  /** Lower case; the email address for everyone who registered. */
  username: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  roles: string[];
  enabled: boolean;
  version: number;
}

export interface NewAccount extends Omit<Account, 'version' | 'enabled'> {
  passwordHash: string | null;
}

const columns = `id, username, email, email_verified as "emailVerified", first_name as "firstName",
  last_name as "lastName", roles, enabled, version`;

/** @returns undefined when the username or the email address is taken. */
export async function insertAccount(pool: Pool, account: NewAccount): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>({
    name: 'identity.insertAccount',
    text: `insert into identity.account
        (id, username, email, email_verified, first_name, last_name, password_hash, password_changed_at, roles)
      select $1, $2, $3, $4, $5, $6, $7::text, case when $7::text is null then null else now() end, $8
      -- A username is never somebody else's email address either: both are accepted at sign-in.
      where not exists (select from identity.account where username in ($2, $3) or email in ($2, $3))
      on conflict do nothing returning ${columns}`,
    values: [
      account.id,
      account.username,
      account.email,
      account.emailVerified,
      account.firstName,
      account.lastName,
      account.passwordHash,
      account.roles,
    ],
  });
  return rows[0];
}

export async function findEnabledAccount(pool: Pool, id: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>({
    name: 'identity.findEnabledAccount',
    text: `select ${columns} from identity.account where id = $1 and enabled`,
    values: [id],
  });
  return rows[0];
}

/** By username or email address, both in lower case. */
export async function findAccountByName(
  pool: Pool,
  name: string,
): Promise<(Account & { passwordHash: string | null }) | undefined> {
  const { rows } = await pool.query<Account & { passwordHash: string | null }>({
    name: 'identity.findAccountByName',
    text: `select ${columns}, password_hash as "passwordHash" from identity.account where username = $1 or email = $1
      order by username = $1 desc limit 1`,
    values: [name],
  });
  return rows[0];
}

export async function updateRoles(pool: Pool, id: string, roles: readonly string[]): Promise<boolean> {
  return changed(
    pool,
    'update identity.account set roles = $2, version = version + 1, updated_at = now() where id = $1',
    [id, roles],
  );
}

export async function updatePasswordHash(pool: Pool, id: string, passwordHash: string): Promise<boolean> {
  return changed(
    pool,
    `update identity.account set password_hash = $2, password_changed_at = now(), version = version + 1,
     updated_at = now() where id = $1`,
    [id, passwordHash],
  );
}

export async function updateEnabled(pool: Pool, id: string, enabled: boolean): Promise<boolean> {
  return changed(
    pool,
    'update identity.account set enabled = $2, version = version + 1, updated_at = now() where id = $1',
    [id, enabled],
  );
}

async function changed(pool: Pool, text: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await pool.query(text, values);
  return rowCount === 1;
}
