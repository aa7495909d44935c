import { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { bind } from '../../platform/http/bind.ts';
import { beginSmsNumber } from './begin-sms-number.ts';
import { confirmSmsNumber } from './confirm-sms-number.ts';
import { getSmsNumber } from './get-sms-number.ts';
import { removeSmsNumber } from './remove-sms-number.ts';

export const smsNumberRoutes = [
  bind(smsNumbers.details, getSmsNumber),
  bind(smsNumbers.begin, beginSmsNumber),
  bind(smsNumbers.confirm, confirmSmsNumber),
  bind(smsNumbers.remove, removeSmsNumber),
];
