import { reasonCodeFacts, type ReasonCode } from '@writdesk/contract/cases/case-reasons';
import { actorName, actorUserId } from '../../../platform/actor.ts';
import { newId } from '../../../platform/ids.ts';
import { recordOnly, verbOf } from '../actions/index.ts';
import { dropAnswered, insertReminders } from '../reminders/index.ts';
import { insertComment, publishComment } from '../comments/index.ts';
import { insertRequests } from '../requests/index.ts';
import { rejectPetition } from '../../rpa-bot-jobs/index.ts';

/** Back to the initial check; a packet that has not left the firm is taken apart again. */
export const sendBackToInitialCheck = verbOf('backInInitialCheck', async (act, body) => ({
  ...(await recordOnly(act, body)),
  changes: { filingStage: 'NONE' },
}));

const reasonsOf = (body: { reasonCodes?: ReasonCode[] | undefined }): ReasonCode[] =>
  body.reasonCodes ?? ['OTHER'];

/** Asks the client: the requests stand on the case until they are answered, and the message in the client's thread. */
export const sendBackToClient = verbOf('sendBackToClient', async ({ tx, record, today, context }, body) => {
  const common = {
    reasonCodes: reasonsOf(body),
    dueOn: body.dueAt ?? null,
    askedBy: actorUserId(context.actor),
    askedAt: tx.now,
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
  publishComment(tx, record, 'Client');
  await dropAnswered(tx.db, record, tx.now);
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
});

const HOUR_MS = 3_600_000;

/** After a day, after three, on the day it is due; after a week of silence client care is asked to call. */
function clientReminders(now: Date, dueOn: string | null) {
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  return [
    {
      kind: 'CLIENT_ANSWER' as const,
      audience: 'CLIENT' as const,
      dueAt: after(24),
    },
    {
      kind: 'CLIENT_ANSWER' as const,
      audience: 'CLIENT' as const,
      dueAt: after(72),
    },
    ...(dueOn
      ? [
          {
            kind: 'CLIENT_ANSWER_DUE' as const,
            audience: 'CLIENT' as const,
            dueAt: new Date(`${dueOn}T13:00:00Z`),
          },
        ]
      : []),
    {
      kind: 'CLIENT_SILENT' as const,
      audience: 'CRM' as const,
      dueAt: after(7 * 24),
    },
  ];
}

/** Asks the processor for fixes; purely clerical ones need no second signature. */
export const sendBackToProcessor = verbOf('sendBackToProcessor', async ({ tx, record, context }, body) => {
  const reasons = reasonsOf(body);
  if (reasons.includes('CLERK_REJECTION')) await rejectPetition(tx.db, record, tx.now);
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
      reasonCodes: reasons,
      askedBy: actorUserId(context.actor),
      askedAt: tx.now,
    })),
  );
  return {
    changes: {
      changedSinceReturn: false,
      // What the clerk refused is no longer at court: it goes out again when it is mended.
      ...(reasons.includes('CLERK_REJECTION') && {
        filingStage: 'REJECTED',
        rejectedAt: record.rejectedAt ?? tx.now,
      }),
    },
    comment: body.comment,
    data: { reasonCodes: reasons, fixes: fixes.map(({ item }) => item) },
  };
});
