import type { trust } from '@writdesk/contract/trust/trust';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { isOwnId, type UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { type BalanceRow } from './trust-balance-queries.ts';
import { findItem, type ItemRow } from './trust-item-queries.ts';

type ItemReply = RouteReplyInput<typeof trust.deposit>;

/** A case as its reader may know it. */
export const caseOf = ({
  seenCaseId,
  title,
  caseNumber,
  caseDraftNumber,
}: {
  seenCaseId: string | null;
  title: string | null;
  caseNumber: string | null;
  caseDraftNumber: string | null;
}) =>
  seenCaseId === null
    ? null
    : { id: seenCaseId, title: title ?? '', caseNumber, caseDraftNumber: caseDraftNumber ?? '' };

const clientOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** An entry of the register as the API says it, with what the caller may do with it. */
export function itemView(actor: UserActor, row: ItemRow, today: string): ItemReply {
  const { roles } = actor;
  const mayUpdate = permitted(roles, 'trust.update') !== null;
  const isWaiting = row.status === 'AWAITING_APPROVAL';
  const isPosted = row.status === 'POSTED';
  // What is of a case that somebody doesn’t see, they leave alone.
  const isSeen = row.caseId === null || row.seenCaseId !== null;
  const { id, kind, amountCents, postedOn, method, usableOn, number, payeeName, reference, memo } = row;
  return {
    id,
    kind,
    amountCents,
    postedOn,
    method,
    usableOn,
    number,
    payeeName,
    reference,
    memo,
    status: row.shownStatus,
    bankAccount: { id: row.accountId, name: row.accountName },
    client: clientOf(row.clientId, row.clientName),
    case: caseOf(row),
    isOfCase: row.caseId !== null,
    isUsable: isPosted && usableOn !== null && usableOn <= today,
    invoice: row.invoiceId === null ? null : { id: row.invoiceId, number: row.invoiceNumber ?? '' },
    clearedOn: row.clearedOn,
    createdByName: row.createdByName,
    createdAt: row.createdAt,
    approvedByName: row.approvedByName,
    identifiedByName: row.identifiedByName,
    reversedOn: row.reversedOn,
    reversedByName: row.reversedByName,
    reversalReason: row.reversalReason,
    version: row.version,
    can: {
      approve:
        isWaiting && isSeen && permitted(roles, 'trust.approve') !== null && !isOwnId(actor, row.createdBy),
      reverse:
        mayUpdate && isSeen && (isWaiting || (isPosted && (kind !== 'CHECK' || row.clearedOn === null))),
      identify: mayUpdate && isPosted && row.clientId === null,
    },
  };
}

/** @throws `trust_item_not_found` */
export async function readItem(db: Kysely<DB>, context: UserContext, id: string, today: string) {
  const row = found(await findItem(db, context.scope, id), 'trust_item_not_found');
  return itemView(personOf(context), row, today);
}

export const balanceView = (row: BalanceRow): RouteReplyInput<typeof trust.balances>['balances'][number] => {
  const heldCents = Number(row.heldCents);
  return {
    id: row.id,
    bankAccount: { id: row.accountId, name: row.accountName },
    client: clientOf(row.clientId, row.clientName),
    case: caseOf(row),
    isOfCase: row.isOfCase,
    balanceCents: row.balanceCents,
    heldCents,
    usableCents: row.balanceCents - heldCents,
  };
};
