import { SECOND_WRITE_OFF_ABOVE_CENTS } from '@writdesk/contract/invoices/invoice-parts';
import type { invoices } from '@writdesk/contract/invoices/invoices';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { type Actor, isOwnId } from '../../platform/actor.ts';
import type { Deps, UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { recoveryOfRow } from '../billing/index.ts';
import { onlineAccountOf } from '../payment-connections/index.ts';
import { type DisputeRow, selectDisputes } from './dispute-queries.ts';
import {
  interestOn,
  type LineRow,
  selectCorrections,
  selectLines,
  selectPaymentsOf,
} from './invoice-line-queries.ts';
import { findInvoice, type ShownInvoice } from './invoice-queries.ts';

export type InvoiceReply = RouteReplyInput<typeof invoices.details>;

/** An invoice that the caller sees, with its lines, payments and corrections. */
export function getInvoice(context: UserContext, { params }: RouteInput<typeof invoices.details>) {
  const { deps, scope } = context;
  return readInvoice(deps.db.as(scope), context, params.id, deps.clock.now());
}

/** @throws `invoice_not_found` */
export async function readInvoice(
  db: Kysely<DB>,
  { actor, scope, deps }: { actor: Actor; scope: Scope; deps: Deps },
  id: string,
  now: Date,
): Promise<InvoiceReply> {
  const row = found(await findInvoice(db, scope, id, now), 'invoice_not_found');
  const mayPay = isOpen(row) && actor.kind === 'user' && permitted(actor.roles, 'invoice.pay') !== null;
  const [lines, payments, corrections, disputes, interestCents, takesOnline] = await Promise.all([
    selectLines(db, row),
    selectPaymentsOf(db, row),
    selectCorrections(db, row),
    selectDisputes(db, row),
    interestOn(db, row),
    mayPay && onlineAccountOf(deps, db, row.firmId).then((account) => account !== null),
  ]);
  return {
    ...invoiceView(row),
    termsDays: row.termsDays,
    note: row.note,
    createdByName: row.createdByName,
    issuedByName: row.issuedByName,
    voidedAt: row.voidedAt,
    voidedByName: row.voidedByName,
    voidReason: row.voidReason,
    sentAt: row.sentAt,
    sentTo: row.sentTo,
    sentByName: row.sentByName,
    writeOffAsked:
      row.writeOffAskedByName !== null && row.writeOffComment !== null
        ? { name: row.writeOffAskedByName, comment: row.writeOffComment }
        : null,
    lines: lines.map((line) => lineView(line, disputes)),
    payments: payments.map(({ status, amountCents, ...payment }) => ({
      ...payment,
      amountCents: Number(amountCents),
      isReversed: status === 'REVERSED',
    })),
    corrections,
    interestCents,
    can: { ...offersOf(actor, row), pay: takesOnline },
  };
}

export function invoiceView(row: ShownInvoice) {
  return {
    id: row.id,
    number: row.number,
    firm: { id: row.firmId, name: row.firmName ?? '' },
    client: { id: row.clientId, name: row.clientName ?? '' },
    property: row.propertyId ? { id: row.propertyId, name: row.propertyName ?? '' } : null,
    status: row.shownStatus,
    issueDate: row.issueDate,
    dueDate: row.dueDate,
    subtotalCents: row.subtotalCents,
    creditsCents: row.creditsCents,
    writtenOffCents: row.writtenOffCents,
    paidCents: row.paidCents,
    balanceCents: row.balanceCents,
    disputedCents: Number(row.disputedCents),
    remindedOn: row.remindedOn,
    createdAt: row.createdAt,
    version: row.version,
  };
}

function lineView(
  { seenCaseId, title, caseNumber, caseDraftNumber, ...line }: LineRow,
  disputes: readonly DisputeRow[],
) {
  const dispute = disputes.findLast(({ lineId }) => lineId === line.id);
  return {
    ...line,
    case:
      seenCaseId === null
        ? null
        : { id: seenCaseId, title: title ?? '', caseNumber, caseDraftNumber: caseDraftNumber ?? '' },
    description: seenCaseId === null ? null : line.description,
    recovery: seenCaseId === null ? null : recoveryOfRow(line),
    dispute: seenCaseId === null ? null : (dispute ?? null),
    category: line.category,
  };
}

const isOpen = ({ status }: Pick<ShownInvoice, 'status'>) =>
  status === 'ISSUED' || status === 'PARTIALLY_PAID';

function offersOf(actor: Actor, row: ShownInvoice): Omit<InvoiceReply['can'], 'pay'> {
  const may = actor.kind === 'user' && permitted(actor.roles, 'invoice.update') !== null;
  const mayDispute = actor.kind === 'user' && permitted(actor.roles, 'invoice.dispute') !== null;
  const isDraft = row.status === 'DRAFT';
  const isUntouched = row.paidCents + row.creditsCents + row.writtenOffCents === 0;
  return {
    issue: may && isDraft,
    void: may && (isDraft || (row.status === 'ISSUED' && isUntouched)),
    recordPayment: may && isOpen(row),
    credit: may && isOpen(row),
    writeOff: may && isOpen(row) && !waitsForSecond(actor, row),
    download: !isDraft,
    send: may && isOpen(row),
    dispute: mayDispute && isOpen(row),
    withdrawDispute: mayDispute && isOpen(row) && row.disputedCents > 0,
    answerDispute: may && isOpen(row) && row.disputedCents > 0,
  };
}

/** Whoever asked for a large write-off waits for somebody else. */
const waitsForSecond = (actor: Actor, { balanceCents, writeOffAskedBy }: ShownInvoice): boolean =>
  actor.kind === 'user' && balanceCents > SECOND_WRITE_OFF_ABOVE_CENTS && isOwnId(actor, writeOffAskedBy);
