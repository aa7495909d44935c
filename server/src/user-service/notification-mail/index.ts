export { type DueReader, findDueReader, MOST_PEOPLE, NothingDue } from './due-reader.ts';
export { mailNotifications } from './mail-notifications.job.ts';
export { plainSubjects } from './own-subject-queries.ts';
