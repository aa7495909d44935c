import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import { type Deps, personOf, type UserContext } from '../context.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { hashOfSubject } from '../http/rate-limit.ts';
import { type Bucket, takeFromBuckets } from '../http/rate-limit-queries.ts';
import { refuseUntil } from '../http/refuse.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Text messages in an hour or a day, of all processes together: each costs money and wakes somebody up. */
export const smsLimits = {
  /** Codes that one person has sent. */
  person: { most: 5, seconds: HOUR },
  /** Codes that the people of one firm or company have sent. */
  organization: { most: 60, seconds: HOUR },
  /** Codes to one number, whoever has them sent: it may be a stranger’s. */
  number: { most: 5, seconds: DAY },
  /** That notify one person, one firm or company, one number of something. What is over is shown in the app alone. */
  'notified-person': { most: 10, seconds: HOUR },
  'notified-organization': { most: 300, seconds: HOUR },
  'notified-number': { most: 10, seconds: HOUR },
} as const;
type LimitName = keyof typeof smsLimits;

declare const counted: unique symbol;
/** Shows that a text message was counted. Only this file makes one, and `queueSms` takes none without. */
export interface SmsBudget {
  readonly [counted]: true;
  readonly to: string;
}

type Needs = Pick<Deps, 'config' | 'clock'>;
const bucketOf = ({ config }: Pick<Needs, 'config'>, limit: LimitName, subject: string): Bucket => {
  const name = `sms.${limit}`;
  return { name, subject: hashOfSubject(config, name, subject), ...smsLimits[limit] };
};

/**
 * Counts a code that a signed-in person has sent. A transaction that ends without it isn’t counted.
 * @throws `too_many_requests` with how many seconds to wait.
 */
export async function reserveCode(
  tx: Pick<Tx, 'db' | 'now'>,
  context: UserContext,
  to: string,
): Promise<SmsBudget> {
  const { userId, firmId, clientId } = personOf(context);
  const organization = firmId ?? clientId;
  const buckets = [
    bucketOf(context.deps, 'person', userId),
    ...(organization ? [bucketOf(context.deps, 'organization', organization)] : []),
    bucketOf(context.deps, 'number', to),
  ];
  const [full] = await takeFromBuckets(tx.db, buckets, tx.now);
  if (!full) return { to } as SmsBudget;
  const minutes = Math.max(1, Math.ceil((full.until.getTime() - tx.now.getTime()) / 60_000));
  return refuseUntil(full.until, tx.now, refusals[full.name as keyof typeof refusals](minutes), 'number');
}

const refusals = {
  'sms.person': (minutes: number) => fault('sms_of_person', { most: smsLimits.person.most, minutes }),
  'sms.organization': (minutes: number) =>
    fault('sms_of_organization', { most: smsLimits.organization.most, minutes }),
  'sms.number': (minutes: number) => fault('sms_of_number', { minutes }),
};

/** Counts a text message that notifies somebody. @returns null when they, their organization or the number had enough. */
export async function reserveNoticeSms(
  db: Kysely<DB>,
  deps: Needs,
  { userId, organizationId, to }: { userId: string; organizationId: string | null; to: string },
): Promise<SmsBudget | null> {
  const buckets = [
    bucketOf(deps, 'notified-person', userId),
    ...(organizationId ? [bucketOf(deps, 'notified-organization', organizationId)] : []),
    bucketOf(deps, 'notified-number', to),
  ];
  const [full] = await takeFromBuckets(db, buckets, deps.clock.now());
  return full ? null : ({ to } as SmsBudget);
}
