import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type {
  ReminderChannel,
  ReminderRule,
  ReminderRuleInput,
} from '@writdesk/contract/reminders/reminder-rules';

/** What the form about a rule holds. */
export interface RuleValues {
  name: string;
  message: string;
  cause: ReminderRuleInput['cause'];
  deadlineEvent: DeadlineEvent | null;
  status: ReminderRuleInput['status'];
  offset: string;
  unit: ReminderRuleInput['unit'];
  side: ReminderRuleInput['side'];
  audience: ReminderRuleInput['audience'];
  channels: readonly ReminderChannel[];
  clientIds: readonly string[];
  stateCodes: readonly string[];
  countyIds: readonly string[];
  active: boolean;
}

const usual: RuleValues = {
  name: '',
  message: '',
  cause: 'HEARING',
  deadlineEvent: null,
  status: null,
  offset: '2',
  unit: 'DAYS',
  side: 'BEFORE',
  audience: 'FIRM',
  channels: [],
  clientIds: [],
  stateCodes: [],
  countyIds: [],
  active: true,
};

/** What the form begins with. */
export function ruleValues(known?: ReminderRule): RuleValues {
  if (!known) return usual;
  const { id: _, clients: _c, counties: _n, version: _v, can: _m, offset, ...rule } = known;
  return { ...rule, offset: String(offset) };
}

/** What is sent: a question that the form doesn’t ask for this cause has no answer. */
export function ruleBody(values: RuleValues): ReminderRuleInput {
  const { cause, channels, clientIds, stateCodes, countyIds } = values;
  const hasHours = cause === 'HEARING' || cause === 'LOCKOUT';
  return {
    ...values,
    deadlineEvent: cause === 'DEADLINE' ? values.deadlineEvent : null,
    status: cause === 'STATUS_AGE' ? values.status : null,
    offset: /^\d+$/.test(values.offset) ? Number(values.offset) : Number.NaN,
    unit: hasHours ? values.unit : 'DAYS',
    side: cause === 'STATUS_AGE' ? 'AFTER' : values.side,
    channels: [...channels],
    clientIds: [...clientIds],
    stateCodes: [...stateCodes],
    countyIds: [...countyIds],
  };
}
