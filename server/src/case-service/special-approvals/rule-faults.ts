import type { SpecialApprovalInput } from '@writdesk/contract/special-approvals/special-approvals';
import type { Kysely } from 'kysely';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { RuleRow } from './special-approval-queries.ts';
import { knownPlaces } from './rule-place-queries.ts';
import { activeApprovers } from './approver-queries.ts';

/** What is wrong with a rule: places and people that its firm has nothing to do with, and too few approvers. */
export async function requireFit(
  { db }: { db: Kysely<DB> },
  rule: SpecialApprovalInput,
  before?: Pick<RuleRow, 'approvers'>,
): Promise<void> {
  const errors: FieldError[] = [];
  const unknown = await knownPlaces(db, rule);
  if (!unknown.clients) errors.push(atField('clientIds', fault('approval_client_unknown')));
  for (const field of ['countyIds', 'propertyIds', 'criteria'] as const)
    if (!unknown[field]) errors.push(atField(field, fault('approval_place_unknown')));
  const people = rule.approvers.flatMap((one) => ('userId' in one ? one.userId : []));
  const keys = rule.approvers.map((one) => ('userId' in one ? one.userId : one.role));
  if (new Set(keys).size < keys.length) errors.push(atField('approvers', fault('approver_twice')));
  // Somebody who has left stays in a rule until it is changed there: the rule says that they are inactive.
  const kept = new Set(before?.approvers.flatMap((one) => ('userId' in one ? one.userId : [])));
  const active = await activeApprovers(db, people);
  if (people.some((userId) => !active.has(userId) && !kept.has(userId)))
    errors.push(atField('approvers', fault('approver_unknown')));
  const count = rule.answerCount ?? 1;
  if (rule.answerMode === 'COUNT' && people.length === rule.approvers.length && count > people.length)
    errors.push(atField('answerCount', fault('approvers_too_few', { count })));
  if (errors.length) refuse('invalid', { errors });
}
