import type { Act } from '../cases/actions/index.ts';
import type { CaseChanges } from '../cases/record/index.ts';
import { type ActionOnWrit, moveWrit, type WritAct, type WritOutcome } from './act-on-writ.ts';
import { endWithoutPossession } from './end-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import { letGoOn, stop } from './stay-writ.ts';
import { findOpenWrit } from './writ-queries.ts';
import { numberOf } from './writ-view.ts';

/** An action on the case that is locked already; it writes the case’s own row, so it takes over what changes there. */
export type OnCase = Pick<Act, 'tx' | 'context' | 'record' | 'facts' | 'today' | 'timeZone'>;

/**
 * An appeal with a stay, or an order in the case, stops its open writ and cancels the lockout.
 * @returns what changes in the case’s own row; nothing where no writ is open.
 */
export const stayOpenWrits = (act: OnCase, order: string): Promise<CaseChanges> =>
  onOpenWrit(
    act,
    'stay',
    ({ status }) => status !== 'STAYED',
    async (writ) => ({
      ...(await stop(writ, order)),
      data: { order },
    }),
  );

/** The stay is lifted, or the appeal is over: a stayed writ goes on from where it stood. The case’s status is the caller’s. */
export const resumeStayedWrits = (act: OnCase, order: string): Promise<CaseChanges> =>
  onOpenWrit(
    act,
    'resume',
    ({ status }) => status === 'STAYED',
    async (writ) => ({
      ...(await letGoOn(writ, order)),
      data: { order },
    }),
  );

/** The case ends, or its judgment is gone: no writ of it stays open, and no lockout is set. */
export const cancelOpenWrits = (act: OnCase, reason: string): Promise<CaseChanges> =>
  onOpenWrit(
    act,
    'cancel',
    () => true,
    async (writ) => {
      const { tx, context, record, number } = writ;
      await notifyOfWrit(tx, context, record, 'cancelled', { to: ['client', 'processor'], number });
      return { ...(await endWithoutPossession(writ, reason)), comment: reason, data: {} };
    },
  );

async function onOpenWrit<A extends ActionOnWrit>(
  act: OnCase,
  action: A,
  isMeant: (writ: WritAct['writ']) => boolean,
  work: (act: WritAct) => Promise<WritOutcome<A>>,
): Promise<CaseChanges> {
  const writ = await findOpenWrit(act.tx.db, act.record);
  if (!writ || !isMeant(writ)) return {};
  const asked = { ...act, writs: [writ], writ, number: numberOf(writ) };
  const outcome = await work(asked);
  await moveWrit(asked, action, outcome, { isFollowed: false });
  return outcome.changes ?? {};
}
