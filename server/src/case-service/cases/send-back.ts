import { reasonCodeFacts, type ReasonCode } from '@writdesk/contract/case-reasons';
import { actorName, actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { actOnCase } from './act-on-case.ts';
import type { CaseDetailsReply } from './read-details.ts';
import { insertReminders } from './reminder-queries.ts';
import { insertComment, insertRequests } from './write-queries.ts';

interface SentBack {
  version?: number | undefined;
  reasonCodes?: ReasonCode[] | undefined;
  comment: string;
}
type Given<B> = { params: { id: string }; body: B };

const reasonsOf = (body: SentBack): ReasonCode[] => body.reasonCodes ?? ['OTHER'];

/** Back to intake: the reviewer found the case unready for a check. */
export function sendBackToIntake(
  context: Context,
  { params, body }: Given<SentBack>,
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    { caseId: params.id, action: 'back-in-intake', version: body.version },
    async () => ({
      comment: body.comment,
      data: { reasonCodes: reasonsOf(body) },
      visibility: 'FIRM',
    }),
  );
}

/** Back to the initial check; a packet that has not left the house is taken apart again. */
export function sendBackToInitialCheck(
  context: Context,
  { params, body }: Given<SentBack>,
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    { caseId: params.id, action: 'back-in-initial-check', version: body.version },
    async () => ({
      changes: { filing_stage: 'NONE' },
      comment: body.comment,
      data: { reasonCodes: reasonsOf(body) },
      visibility: 'FIRM',
    }),
  );
}

interface ToClient extends SentBack {
  documentRequested: string[];
  fieldRequests: { field: string; message: string | null }[];
  dueAt?: string | undefined;
}

/** Asks the client: the requests stand on the case until they are answered, and the message in the client's thread. */
export function sendBackToClient(
  context: Context,
  { params, body }: Given<ToClient>,
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    { caseId: params.id, action: 'send-back-to-client', version: body.version },
    async ({ tx, record, today }) => {
      const common = {
        reason_codes: reasonsOf(body),
        due_on: body.dueAt ?? null,
        asked_by: actorUserId(context.actor),
        asked_at: tx.now,
      };
      await insertRequests(tx.db, record, [
        ...body.documentRequested.map((item) => ({
          ...common,
          id: newId(),
          addressee: 'CLIENT' as const,
          kind: 'DOCUMENT' as const,
          item,
          message: body.comment,
        })),
        ...body.fieldRequests.map(({ field, message }) => ({
          ...common,
          id: newId(),
          addressee: 'CLIENT' as const,
          kind: 'FIELD' as const,
          item: field,
          message: message ?? body.comment,
        })),
      ]);
      await insertComment(tx.db, record, {
        id: newId(),
        type: 'Client',
        message: body.comment,
        by: { userId: actorUserId(context.actor), name: actorName(context.actor) },
        at: tx.now,
      });
      await insertReminders(
        tx.db,
        record,
        clientReminders(tx.now, body.dueAt && body.dueAt > today ? body.dueAt : null),
      );
      return {
        comment: body.comment,
        data: {
          reasonCodes: reasonsOf(body),
          documentRequested: body.documentRequested,
          fieldRequests: body.fieldRequests.map(({ field }) => field),
        },
        fixedOn: body.dueAt ?? null,
      };
    },
  );
}

const HOUR_MS = 3_600_000;

/** After a day, after three, on the day it is due; after a week of silence client care is asked to call. */
function clientReminders(now: Date, dueOn: string | null) {
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  return [
    {
      kind: 'CLIENT_ANSWER',
      audience: 'CLIENT' as const,
      dueAt: after(24),
      message: 'The firm waits for your answer on this case.',
    },
    {
      kind: 'CLIENT_ANSWER',
      audience: 'CLIENT' as const,
      dueAt: after(72),
      message: 'The firm still waits for your answer on this case.',
    },
    ...(dueOn
      ? [
          {
            kind: 'CLIENT_ANSWER_DUE',
            audience: 'CLIENT' as const,
            dueAt: new Date(`${dueOn}T13:00:00Z`),
            message: 'Your answer on this case is due today.',
          },
        ]
      : []),
    {
      kind: 'CLIENT_SILENT',
      audience: 'CRM' as const,
      dueAt: after(7 * 24),
      message: 'The client has been silent for seven days. Call.',
    },
  ];
}

interface ToProcessor extends SentBack {
  fixes: { item: string; clerical: boolean }[];
}

/** Asks the processor for fixes; purely clerical ones need no second signature. */
export function sendBackToProcessor(
  context: Context,
  { params, body }: Given<ToProcessor>,
): Promise<CaseDetailsReply> {
  return actOnCase(
    context,
    { caseId: params.id, action: 'send-back-to-processor', version: body.version },
    async ({ tx, record }) => {
      const reasons = reasonsOf(body);
      const fixes = body.fixes.length
        ? body.fixes
        : reasons.map((code) => ({
            item: reasonCodeFacts[code].label,
            clerical: reasonCodeFacts[code].clerical,
          }));
      await insertRequests(
        tx.db,
        record,
        fixes.map(({ item, clerical }) => ({
          id: newId(),
          addressee: 'PROCESSOR' as const,
          kind: 'FIX' as const,
          item,
          clerical,
          message: body.comment,
          reason_codes: reasons,
          asked_by: actorUserId(context.actor),
          asked_at: tx.now,
        })),
      );
      return {
        changes: {
          changed_since_return: false,
          // What the clerk refused is no longer at court: it goes out again when it is mended.
          ...(reasons.includes('CLERK_REJECTION') && { filing_stage: 'REJECTED' }),
        },
        comment: body.comment,
        data: { reasonCodes: reasons, fixes: fixes.map(({ item }) => item) },
        visibility: 'FIRM',
      };
    },
  );
}
