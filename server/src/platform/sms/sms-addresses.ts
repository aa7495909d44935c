/** Where the provider sends what people reply, and what became of messages. */
export const SMS_REPLY_PATH = '/webhooks/sms';
export const SMS_STATUS_PATH = '/webhooks/sms/status';
