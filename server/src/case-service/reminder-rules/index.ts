export { applyDayRules, applyHourRules } from './apply-reminder-rules.job.ts';
export { reminderRuleAudits } from './reminder-rule-audits.ts';
export { reminderRuleRoutes } from './routes.ts';
