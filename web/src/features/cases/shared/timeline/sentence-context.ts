import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { zoneOf } from '../court-zone.ts';
import type { SentenceContext } from './sentence.ts';

/** What the sentences about a case take from it. */
export function sentenceContextOf(details: Pick<CaseDetails, 'courthouse' | 'terms'>): SentenceContext {
  return {
    court: details.courthouse?.shortName ?? '',
    today: todayIn(zoneOf(details)),
    terms: details.terms,
  };
}
