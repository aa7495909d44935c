import { counters } from '../recounts/index.ts';
import { draftCounter, packCounter } from './pack-counters.ts';

counters.RULE_PACK = packCounter;
counters.RULE_DRAFT = draftCounter;

export { rulePackRoutes } from './routes.ts';
export { maySay } from './rule-verdict-policy.ts';
export { tellOfProposal } from './tell-of-proposal.job.ts';
export { tellOfWrongRule } from './tell-of-wrong-rule.job.ts';
