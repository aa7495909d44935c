import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { cancelQueuedSms } from '../../platform/sms/index.ts';
import { forgetSmsChoices, settleAllSmsOf } from '../notifications/index.ts';
import { deleteSmsNumber, lockSmsNumber } from './sms-number-queries.ts';

/** Removes somebody's number, with what waits for it and what they chose to receive there. @returns whether there was one. */
export async function dropNumberOf(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await lockSmsNumber(db, userId);
  if (!row) return false;
  for (const to of [row.number, row.pendingNumber]) if (to) await cancelQueuedSms(db, { to, userId });
  await deleteSmsNumber(db, userId);
  await forgetSmsChoices(db, userId);
  await settleAllSmsOf(db, userId);
  return true;
}
