import { reportedFields, type ReportedField } from '@writdesk/contract/cases/changed-fields';
import { askedWords } from '../../../../labels/case/asked-field.ts';
import { methods, noticeNames } from '../../../../labels/case/eviction-words.ts';
import { recordDay } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { type EventData, recordsIn, textIn } from './event-data.ts';
import { fieldNames } from './field-names.ts';

/** What was edited: each known fact with what it was and is, `Monthly rent: $950.00 → $975.00`, and the names of the rest. */
export function editedWords(data: EventData, fields: readonly string[]): string {
  // What is filled in for the first time has no old value: its part of the case is named.
  const changed = recordsIn(data, 'changed').filter((one) => isTold(textIn(one, 'field')) && one['was']);
  const named = changed.map((one) => textIn(one, 'field'));
  const others = fields.filter((field) => !named.includes(field.replace('caseEviction.', '')));
  return [
    ...changed.map(changeWords),
    ...(others.length > 0 || named.length === 0 ? [fieldNames(others)] : []),
  ].join('; ');
}

const isTold = (field: string): field is ReportedField => reportedFields.some((known) => known === field);

function changeWords(one: EventData): string {
  const field = textIn(one, 'field');
  return `${askedWords(field)}: ${valueWords(field, one['was'])} → ${valueWords(field, one['becomes'])}`;
}

function valueWords(field: string, value: unknown): string {
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value !== 'string') return '–';
  if (field === 'noticeType') return wordOf(noticeNames, value);
  if (field === 'noticeMethod') return wordOf(methods, value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? recordDay(value) : value;
}
