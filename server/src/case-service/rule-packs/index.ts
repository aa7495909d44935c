export { recountCases } from './recount-cases.job.ts';
export { rulePackRoutes } from './routes.ts';
export { maySay } from './rule-verdict-policy.ts';
export { tellOfWrongRule } from './tell-of-wrong-rule.job.ts';
