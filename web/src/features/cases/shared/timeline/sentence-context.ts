import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { zoneOf } from '../court-zone.ts';
import type { Teller } from './sentence.ts';

/** What the sentences about a case take from it. */
export function tellerOf(details: Pick<CaseDetails, 'courthouse' | 'terms'>): Teller {
  return {
    court: details.courthouse?.shortName ?? '',
    today: todayIn(zoneOf(details)),
    terms: details.terms,
  };
}
