export { rulePackAudits } from './rule-pack-audits.ts';
export { draftCounter, packCounter } from './pack-counters.ts';
export { rulePackRoutes } from './routes.ts';
export { maySay } from './rule-verdict-policy.ts';
export { tellOfProposal } from './tell-of-proposal.job.ts';
export { tellOfWrongRule } from './tell-of-wrong-rule.job.ts';
