export { smsNotifications } from './sms-notifications.job.ts';
