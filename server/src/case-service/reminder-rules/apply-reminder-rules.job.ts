import { causesWithHours, RULE } from '@writdesk/contract/reminders/reminder-rules';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { dropRuleReminders, insertRuleReminders, selectOpenOfRule } from '../cases/reminders/index.ts';
import { openDatesOf } from '../deadlines/index.ts';
import { type CauseRow, selectCausesOf, selectNewCauses } from './cause-queries.ts';
import { reminderRuleAudits } from './reminder-rule-audits.ts';
import {
  type AppliedRule,
  lockReminderRule,
  type RuleKey,
  selectActiveRules,
} from './reminder-rule-queries.ts';

const BATCH = 500;
/** After a longer outage the list of the cases says what is late. */
const LATEST_MS = 14 * 86_400_000;

/**
 * Sets what firms' rules remind of once it is due, and drops what is done or has moved. A moment is looked up when it is due, so that a
 * reminder moves with its date. Rules that count in hours are looked at every five minutes.
 */
export const applyHourRules = jobFor('HOURS', 'reminder-rules.apply-hours', '*/5 * * * *');
/** The same for rules that count in days: they are due on the hour. */
export const applyDayRules = jobFor('DAYS', 'reminder-rules.apply-days', '0 * * * *');

function jobFor(unit: AppliedRule['unit'], name: string, cron: string) {
  return defineJob<Record<string, never>>({
    name,
    schema: z.object({}).strict(),
    schedule: { cron },
    concurrency: 1,
    async handle(context, _data, { signal }) {
      const { deps, scope } = context;
      for (const key of await selectActiveRules(deps.db.as(scope), unit)) {
        signal.throwIfAborted();
        await applyRule(context, key).catch((error: unknown) => {
          // The rules of other firms don't wait for this one.
          if (!(error instanceof NothingToSet))
            deps.log.error({ err: error, ...key }, 'a reminder rule failed');
        });
      }
    },
  });
}

/** Nothing is due, and nothing is over: nothing is on the trail. */
class NothingToSet extends Error {}

function applyRule(context: Context, key: RuleKey): Promise<void> {
  return transact(context, async (tx) => {
    const rule = await lockReminderRule(tx.db, key);
    if (!rule?.active) throw new NothingToSet();
    const dropped = await dropOver(tx, rule);
    const set = await insertRuleReminders(
      tx.db,
      (await newCauses(tx, rule)).map((row) => ({
        firmId: rule.firmId,
        clientId: row.clientId,
        caseId: row.caseId,
        id: newId(),
        kind: RULE,
        audience: rule.audience,
        dueAt: row.dueAt,
        message: rule.message,
        ruleId: rule.id,
        aboutAt: row.aboutAt,
        channels: rule.channels,
      })),
    );
    if (!set && !dropped) throw new NothingToSet();
    await tx.audit(reminderRuleAudits.apply, {
      firmId: rule.firmId,
      subjectId: rule.id,
      data: { name: rule.name, set, dropped },
    });
  });
}

/** What is due and still to be done, at most a batch; what is left of it is due at the next look, too. */
async function newCauses(tx: Tx, rule: AppliedRule): Promise<CauseRow[]> {
  let dueAfter = new Date(Math.max(rule.since.getTime(), tx.now.getTime() - LATEST_MS));
  let caseId: string | null = null;
  const found: CauseRow[] = [];
  // Days that something was done about stay due, and may fill a batch.
  while (found.length < BATCH) {
    const rows = await selectNewCauses(tx.db, rule, { dueAfter, caseId, until: tx.now, limit: BATCH });
    found.push(...(await standing(tx, rule, rows)));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    ({ dueAt: dueAfter, caseId } = last);
  }
  return found.slice(0, BATCH);
}

/** Drops what was set for a moment that the case no longer has, and what was sent and has passed. */
async function dropOver(tx: Tx, rule: AppliedRule): Promise<number> {
  const open = await selectOpenOfRule(tx.db, { firmId: rule.firmId, ruleId: rule.id });
  const caseIds = [...new Set(open.map(({ caseId }) => caseId))];
  const now = await standing(tx, rule, await selectCausesOf(tx.db, rule, caseIds));
  const momentOf = new Map(now.map(({ caseId, aboutAt }) => [caseId, aboutAt.getTime()]));
  const isOnlySaid = causesWithHours.includes(rule.cause) && rule.side === 'BEFORE';
  const over = open.filter(({ caseId, aboutAt, sentAt }) => {
    const moment = aboutAt?.getTime() ?? 0;
    return momentOf.get(caseId) !== moment || (isOnlySaid && sentAt !== null && moment <= tx.now.getTime());
  });
  await dropRuleReminders(tx.db, { firmId: rule.firmId, ids: over.map(({ id }) => id) }, tx.now);
  return over.length;
}

/** Of days of the law, those that nothing was done about yet. */
async function standing(tx: Tx, rule: AppliedRule, rows: CauseRow[]): Promise<CauseRow[]> {
  const { cause, deadlineEvent: event, firmId } = rule;
  if (cause !== 'DEADLINE' || event === null) return rows;
  const open = await openDatesOf(tx.db, {
    firmId,
    caseIds: rows.map(({ caseId }) => caseId),
    event,
    now: tx.now,
  });
  return rows.filter(({ caseId }) => open.has(caseId));
}
