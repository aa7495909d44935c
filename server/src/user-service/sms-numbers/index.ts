export { dropSmsNumber, endSmsNumber } from './drop-sms-number.job.ts';
export { smsNumberRoutes } from './routes.ts';
export { serveSmsWebhooks } from './serve-sms-webhooks.ts';
export { smsNumberAudits } from './sms-number-audits.ts';
export { lockTextedNumber } from './sms-number-queries.ts';
