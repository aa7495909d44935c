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

/** So many cases of a rule are looked at in one turn; then the rules of others have theirs. */
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
      const keys = await selectActiveRules(deps.db.as(scope), unit);
      let turns: Turn[] = keys.map((key) => ({ key, after: null }));
      // One turn for each rule, and only then the next for those that have more: a firm with thousands of cases holds up nobody.
      while (turns.length) {
        const next: Turn[] = [];
        for (const turn of turns) {
          signal.throwIfAborted();
          const after = await takeTurn(context, turn).catch((error: unknown) => {
            deps.log.error({ err: error, ...turn.key }, 'a reminder rule failed');
            return null;
          });
          if (after) next.push({ key: turn.key, after });
        }
        turns = next;
      }
    },
  });
}

interface Turn {
  key: RuleKey;
  /** Where the turn before stopped; null for the first. */
  after: Place | null;
}
/** The last case that was looked at, for this wording of the rule. */
interface Place {
  dueAfter: Date;
  caseId: string;
  version: number;
}

/** Nothing is due, and nothing is over: nothing is on the trail. */
class NothingToSet extends Error {}

/** @returns where the next turn goes on; null where nothing is left. */
async function takeTurn(context: Context, { key, after }: Turn): Promise<Place | null> {
  let next: Place | null = null;
  try {
    await transact(context, async (tx) => {
      const rule = await lockReminderRule(tx.db, key);
      if (!rule?.active || (after && after.version !== rule.version)) throw new NothingToSet();
      const dropped = after ? 0 : await dropOver(tx, rule);
      const { rows, place } = await newCauses(tx, rule, after);
      next = place;
      const set = await insertRuleReminders(
        tx.db,
        rows.map((row) => ({
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
  } catch (error) {
    if (!(error instanceof NothingToSet)) throw error;
  }
  return next;
}

/** What is due and still to be done, of one batch of cases. Days that something was done about stay due, and may fill a batch. */
async function newCauses(tx: Tx, rule: AppliedRule, after: Place | null) {
  const since = new Date(Math.max(rule.since.getTime(), tx.now.getTime() - LATEST_MS));
  const from = after ?? { dueAfter: since, caseId: null };
  const rows = await selectNewCauses(tx.db, rule, { ...from, until: tx.now, limit: BATCH });
  const last = rows.at(-1);
  const place: Place | null =
    last && rows.length === BATCH
      ? { dueAfter: last.dueAt, caseId: last.caseId, version: rule.version }
      : null;
  return { rows: await standing(tx, rule, rows), place };
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
