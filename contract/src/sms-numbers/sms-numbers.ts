import { z } from 'zod';
import { route } from '../route.ts';
import { mobileNumber } from '../values/contact.ts';
import { instant } from '../values/dates.ts';
import { line, password } from '../values/text.ts';

const area = 'user-service';

/** Why the newest text message to a number wasn’t delivered. */
export const smsFailures = ['STOPPED', 'UNREACHABLE', 'LATE', 'REFUSED'] as const;
export type SmsFailure = (typeof smsFailures)[number];

/** The number to which a person’s text messages go. */
export const smsNumber = z.object({
  /** Whether this installation sends text messages. */
  isOffered: z.boolean(),
  /** Such as `+14045550143`; null while none is verified. */
  number: z.string().nullable(),
  provenAt: instant.nullable(),
  /** A new number, until its code is entered or has expired. */
  pending: z.object({ number: z.string(), expiresAt: instant }).nullable(),
  /** When the number replied STOP: nothing is sent to it until it replies START. */
  stoppedAt: instant.nullable(),
  /** Where STOP and START are sent; null where the messages themselves show it. */
  sender: z.string().nullable(),
  /** When the newest message couldn’t be delivered, and why. */
  failure: z.object({ at: instant, reason: z.enum(smsFailures) }).nullable(),
});
export type SmsNumber = z.output<typeof smsNumber>;

/** Left out where the person signed in less than five minutes ago. */
const proof = z.object({ password: password('password', 128).optional() });

const change = {
  method: 'POST',
  area,
  permission: 'notification.update',
  changes: ['sms-number', 'notification-preference'],
  isSecret: true,
  reply: smsNumber,
} as const;

/** What a person does with their own number. */
export const smsNumbers = {
  details: route({
    method: 'GET',
    area,
    path: '/sms-number/details',
    reads: ['sms-number'],
    permission: 'notification.read',
    summary: 'Retrieve the number to which your text messages are sent',
    reply: smsNumber,
    failure: 'Get Text Message Number Fail',
  }),
  begin: route({
    ...change,
    path: '/sms-number/begin',
    summary: 'Send a code to a number; your text messages go there once you confirm the code',
    body: proof.extend({ number: mobileNumber }),
    failure: 'Send Code Fail',
  }),
  confirm: route({
    ...change,
    path: '/sms-number/confirm',
    summary: 'Confirm a number with the code that was sent to it',
    body: z.object({ code: line('code', 12) }),
    failure: 'Confirm Number Fail',
  }),
  remove: route({
    ...change,
    path: '/sms-number/remove',
    summary: 'Remove your number, and what you chose to receive there',
    body: proof,
    failure: 'Remove Number Fail',
  }),
};
