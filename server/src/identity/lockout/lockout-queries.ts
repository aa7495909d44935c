import type { Pool } from 'pg';
import type { GuessLimit } from '../settings.ts';

/** What is counted: see `lockout.ts`. */
export type LockoutKind = 'device' | 'session' | 'place' | 'account' | 'address' | 'factor';

/**
 * Counts an attempt before its password is looked at, so that simultaneous guesses can't all slip under the limit. What
 * was counted before fades evenly, the limit in `forgetSeconds`, and is forgotten after as long without an attempt.
 * @returns null when the attempt may go on, else the instant until which the subject is locked.
 */
export async function countAttempt(
  pool: Pool,
  kind: LockoutKind,
  subject: string,
  at: Date,
  { most, firstLockSeconds, longestLockSeconds }: GuessLimit,
  forgetSeconds: number,
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
    values: [kind, subject, at, most, firstLockSeconds, longestLockSeconds, forgetSeconds],
  });
  const [row] = rows;
  // The lock may be a moment younger than what this statement sees of the table.
  return !row || row.isAdmitted
    ? null
    : (row.lockedUntil ?? new Date(at.getTime() + firstLockSeconds * 1_000));
}

export interface Failures {
  /** What is left of them after fading. */
  count: number;
  lockedUntil: Date | null;
}

/** Looks at what is counted, and counts nothing. */
export async function findFailures(
  pool: Pool,
  kind: LockoutKind,
  subject: string,
  at: Date,
  { most }: GuessLimit,
  forgetSeconds: number,
): Promise<Failures> {
  const { rows } = await pool.query<Failures>({
    name: 'identity.findFailures',
    text: `select case when passed_s > $5 then 0 else greatest(failures - passed_s * $4 / $5, 0) end as count,
        case when locked_until > $3 then locked_until end as "lockedUntil"
      from identity.sign_in_failure,
        lateral (select greatest(extract(epoch from $3::timestamptz - last_attempt_at), 0)::float8 as passed_s) p
      where kind = $1 and subject = $2`,
    values: [kind, subject, at, most, forgetSeconds],
  });
  return rows[0] ?? { count: 0, lockedUntil: null };
}

/** The right proof came: the subject starts over. */
export async function forgetFailures(pool: Pool, kind: LockoutKind, subject: string): Promise<void> {
  await pool.query({
    name: 'identity.forgetFailures',
    text: 'delete from identity.sign_in_failure where kind = $1 and subject = $2',
    values: [kind, subject],
  });
}

/** Uncounts one attempt that turned out well; the others of the address still count. */
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

/** Spends a proof of work. @returns false when it was spent before. */
export async function spendWork(pool: Pool, nonce: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'identity.spendWork',
    text: 'insert into identity.spent_work (nonce, expires_at) values ($1, $2) on conflict do nothing',
    values: [nonce, expiresAt],
  });
  return rowCount === 1;
}

export async function deleteExpiredWork(pool: Pool, at: Date): Promise<void> {
  await pool.query('delete from identity.spent_work where expires_at < $1', [at]);
}
