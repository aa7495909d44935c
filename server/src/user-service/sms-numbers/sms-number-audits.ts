import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onUser = auditOf('users', 'user');
/** The number's last four digits. */
const ending = { ending: z.string() };

export const smsNumberAudits = {
  begin: onUser('sms-number.begin', ending),
  prove: onUser('sms-number.prove', ending),
  wrongCode: onUser('sms-number.wrong-code', { ...ending, attempts: z.int() }),
  remove: onUser('sms-number.remove'),
  /** By a reply from the number; of nobody, where it is no one’s. */
  stop: onUser('sms-number.stop', ending),
  start: onUser('sms-number.start', ending),
};

export const endingOf = (number: string): string => number.slice(-4);
