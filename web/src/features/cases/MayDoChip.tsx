import type { CaseRow } from '@writdesk/contract/cases';
import { todayIn } from '../../shared/formats/dates.ts';
import { EarliestActionChip } from '../deadlines/EarliestActionChip.tsx';

/** The step that waits for nothing but its first lawful day; nothing while the case waits for somebody. */
export function MayDoChip({ row: { mayDo, timeZone } }: { row: Pick<CaseRow, 'mayDo' | 'timeZone'> }) {
  return mayDo && <EarliestActionChip kind={mayDo.step} date={mayDo.on} today={todayIn(timeZone)} />;
}
