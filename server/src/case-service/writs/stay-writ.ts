import type { CaseChanges } from '../cases/record/index.ts';
import { cancelLockout } from '../lockouts/index.ts';
import { onWrit, type WritAct } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { WritChanges } from './writ-queries.ts';

/** An order of the court stops the writ where it stands. */
export const stayWrit = onWrit('stay', async (act, { order, comment }) => ({
  ...(await stop(act, order)),
  comment,
  data: { order },
}));

/** The stay is lifted: the writ goes on from where it stood. */
export const resumeWrit = onWrit('resume', async (act, { order, comment }) => ({
  ...(await letGoOn(act, order)),
  comment,
  data: { order },
}));

/** What a stay does: it remembers where the writ stood, and the lockout is off. */
export async function stop(
  { tx, context, record, writ, number }: WritAct,
  order: string,
): Promise<{ writ: WritChanges; changes: CaseChanges }> {
  const changes = await cancelLockout(tx, context, record, order);
  await notifyOfWrit(tx, context, record, 'stayed', { to: ['client', 'processor', 'lawyer'], number });
  if (writ.status === 'STAYED') throw new Error(`Writ ${writ.id} is stayed already.`);
  const standing = writ.status as NonNullable<WritChanges['statusBeforeStay']>;
  return { writ: { statusBeforeStay: standing, courtOrder: order }, changes };
}

export async function letGoOn(
  { tx, context, record, number }: WritAct,
  order: string,
): Promise<{ writ: WritChanges }> {
  await notifyOfWrit(tx, context, record, 'resumed', { to: ['client', 'processor', 'lawyer'], number });
  return { writ: { statusBeforeStay: null, courtOrder: order } };
}
