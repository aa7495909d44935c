export { dropHearingReminders, remindOfHearing } from './hearing-reminder-queries.ts';
export { dropReminders, dropStageReminders, dropTasks, insertReminders } from './reminder-queries.ts';
export { taskPart } from './task-part.ts';
export { dropAnswered } from './reminder-queries.ts';
export {
  dropOfRule,
  dropRuleReminders,
  insertRuleReminders,
  selectOpenOfRule,
} from './rule-reminder-queries.ts';
export { reminderAudits } from './reminder-audits.ts';
export { reminderRoutes } from './routes.ts';
export { sendReminders } from './send-reminders.job.ts';
