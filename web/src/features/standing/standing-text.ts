import type { StandingPoint } from '@writdesk/contract/standing/standing';
import { recordDay } from '../../shared/formats/dates.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** A point of the plaintiff check as one sentence in the reader's language. */
export function standingText({ code, params }: Pick<StandingPoint, 'code' | 'params'>): string {
  const { day } = params;
  return translate(messages, code, { ...params, ...(day && { day: recordDay(day) }) });
}
