import { ApiError } from '../../api/api-error.ts';
import { translate } from '../../i18n/translate.ts';
import { messages } from '../messages.ts';

/** What went wrong, in the same words everywhere: where nobody answered, that. */
export function failureText({ kind, message }: ApiError): string {
  if (kind === 'timeout') return translate(messages, 'slowAnswer');
  return kind === 'network' ? translate(messages, 'noAnswer') : message;
}

/** The same of whatever was thrown. @returns an empty text for what no call has thrown. */
export const thrownText = (error: unknown): string => (error instanceof ApiError ? failureText(error) : '');
