export { developmentSms } from './development-sms.ts';
export { queueSms } from './queue-sms.ts';
export { sendSms } from './send-sms.job.ts';
export { SMS_REPLY_PATH, SMS_STATUS_PATH } from './sms-addresses.ts';
export { reserveCode, reserveNoticeSms } from './sms-budget.ts';
export { fitsOneSms } from './sms-length.ts';
export {
  cancelQueuedSms,
  findNewestSms,
  insertSmsReply,
  markSmsDelivered,
  markSmsFailed,
  markSmsSent,
} from './sms-queries.ts';
export { twilioPort } from './twilio-port.ts';
export { isTwilioSignature } from './twilio-signature.ts';
