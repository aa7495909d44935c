import type { SmsFailure, SmsNumber } from '@writdesk/contract/sms-numbers/sms-numbers';
import type { Kysely } from 'kysely';
import type { Deps } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { findNewestSms } from '../../platform/sms/index.ts';
import { MOST_ATTEMPTS } from './sms-code.ts';
import { findSmsNumber, findStop } from './sms-number-queries.ts';

const SHOWN_DAYS = 30;

/** Numbers of the provider’s reasons that say something to the person; https://www.twilio.com/docs/api/errors. */
const failures: Readonly<Record<string, SmsFailure>> = {
  '21610': 'STOPPED',
  '21211': 'UNREACHABLE',
  '21214': 'UNREACHABLE',
  '21614': 'UNREACHABLE',
  '30003': 'UNREACHABLE',
  '30005': 'UNREACHABLE',
  '30006': 'UNREACHABLE',
  late: 'LATE',
};

type View = Omit<SmsNumber, 'provenAt' | 'pending' | 'stoppedAt' | 'failure'> & {
  provenAt: Date | null;
  pending: { number: string; expiresAt: Date } | null;
  stoppedAt: Date | null;
  failure: { at: Date; reason: SmsFailure } | null;
};

/** A person’s number as the API says it. */
export async function smsNumberView(db: Kysely<DB>, deps: Deps, userId: string): Promise<View> {
  const row = await findSmsNumber(db, userId);
  const isPending =
    row?.pendingNumber &&
    row.codeAttempts < MOST_ATTEMPTS &&
    isLater(row.codeExpiresAt, deps.signInClock.now());
  const pending = isPending
    ? { number: row.pendingNumber as string, expiresAt: row.codeExpiresAt as Date }
    : null;
  const shown = pending?.number ?? row?.number ?? null;
  const since = new Date(deps.clock.now().getTime() - SHOWN_DAYS * 86_400_000);
  const [stop, newest] = shown
    ? await Promise.all([findStop(db, shown), findNewestSms(db, { userId, to: shown, since })])
    : [];
  return {
    isOffered: deps.sms !== undefined,
    number: row?.number ?? null,
    provenAt: row?.provenAt ?? null,
    pending,
    stoppedAt: stop?.stoppedAt ?? null,
    sender: deps.sms?.sender ?? null,
    failure:
      newest?.state === 'FAILED'
        ? { at: newest.createdAt, reason: failures[newest.errorCode ?? ''] ?? 'REFUSED' }
        : null,
  };
}

const isLater = (at: Date | null, now: Date) => at !== null && at > now;
