import { isNotice } from '@writdesk/contract/documents/notice-kinds';
import type { FittingTemplate } from '../document-templates/index.ts';
import type { PaperValues } from './paper-facts.ts';

type Given = Pick<PaperValues, 'notice.toGive' | 'notice.type' | 'notice.date' | 'today'>;

/** Whether the tenant was given the notice that a template makes: what they hold stays as it was given. */
export function wasGiven({ kind, moment }: Pick<FittingTemplate, 'kind' | 'moment'>, values: Given): boolean {
  if (moment !== 'NOTICE' && !isNotice(kind)) return false;
  if (values['notice.toGive'] !== null) return false;
  // A firm's own notice may be of no type of the law; then its day says it.
  const day = values['notice.date'];
  return values['notice.type'] !== null || (day !== null && values.today !== null && day < values.today);
}
