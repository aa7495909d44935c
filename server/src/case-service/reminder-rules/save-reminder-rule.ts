import { isDeepStrictEqual } from 'node:util';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { ReminderRuleInput, reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { hasAll } from '../../platform/db/has-all.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { dropOfRule } from '../cases/reminders/index.ts';
import { reminderRuleAudits } from './reminder-rule-audits.ts';
import {
  deleteReminderRuleRow,
  findReminderRule,
  insertReminderRule,
  lockReminderRule,
  type ReminderRuleRow,
  updateReminderRuleRow,
} from './reminder-rule-queries.ts';
import { reminderRuleView } from './reminder-rule-view.ts';

/** Creates a rule of the firm. @throws `invalid` naming the field: a name that another rule has, places that aren't the firm's. */
export async function createReminderRule(
  context: UserContext,
  { body }: RouteInput<typeof reminderRules.create>,
) {
  const { firmId } = personOf(context);
  const id = newId();
  return transact(context, async (tx) => {
    authorize(tx, context);
    if (!firmId) return refuse('forbidden');
    await requirePlaces(tx, body);
    await insertReminderRule(tx.db, { firmId, id }, body, tx.now);
    await tx.audit(reminderRuleAudits.create, { firmId, subjectId: id, data: factsOf(body) });
    return read(tx, context, id);
  }).catch(refuseTakenName);
}

/**
 * Changes a rule as a whole. What it reminds of from another moment on, or where else, it reminds of from now on.
 * @throws `reminder_rule_not_found`, `conflict` for a stale version, `invalid` naming the field.
 */
export async function updateReminderRule(
  context: UserContext,
  { params, body: { rule, version } }: RouteInput<typeof reminderRules.update>,
) {
  return transact(context, async (tx) => {
    authorize(tx, context);
    const before = await locked(tx, context, params.id);
    if (version !== undefined && version !== before.version)
      refuse('conflict', { current: reminderRuleView(personOf(context), before) });
    await requirePlaces(tx, rule, 'rule.');
    const changed = changedFields(before, rule);
    const startsOver = changed.some((field) => !wording.has(field));
    const since = startsOver ? tx.now : before.since;
    await updateReminderRuleRow(tx.db, before, rule, { now: tx.now, since });
    if (!rule.active) await dropOfRule(tx.db, { firmId: before.firmId, ruleId: before.id }, tx.now);
    await tx.audit(reminderRuleAudits.update, {
      firmId: before.firmId,
      subjectId: before.id,
      data: { ...factsOf(rule), changed },
    });
    return read(tx, context, before.id);
  }).catch(refuseTakenName);
}

/** Deletes a rule; what it reminds of no longer waits. @throws `reminder_rule_not_found` */
export async function deleteReminderRule(
  context: UserContext,
  { params }: RouteInput<typeof reminderRules.remove>,
) {
  return transact(context, async (tx) => {
    authorize(tx, context);
    const rule = await locked(tx, context, params.id);
    await dropOfRule(tx.db, { firmId: rule.firmId, ruleId: rule.id }, tx.now);
    await deleteReminderRuleRow(tx.db, rule);
    await tx.audit(reminderRuleAudits.remove, {
      firmId: rule.firmId,
      subjectId: rule.id,
      data: factsOf(rule),
    });
    return { id: rule.id };
  });
}

const authorize = (tx: Tx, context: UserContext) =>
  tx.authorize(permitted(personOf(context).roles, 'reminder-rule.update') ? allow : deny('forbidden'));

async function locked(tx: Tx, { scope }: UserContext, id: string): Promise<ReminderRuleRow> {
  const seen = found(await findReminderRule(tx.db, scope, id), 'reminder_rule_not_found');
  await lockReminderRule(tx.db, seen);
  return found(await findReminderRule(tx.db, scope, id), 'reminder_rule_not_found');
}

async function read(tx: Tx, context: UserContext, id: string) {
  const row = found(await findReminderRule(tx.db, context.scope, id), 'reminder_rule_not_found');
  return reminderRuleView(personOf(context), row);
}

/** @param under where in the body the rule stands. */
async function requirePlaces({ db }: Tx, rule: ReminderRuleInput, under = ''): Promise<void> {
  const [clients, counties] = await Promise.all([
    hasAll(db, 'users.published_client', rule.clientIds),
    hasAll(db, 'users.published_county', rule.countyIds),
  ]);
  const errors = [
    ...(clients ? [] : [atField(`${under}clientIds`, fault('approval_client_unknown'))]),
    ...(counties ? [] : [atField(`${under}countyIds`, fault('approval_place_unknown'))]),
  ];
  if (errors.length) refuse('invalid', { errors });
}

/** What a rule says and how, and not of what it reminds. */
const wording: ReadonlySet<string> = new Set(['name', 'message', 'audience', 'channels']);

const changedFields = (before: ReminderRuleRow, rule: ReminderRuleInput): string[] =>
  Object.entries(rule).flatMap(([field, value]) =>
    isDeepStrictEqual(before[field as keyof ReminderRuleInput], value) ? [] : field,
  );

const factsOf = ({ name, cause, active }: Pick<ReminderRuleInput, 'name' | 'cause' | 'active'>) => ({
  name,
  cause,
  active,
});

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'reminder_rule_name')) refuseField('name', fault('reminder_rule_name_taken'));
  throw error;
}
