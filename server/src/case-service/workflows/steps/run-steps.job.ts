import type { StepNotification } from '@writdesk/contract/workflows/workflow-values';
import { z } from 'zod';
import { localDate } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import {
  caseLive,
  type CaseRecord,
  courtZone,
  lockCase,
  NothingToNote,
  onCase,
  unlessDone,
} from '../../cases/record/index.ts';
import { lawDaysOfCase, openDaysOf } from '../../deadlines/index.ts';
import { keepWork, selectSteps } from './case-step-queries.ts';
import { notifyOfStep } from './notify-of-step.ts';
import { stepAudits } from './step-audits.ts';
import { stepPapers } from './step-paper.ts';
import { dueOf, momentOf, runOf } from './step-work.ts';
import { stepView } from '../workflow-view.ts';

const data = z.object({
  firmId: z.uuid(),
  caseId: z.uuid(),
  /** The step that began. */
  entered: z.uuid().nullable(),
  completed: z.array(z.uuid()),
});

/** Does what steps of a case do by themselves when they begin and end. Each remembers what it did, so a repeated job does nothing. */
export const runSteps = defineJob<z.output<typeof data>>({
  name: 'workflows.run-steps',
  schema: data,
  retry: { limit: 5, delaySeconds: 5, maxDelaySeconds: 300 },
  async handle(context, { caseId, entered, completed }) {
    await unlessDone(
      transact(context, async (tx) => {
        const record = await lockCase(tx.db, context.scope, caseId);
        if (!record) throw new NothingToNote();
        const rows = await selectSteps(tx.db, record);
        const did = [];
        for (const row of rows) {
          if (completed.includes(row.id) && row.state === 'DONE')
            did.push(await end(tx, context, record, row));
          if (row.id === entered && row.state === 'ACTIVE') did.push(await begin(tx, context, record, row));
        }
        if (!did.includes(true)) throw new NothingToNote();
      }),
    );
  },
});

export type StepRow = Awaited<ReturnType<typeof selectSteps>>[number];
export const runsOf = (row: StepRow): Record<string, string> => ({
  ...row.runs,
});

async function end(tx: Tx, context: Context, record: CaseRecord, row: StepRow): Promise<boolean> {
  const { notifications, name } = stepView(row);
  const at = row.doneAt?.toISOString() ?? '';
  const runs = runsOf(row);
  if (runs['COMPLETE'] === at) return false;
  const notices = notifications.filter(({ on }) => on === 'COMPLETE');
  for (const notice of notices) await notifyOfStep(tx, context, record, { name, notice, date: null });
  await keepWork(tx.db, record, row.id, { runs: { ...runs, COMPLETE: at } });
  return notices.length > 0;
}

async function begin(tx: Tx, context: Context, record: CaseRecord, row: StepRow): Promise<boolean> {
  const { notifications, name, configureAction, roles } = stepView(row);
  const { action, document } = configureAction;
  const startedAt = row.startedAt ?? tx.now;
  const runs = runsOf(row);
  if (runs['ENTER'] === startedAt.toISOString()) return false;
  const [timeZone, lawDays, isOpen] = await Promise.all([
    courtZone(tx.db, record),
    lawDaysOfCase(tx.db, record),
    openDaysOf(tx.db, record),
  ]);
  const dueAt = dueOf(configureAction, { startedAt, lawDays, timeZone, isOpen });
  const dueOn = dueAt && localDate(dueAt, timeZone);
  const notices = notifications.filter(({ on }) => on === 'ENTER');
  for (const notice of notices) await notifyOfStep(tx, context, record, { name, notice, date: dueOn });
  const isTask = action === 'TASK' || action === 'CHECK_DOCKET' || action === 'GENERATE_DOCUMENT';
  if (action === 'GENERATE_DOCUMENT') {
    // One that nobody lists, or that has no layout for the state, stays a task for a person.
    const papers = context.deps.registered.of(stepPapers);
    const paper = papers.find(({ kind }) => kind === document);
    await paper?.queue(tx, context, record);
  }
  await keepWork(tx.db, record, row.id, {
    dueAt,
    assigneeId: assigneeOf(record, roles),
    noticeAt: nextNotice(notifications, dueAt, tx.now),
    runs: { ...runs, ENTER: startedAt.toISOString() },
  });
  if (isTask) {
    await tx.audit(stepAudits.begin, { ...onCase(record), data: { name, kind: action, dueOn } });
    tx.publish(caseLive.changed, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
    });
  }
  return isTask || notices.length > 0;
}

/** Who has the case at the firm, where the step is for them; else everybody with a role of the step. */
function assigneeOf(
  { assignedLawyerId, assignedProcessorId }: CaseRecord,
  roles: readonly string[],
): string | null {
  const [first] = roles;
  if (first === 'lawyer') return assignedLawyerId;
  return first === 'case_processor' ? assignedProcessorId : null;
}

/** The first moment after this one at which somebody is to be notified of the due day. */
export function nextNotice(
  notifications: readonly StepNotification[],
  dueAt: Date | null,
  after: Date,
): Date | null {
  const moments = notifications.flatMap((notice) => momentOf(notice, dueAt) ?? []);
  return (
    moments.filter((at) => at > after).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
  );
}

/** What of the due day’s notifications was to leave by now and hasn’t, for this start of the step. */
export function dueNotices(
  row: StepRow,
  notifications: readonly StepNotification[],
  dueAt: Date | null,
  now: Date,
): { notice: StepNotification; run: string }[] {
  const runs = runsOf(row);
  const since = row.startedAt?.toISOString() ?? '';
  return notifications.flatMap((notice, place) => {
    const at = momentOf(notice, dueAt);
    const run = runOf(notice, place);
    return at && at <= now && (!row.startedAt || at >= row.startedAt) && runs[run] !== since
      ? [{ notice, run }]
      : [];
  });
}
