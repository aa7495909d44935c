import { reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import type { z } from 'zod';
import { createReminderRule } from '../../src/case-service/reminder-rules/save-reminder-rule.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface RuleEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}

/** The firm’s rules are there since this office day, and have reminded people since then. */
const SET_UP_ON = -8;

/** What the firm no longer keeps in mind by itself. */
const rules: readonly z.input<typeof reminderRules.create.body>[] = [
  {
    name: 'Court day near',
    message: 'Check that the file and its exhibits are ready for the hearing',
    cause: 'HEARING',
    offset: 2,
    channels: ['MAIL'],
  },
  {
    name: 'Review takes long',
    message: 'This case has been in review for three days',
    cause: 'STATUS_AGE',
    status: 'REVIEW',
    offset: 3,
    side: 'AFTER',
  },
  {
    name: 'Answer due tomorrow',
    message: 'The firm asked you for something that is due tomorrow',
    cause: 'REQUEST',
    offset: 1,
    audience: 'CLIENT',
  },
];

/** The administrator sets up the firm’s rules. */
export function demoReminderRules(days: DemoDays): RuleEvent[] {
  const at = days.at(days.office(SET_UP_ON), '15:40');
  return rules.map((rule, index) => ({
    at: new Date(at.getTime() + index * 180_000),
    by: 'beatrice',
    run: (by) =>
      createReminderRule(by, { params: {}, query: {}, body: reminderRules.create.body.parse(rule) }),
  }));
}
