import type { courtFactCalls } from '@writdesk/contract/court-facts';
import type { RouteInput } from '@writdesk/contract/route';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { actInside, type CaseDetailsReply } from '../cases/index.ts';
import { keepCourtFacts } from '../deadlines/index.ts';

/** Days that somebody read from the court's papers; the case's dates follow in the same transaction. */
export function recordCourtFacts(
  context: Context,
  { params, body }: RouteInput<typeof courtFactCalls.record>,
): Promise<CaseDetailsReply> {
  const { facts, source, reason, version } = body;
  const request = { caseId: params.id, action: 'record-fact' as const, version };
  return transact(context, (opened) =>
    actInside(opened, context, request, async ({ tx, record, timeZone }) => {
      const changed = await keepCourtFacts(tx, {
        record,
        actor: context.actor,
        timeZone,
        facts,
        source,
        reason,
      });
      return {
        comment: reason,
        data: {
          facts: changed.map(({ fact, before, value }) => ({ fact, before, value })),
          ...(source && { source }),
        },
        // Sources and reasons are the firm's own words.
        visibility: 'FIRM',
      };
    }),
  );
}
