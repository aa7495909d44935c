import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CirclePause } from 'lucide-react';
import { caseStatusLook, judgmentForTenant, type StatusLook } from '../../../shared/ui/index.ts';
import { holds } from '../../../labels/case/court-words.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';

/** The pill next to the title. A judgment for the tenant is no gain of ours. */
export function caseLook(
  { status, caseJudgment }: Pick<CaseDetails, 'status' | 'caseJudgment'>,
  reader: 'firm' | 'client',
): StatusLook {
  const isLost = status === 'JUDGMENT_RECORDED' && caseJudgment?.outcome === 'JUDGMENT_FOR_TENANT';
  return isLost ? judgmentForTenant : caseStatusLook(status, reader);
}

/** A case under a hold keeps its status and gets a second pill. */
export function holdLooks(details: Pick<CaseDetails, 'holds'>): StatusLook[] {
  const kinds = [...new Set(details.holds.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    label: { en: wordOf(holds, kind, 'en'), es: wordOf(holds, kind, 'es') },
    tone: 'hold',
    icon: CirclePause,
  }));
}

type Approved = Pick<CaseDetails, 'specialApprovals'>;

/** Whether a special approval still stands in the way of a case. */
export const hasApprovals = ({ specialApprovals }: Approved): boolean =>
  specialApprovals.some(({ status }) => status === 'OPEN' || status === 'REFUSED');

/** A case that waits for a special approval gets a pill of its own; so does one to which it was refused. */
export function approvalLooks({ specialApprovals }: Approved): StatusLook[] {
  const isRefused = specialApprovals.some(({ status }) => status === 'REFUSED');
  if (isRefused)
    return [
      { label: { en: 'Approval refused', es: 'Aprobación rechazada' }, tone: 'stop', icon: CirclePause },
    ];
  if (!hasApprovals({ specialApprovals })) return [];
  return [
    { label: { en: 'Waiting for approval', es: 'Espera aprobación' }, tone: 'hold', icon: CirclePause },
  ];
}
