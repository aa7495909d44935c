import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { localZone } from '../../../shared/formats/dates.ts';

/** Days of a case are days at its courthouse; before one is chosen, the reader's own. */
export function zoneOf({ courthouse }: Pick<CaseDetails, 'courthouse'>): string {
  return courthouse?.timeZone ?? localZone();
}
