import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { TriangleAlert } from 'lucide-react';
import { zoneOf } from '../../shared/court-zone.ts';
import { useEarlyHearing } from './use-early-hearing.ts';

/** Next to a docket in the list: that its day asks for a reason, and from which day it wouldn’t. */
export default function DocketMark({ details, hearingDate }: { details: CaseDetails; hearingDate: string }) {
  const early = useEarlyHearing({ ...details, timeZone: zoneOf(details) }, hearingDate);
  // What holds for every day is said once, below the list.
  if (!early || early.isAny) return null;
  return (
    <span className="docket-mark tone-hold">
      <TriangleAlert size={14} aria-hidden /> {early.text}
    </span>
  );
}
