import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onRules = auditOf('users', 'rule-pack');
const state = z.string();
const version = z.string();
const row = { state, version, ruleId: z.string() };
const counted = {
  state,
  version: version.nullable(),
  cases: z.int(),
  moved: z.int(),
  isDone: z.boolean(),
};
const verdict = { ...row, hash: z.string(), reason: z.string().nullable() };

export const rulePackAudits = {
  draft: onRules('rule-pack.draft', { state, version, basedOn: version.nullable() }),
  changeHead: onRules('rule-pack.change-head', { state, version, name: z.string() }),
  addRule: onRules('rule-pack.add-rule', row),
  changeRule: onRules('rule-pack.change-rule', row),
  removeRule: onRules('rule-pack.remove-rule', row),
  discard: onRules('rule-pack.discard', { state, version }),
  preview: onRules('rule-pack.preview', { state, version, cases: z.int() }),
  publish: onRules('rule-pack.publish', {
    state,
    version,
    supersedes: version.nullable(),
    note: z.string(),
    cases: z.int(),
  }),
  recalculation: onRules('rule-pack.recalculation', counted),
  countImpact: onRules('rule-pack.count-impact', counted),
  verify: onRules('rule-pack.verify', verdict),
  callWrong: onRules('rule-pack.call-wrong', verdict),
  withdraw: onRules('rule-pack.withdraw', verdict),
  propose: onRules('rule-pack.propose', { state, version, ruleId: z.string().nullable() }),
  answerProposal: onRules('rule-pack.answer-proposal', {
    state,
    proposalId: id,
    answer: z.enum(['TAKEN', 'DECLINED']),
    note: z.string().nullable(),
  }),
  notifyOfProposal: onRules('rule-pack.notify-of-proposal', { state, proposalId: id, notified: z.int() }),
  notifyOfWrong: onRules('rule-pack.notify-of-wrong', { state, ruleId: z.string(), notified: z.int() }),
};
