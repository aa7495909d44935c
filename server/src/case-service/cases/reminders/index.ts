export { dropReminders, insertReminders } from './reminder-queries.ts';
