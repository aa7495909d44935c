import type { Pool } from 'pg';
import type { LockoutLimits } from './settings.ts';

export type LockoutKind = 'account' | 'address';

/**
 * Counts an attempt before its password is looked at, so that simultaneous guesses can't all slip under the limit. What
 * was counted before fades evenly, the limit in `forgetSeconds`, and is forgotten after as long without an attempt.
 * @param limit failures after which the subject is locked.
 * @returns null when the attempt may go on, else the instant until which the subject is locked.
 */
export async function countAttempt(
  pool: Pool,
  kind: LockoutKind,
  subject: string,
  at: Date,
  limit: number,
  { firstLockSeconds, longestLockSeconds, forgetSeconds }: LockoutLimits,
): Promise<Date | null> {
  const { rows } = await pool.query<{ isAdmitted: boolean; lockedUntil: Date | null }>({
    name: 'identity.countAttempt',
    text: `with attempt as (
        select $3::timestamptz as at, $4::int as most, $5::float8 as first_s, $6::float8 as longest_s,
          $7::float8 as forget_s),
      counted as (
        insert into identity.sign_in_failure as f (kind, subject, failures, last_attempt_at, locked_until)
        select $1, $2, 1, at, case when most <= 1 then at + first_s * interval '1 second' end from attempt
        on conflict (kind, subject) do update set (failures, last_attempt_at, locked_until) = (
          select n, at, case when ceil(n) >= most
              then at + least(first_s * power(2, least(ceil(n) - most, 30)), longest_s) * interval '1 second' end
          from attempt, lateral (select greatest(extract(epoch from at - f.last_attempt_at), 0) as passed_s) p,
            lateral (select 1 + case when passed_s > forget_s then 0
              else greatest(f.failures - passed_s * most / forget_s, 0) end as n) c)
        where f.locked_until is null or f.locked_until <= excluded.last_attempt_at
        returning 1)
      select exists (select from counted) as "isAdmitted",
        (select locked_until from identity.sign_in_failure where kind = $1 and subject = $2) as "lockedUntil"`,
    values: [kind, subject, at, limit, firstLockSeconds, longestLockSeconds, forgetSeconds],
  });
  const [row] = rows;
  // The lock may be a moment younger than what this statement sees of the table.
  return !row || row.isAdmitted
    ? null
    : (row.lockedUntil ?? new Date(at.getTime() + firstLockSeconds * 1_000));
}

/** Until when the subject is locked; null when it is not. */
export async function findLock(
  pool: Pool,
  kind: LockoutKind,
  subject: string,
  at: Date,
): Promise<Date | null> {
  const { rows } = await pool.query<{ lockedUntil: Date }>({
    name: 'identity.findLock',
    text: `select locked_until as "lockedUntil" from identity.sign_in_failure
      where kind = $1 and subject = $2 and locked_until > $3`,
    values: [kind, subject, at],
  });
  return rows[0]?.lockedUntil ?? null;
}

/** The right password came: the account starts afresh. */
export async function forgetFailures(pool: Pool, kind: LockoutKind, subject: string): Promise<void> {
  await pool.query({
    name: 'identity.forgetFailures',
    text: 'delete from identity.sign_in_failure where kind = $1 and subject = $2',
    values: [kind, subject],
  });
}

/** Takes back one attempt that turned out well; the others of the address still count. */
export async function takeBackAttempt(
  pool: Pool,
  kind: LockoutKind,
  subject: string,
  limit: number,
): Promise<void> {
  await pool.query({
    name: 'identity.takeBackAttempt',
    text: `update identity.sign_in_failure set failures = greatest(failures - 1, 0),
        locked_until = case when ceil(failures - 1) < $3 then null else locked_until end
      where kind = $1 and subject = $2`,
    values: [kind, subject, limit],
  });
}

export async function deleteForgottenFailures(pool: Pool, before: Date): Promise<void> {
  await pool.query('delete from identity.sign_in_failure where last_attempt_at < $1', [before]);
}
