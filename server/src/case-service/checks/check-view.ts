import type { checks } from '@writdesk/contract/checks/checks';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { checkOffers } from './check-policy.ts';
import { type CheckRow, selectChecks } from './check-queries.ts';

export type CheckReply = RouteReplyInput<typeof checks.details>;

/** A check as the API says it, with what the caller may do with it. */
export function checkView(actor: UserActor, row: CheckRow): CheckReply {
  return {
    ...row,
    firm: { id: row.firmId, name: row.firmName ?? '' },
    courthouse: { id: row.courthouseId, name: row.courtName },
    status: row.shownStatus,
    source: 'COST_ADVANCE',
    lines: row.lines.map(({ id, seenCaseId, title, caseNumber, caseDraftNumber, purpose, amountCents }) => ({
      id,
      case:
        seenCaseId === null
          ? null
          : { id: seenCaseId, title: title ?? '', caseNumber, caseDraftNumber: caseDraftNumber ?? '' },
      purpose,
      amountCents,
    })),
    can: checkOffers(actor, row, row.replacedById !== null),
  };
}

export async function readChecks(
  db: Kysely<DB>,
  context: UserContext,
  ids: readonly string[],
  now: Date,
): Promise<CheckReply[]> {
  const actor = personOf(context);
  const rows = await selectChecks(db, context.scope, ids, now);
  return rows.map((row) => checkView(actor, row));
}

/** @throws `check_not_found` */
export async function readCheck(
  db: Kysely<DB>,
  context: UserContext,
  id: string,
  now: Date,
): Promise<CheckReply> {
  const [row] = await readChecks(db, context, [id], now);
  return found(row, 'check_not_found');
}
