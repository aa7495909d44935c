import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { ruleProposals } from '@writdesk/contract/rule-packs/rule-proposals';
import { bind } from '../../platform/http/bind.ts';
import { addRule, changeDraftHead, changeRule, discardDraft, removeRule } from './change-draft.ts';
import { getImpact, getRecalculation } from './get-impact.ts';
import { compareRulePacks, getRulePack, listRulePackVersions } from './get-rule-pack.ts';
import { listRulePacks } from './list-rule-packs.ts';
import { answerProposal, listProposals, proposeRuleChange } from './propose-change.ts';
import { publishRulePack } from './publish-rule-pack.ts';
import { sayVerdict } from './say-verdict.ts';
import { startDraft } from './start-draft.ts';
import { startImpact } from './start-impact.ts';

export const rulePackRoutes = [
  bind(rulePacks.list, listRulePacks),
  bind(rulePacks.details, getRulePack),
  bind(rulePacks.versions, listRulePackVersions),
  bind(rulePacks.diff, compareRulePacks),
  bind(rulePacks.startDraft, startDraft),
  bind(rulePacks.discardDraft, discardDraft),
  bind(rulePacks.changeHead, changeDraftHead),
  bind(rulePacks.addRow, addRule),
  bind(rulePacks.changeRow, changeRule),
  bind(rulePacks.removeRow, removeRule),
  bind(rulePacks.startImpact, startImpact),
  bind(rulePacks.impact, getImpact),
  bind(rulePacks.publish, publishRulePack),
  bind(rulePacks.recalculation, getRecalculation),
  bind(rulePacks.say, sayVerdict),
  bind(ruleProposals.propose, proposeRuleChange),
  bind(ruleProposals.list, listProposals),
  bind(ruleProposals.answer, answerProposal),
];
