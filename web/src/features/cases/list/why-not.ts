import type { CaseRow } from '@writdesk/contract/cases/cases';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { sayFault } from '../../../shared/i18n/sentences.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { obstacleText } from '../../../labels/law/obstacle-words.ts';
import { closedText } from '../../deadlines/index.ts';
import { firstAct, firstWait } from './first-act.ts';

/** Why a page offers nothing that takes the case on; null where it does, or where the next move is somebody else’s. */
export function whyNot(
  row: Pick<CaseRow, 'primaryAction' | 'stopped' | 'timeZone' | 'waiting'>,
  terms: PackTerms | null,
): string | null {
  if (firstAct(row) !== null || firstWait(row) !== null) return null;
  if (row.stopped) return sayFault(row.stopped, row.stopped.message);
  const reading = { today: todayIn(row.timeZone), terms, why: closedText };
  const said = (row.waiting[0]?.obstacles ?? []).map((one) => obstacleText(one, reading));
  return said.length > 0 ? said.join('. ') : null;
}
