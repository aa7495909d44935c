import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CalledWritAction } from '@writdesk/contract/writs/writ-actions';
import { clockTime } from '../../../../shared/formats/clock-time.ts';
import type { messages } from './messages.ts';

/** What is typed or chosen; a yes or no is `YES` or `NO` until it is sent. */
export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;
type Label = keyof (typeof messages)['en'];

/** One question of a form. */
export interface WritField {
  name: string;
  kind:
    | 'line'
    | 'text'
    | 'phone'
    | 'day'
    | 'pastDay'
    | 'time'
    | 'yesNo'
    | 'docket'
    | 'possession'
    | 'goods'
    | 'money'
    | 'tick';
  label: Label;
  /** Over the box of a `tick`, whose label says what is ticked. */
  title?: Label;
  hint?: Label;
  optional?: true;
  max?: number;
  /** Asked only then. */
  when?: (values: Values, details: CaseDetails, isClient: boolean) => boolean;
}

const comment = { name: 'comment', kind: 'text', label: 'comment', optional: true } as const;
const reason = { name: 'comment', kind: 'text', label: 'reason' } as const;
const docket = {
  name: 'docketChecked',
  kind: 'docket',
  label: 'docketChecked',
  when: ({ queuedFor }: Values, _details: CaseDetails, isClient: boolean) => !queuedFor && !isClient,
} as const;
const order = [
  { name: 'order', kind: 'line', label: 'order', hint: 'orderHint', max: 300 },
  comment,
] as const;
const officer = (optional: boolean): WritField[] => [
  { name: 'officerName', kind: 'line', label: 'officerName', max: 120, ...(optional && { optional: true }) },
  { name: 'officerPhone', kind: 'phone', label: 'officerPhone', optional: true },
];
const tookMoney = ({ moneyTaken }: Values) => moneyTaken === 'YES';

/** The form of each action, question by question. */
export const writFields: Readonly<Record<CalledWritAction, readonly WritField[]>> = {
  create: [
    docket,
    {
      name: 'queuedFor',
      kind: 'day',
      label: 'queuedFor',
      hint: 'queuedForHint',
      optional: true,
      when: (_values, _details, isClient) => !isClient,
    },
    comment,
  ],
  submit: [comment],
  'client-confirm': [
    { name: 'stillInPossession', kind: 'possession', label: 'stillInPossession' },
    { name: 'moneyTaken', kind: 'yesNo', label: 'moneyTaken', hint: 'moneyHint' },
    { name: 'moneyTakenOn', kind: 'pastDay', label: 'moneyTakenOn', when: tookMoney },
    { name: 'moneyTakenCents', kind: 'money', label: 'moneyTakenCents', when: tookMoney },
    { name: 'wishesToProceed', kind: 'yesNo', label: 'wishesToProceed' },
    { name: 'contactName', kind: 'line', label: 'contactName', max: 120 },
    { name: 'contactPhone', kind: 'phone', label: 'contactPhone' },
    { name: 'hazards', kind: 'text', label: 'hazards', optional: true, max: 1_000 },
    { name: 'goods', kind: 'goods', label: 'goods' },
    { name: 'locksmith', kind: 'yesNo', label: 'locksmith' },
    { name: 'signedBy', kind: 'line', label: 'signedBy', max: 120 },
  ],
  'request-resubmit': [reason],
  reviewed: [
    {
      name: 'moneyTakenReviewed',
      kind: 'tick',
      title: 'moneyTakenTitle',
      label: 'moneyTakenReviewed',
      when: (_values, details) => details.writs.at(-1)?.answers?.moneyTaken === true,
    },
    comment,
  ],
  file: [
    { name: 'receipt', kind: 'line', label: 'receipt', max: 200 },
    { name: 'filedOn', kind: 'pastDay', label: 'filedOn' },
    docket,
    {
      name: 'occupancyOverride',
      kind: 'text',
      label: 'occupancyOverride',
      hint: 'occupancyHint',
      optional: true,
    },
  ],
  issue: [
    { name: 'issuedOn', kind: 'pastDay', label: 'issuedOn' },
    { name: 'writNumber', kind: 'line', label: 'writNumber', max: 60 },
    { name: 'appliedOn', kind: 'pastDay', label: 'appliedOn', optional: true },
    ...officer(true),
  ],
  post: [
    { name: 'postedDay', kind: 'pastDay', label: 'postedDay' },
    { name: 'postedTime', kind: 'time', label: 'at' },
    ...officer(false),
  ],
  execute: [
    { name: 'executedDay', kind: 'pastDay', label: 'executedDay' },
    { name: 'executedTime', kind: 'time', label: 'at' },
    { name: 'executedBy', kind: 'line', label: 'officerName', max: 120 },
    { name: 'locksChanged', kind: 'yesNo', label: 'locksChanged' },
    { name: 'goods', kind: 'goods', label: 'goods' },
    comment,
  ],
  'return-unexecuted': [reason],
  stay: order,
  resume: order,
  cancel: [reason],
};

/** The questions that are asked as the form is filled in. */
export const askedFields = (
  action: CalledWritAction,
  values: Values,
  details: CaseDetails,
  isClient: boolean,
): WritField[] => writFields[action].filter(({ when }) => when?.(values, details, isClient) ?? true);

/** What the form holds at first. */
export function initialValues(action: CalledWritAction, details: CaseDetails, today: string): Values {
  const known = details.writs.at(-1);
  const filled: Values = {
    filedOn: today,
    officerName: known?.officerName ?? '',
    officerPhone: known?.officerPhone ?? '',
    executedBy: known?.officerName ?? '',
  };
  return Object.fromEntries(
    writFields[action].map(({ name, kind }) => {
      const isEmptyAtFirst = ['day', 'pastDay', 'money'].includes(kind) ? null : kind === 'tick' ? false : '';
      return [name, filled[name] ?? isEmptyAtFirst];
    }),
  );
}

/** Where an error of the server stands in the form. */
export function fieldOfPath(path: string): string {
  const field = path.replace(/^answers\./, '');
  return { postedAt: 'postedDay', executedAt: 'executedDay' }[field] ?? field;
}

/** The request that the form makes. */
export function bodyOf(action: CalledWritAction, fields: readonly WritField[], values: Values): object {
  const sent = Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = valueOf(kind, values[name] ?? null);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (action === 'client-confirm') {
    const { signedBy, ...answers } = sent;
    return { signedBy, answers };
  }
  const { postedDay, postedTime, executedDay, executedTime, ...rest } = sent;
  return {
    ...rest,
    ...(action === 'post' && { postedAt: `${String(postedDay)}T${String(postedTime)}` }),
    ...(action === 'execute' && { executedAt: `${String(executedDay)}T${String(executedTime)}` }),
  };
}

function valueOf(kind: WritField['kind'], value: Value): Value | undefined {
  if (value === '' || value === null) return undefined;
  if (kind === 'yesNo') return value === 'YES';
  if (kind === 'time') return clockTime(String(value)) ?? '';
  return typeof value === 'string' ? value.trim() : value;
}
