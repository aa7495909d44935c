export { rulePackAudits } from './rule-pack-audits.ts';
export { draftCounter, packCounter } from './pack-counters.ts';
export { rulePackRoutes } from './routes.ts';
export { maySay } from './rule-verdict-policy.ts';
export { tellOfProposal } from './notify-of-proposal.job.ts';
export { tellOfWrongRule } from './notify-of-disputed-rule.job.ts';
