import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { RouteInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { beforeNoticeFault, completeLockout, findLockout, type LockoutRow } from '../lockouts/index.ts';
import { actOnWrit, type WritAct } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { MovedReply } from './writ-view.ts';

type Body = RouteInput<typeof writs.execute>['body'];

/** The officer carried it out: possession is back, and the case can be closed. */
export function executeWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.execute>,
): Promise<MovedReply> {
  const { executedAt, executedBy, locksChanged, goods, pass, version } = body;
  const input = { date: executedAt.slice(0, 10), pass };
  const request = { writId: params.id, action: 'execute', version, input } as const;
  return actOnWrit(context, request, async (act) => {
    const { tx, record, timeZone, number } = act;
    const at = instantAt(executedAt, timeZone);
    const lockout = await findLockout(tx.db, record, 'SET');
    const errors = [...timeFaults(act, body, at), ...earlyFaults(body, lockout)];
    if (errors.length) refuse('invalid', { errors });
    await completeLockout(tx, record);
    await notifyOfWrit(tx, context, record, 'executed', { to: ['client', 'lawyer', 'processor'], number });
    return {
      writ: { executedAt: at, executedBy, locksChanged, goods, endedAt: tx.now },
      changes: {
        possessionAt: at,
        nextDate: null,
        nextDateKind: null,
        // The officer’s own day stands, not the one that was planned.
        ...(lockout && { lockoutDate: executedAt.slice(0, 10), lockoutTime: executedAt.slice(11, 16) }),
      },
      comment: body.comment,
      data: { executedAt, executedBy, locksChanged, goods },
    };
  });
}

function timeFaults(
  { tx, writ, facts, timeZone }: WritAct,
  { executedAt, pass }: Body,
  at: Date,
): FieldError[] {
  if (at > tx.now) return [atField('executedAt', fault('writ_day_in_future'))];
  if (writ.issuedOn && executedAt.slice(0, 10) < writ.issuedOn)
    return [atField('executedAt', fault('writ_before_issue'))];
  if (writ.postedAt && at < writ.postedAt) return [atField('executedAt', fault('writ_before_posting'))];
  const tooEarly = pass ? null : beforeNoticeFault(facts, at, timeZone);
  return tooEarly ? [atField('executedAt', tooEarly)] : [];
}

/** An officer may come before the day that was agreed, and then somebody says why. */
function earlyFaults({ executedAt, comment }: Body, lockout: LockoutRow | undefined): FieldError[] {
  if (!lockout || comment || executedAt.slice(0, 10) >= lockout.lockoutDate) return [];
  return [atField('comment', fault('possession_before_lockout', { day: lockout.lockoutDate }))];
}
