import { type WritState, writActions } from '@writdesk/contract/writs/writ-actions';
import { z } from 'zod';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { courtZone, findCase } from '../cases/record/index.ts';
import { lastDayOfWrit } from '../deadlines/index.ts';
import { lockForWrit, moveWrit } from './act-on-writ.ts';
import { endWithoutPossession } from './end-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import { keepExpiry, selectExpiring } from './writ-queries.ts';
import { numberOf } from './writ-view.ts';

const BATCH = 200;
type Expiring = Awaited<ReturnType<typeof selectExpiring>>[number];

/**
 * Lets writs expire whose last lawful day is over by their court’s calendar. It counts that day by the law of now, so that a
 * change of law or of a calendar moves what the lists show.
 */
export const expireWrits = defineJob<Record<string, never>>({
  name: 'writs.expire',
  schema: z.object({}).strict(),
  schedule: { cron: '9 * * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    let after: Expiring | null = null;
    do {
      const page: Expiring[] = await selectExpiring(db, after, BATCH);
      for (const writ of page) {
        signal.throwIfAborted();
        await lookAt(context, writ);
      }
      after = page.length === BATCH ? (page.at(-1) ?? null) : null;
    } while (after);
  },
});

async function lookAt(context: Context, writ: Expiring): Promise<void> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const lastDay = await lastDayOfWrit(db, { firmId: writ.firmId, id: writ.caseId }, writ.status);
  const record = await findCase(db, scope, writ.caseId);
  if (!record) return;
  const today = localDate(deps.clock.now(), await courtZone(db, record));
  if (lastDay !== null && lastDay < today) return expire(context, writ);
  if (lastDay !== writ.expiresOn) await keepExpiry(db, writ, lastDay);
}

/** Somebody may have acted on the writ meanwhile: all is asked again behind the lock. */
async function expire(context: Context, { caseId, id }: Expiring): Promise<void> {
  await transact(context, async (tx) => {
    const locked = await lockForWrit(tx, context, caseId, {});
    const writ = locked.writs.find((one) => one.id === id);
    const lastDay = writ && (await lastDayOfWrit(tx.db, locked.record, writ.status));
    if (!writ || !lastDay || lastDay >= locked.today || !canExpire(writ.status)) throw new ActedOn();
    const act = { ...locked, writ, number: numberOf(writ) };
    const ended = await endWithoutPossession(act, `The last lawful day was ${lastDay}.`);
    await notifyOfWrit(tx, context, locked.record, 'expired', {
      to: ['client', 'processor', 'lawyer'],
      number: act.number,
    });
    await moveWrit(act, 'expire', { ...ended, data: { lastDay } }, { isFollowed: true });
  }).catch((error: unknown) => {
    if (!(error instanceof ActedOn)) throw error;
  });
}

/** Somebody was quicker: the transaction ends without a change. */
class ActedOn extends Error {}

const canExpire = (status: WritState) => writActions.expire.from.includes(status);
