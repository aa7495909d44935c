import {
  closureReasonFacts,
  type ClosureReason,
  type DenyReason,
  type DismissReason,
} from '@writdesk/contract/case-reasons';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { cancelDocket } from '../dockets/index.ts';
import { actOnCase } from './act-on-case.ts';
import type { CaseDetailsReply } from './read-details.ts';
import { dropReminders } from './reminder-queries.ts';

type Given<B> = { params: { id: string }; body: B & { version?: number | undefined } };

/** Ends the case at our or the client's wish; once it is lodged the client can only ask for it. */
export function dismissCase(
  context: Context,
  { params, body }: Given<{ comment: string; dismissReason: DismissReason; withPrejudice: boolean }>,
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    { caseId: params.id, action: 'dismiss-case', version: body.version },
    async ({ tx, record, allowance }) => {
      const data = { dismissReason: body.dismissReason, withPrejudice: body.withPrejudice };
      if (allowance.mode === 'request') {
        return {
          changes: { dismissal_requested_at: tx.now },
          comment: body.comment,
          data: { ...data, requested: true },
        };
      }
      await cancelDocket(tx, { case: record });
      await dropReminders(tx.db, record, tx.now);
      return {
        changes: {
          dismissed_at: tx.now,
          end_reason: body.dismissReason,
          with_prejudice: body.withPrejudice,
          docket_id: null,
        },
        comment: body.comment,
        data,
      };
    },
  );
}

/** The firm refuses the case. */
export function denyCase(
  context: Context,
  { params, body }: Given<{ comment: string; denyReason: DenyReason }>,
): Promise<CaseDetailsReply> {
  const request = {
    caseId: params.id,
    action: 'deny-case' as const,
    version: body.version,
    input: { denyReason: body.denyReason },
  };
  return actOnCase(context, request, async ({ tx, record }) => {
    await dropReminders(tx.db, record, tx.now);
    return {
      changes: { denied_at: tx.now, end_reason: body.denyReason },
      comment: body.comment,
      data: { denyReason: body.denyReason },
    };
  });
}

interface CloseBody {
  comment: string | null;
  closureReason?: ClosureReason | undefined;
  possessionDate?: string | undefined;
  finalBill: boolean;
}

/** Finishes the case: why, and when possession came back. */
export function closeCase(context: Context, { params, body }: Given<CloseBody>): Promise<CaseDetailsReply> {
  const request = {
    caseId: params.id,
    action: 'close' as const,
    version: body.version,
    input: { closureReason: body.closureReason, finalBill: body.finalBill },
  };
  return actOnCase(context, request, async ({ tx, record, today }) => {
    if (!body.closureReason)
      refuse('invalid', { errors: [{ path: 'closureReason', message: 'Say why the case is closed.' }] });
    const needsDate = closureReasonFacts[body.closureReason].requiresPossessionDate;
    if (needsDate && !body.possessionDate)
      refuse('invalid', {
        errors: [{ path: 'possessionDate', message: 'Give the day on which possession came back.' }],
      });
    if (body.possessionDate && body.possessionDate > today)
      refuse('invalid', { errors: [{ path: 'possessionDate', message: 'This day is in the future.' }] });
    await cancelDocket(tx, { case: record });
    await dropReminders(tx.db, record, tx.now);
    return {
      changes: {
        closed_at: tx.now,
        close_reason: body.closureReason,
        ...(body.possessionDate && { possession_at: new Date(`${body.possessionDate}T12:00:00Z`) }),
      },
      comment: body.comment,
      data: {
        closureReason: body.closureReason,
        ...(body.possessionDate && { possessionDate: body.possessionDate }),
        finalBill: body.finalBill,
      },
    };
  });
}

/** Lets a held case in although an invoice is overdue; the reason is kept. */
export function releaseHold(
  context: Context,
  { params, body }: Given<{ reason: string }>,
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    { caseId: params.id, action: 'hold-release', version: body.version },
    async ({ tx }) => ({
      changes: { submitted_at: tx.now },
      comment: body.reason,
      visibility: 'FIRM',
    }),
  );
}
