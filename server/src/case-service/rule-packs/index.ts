export { rulePackAudits } from './rule-pack-audits.ts';
export { draftCounter, packCounter } from './pack-counters.ts';
export { rulePackRoutes } from './routes.ts';
export { maySay } from './rule-verdict-policy.ts';
export { notifyOfProposal } from './notify-of-proposal.job.ts';
export { notifyOfWrongRule } from './notify-of-disputed-rule.job.ts';
