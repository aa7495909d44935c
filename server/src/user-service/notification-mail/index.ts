export { mailNotifications } from './mail-notifications.job.ts';
export { plainSubjects } from './own-subject-queries.ts';
