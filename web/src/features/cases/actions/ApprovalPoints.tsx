import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { proseDay, proseMoment } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { useText, type Translate } from '../../../shared/i18n/translate.ts';
import { stateWords } from '../../../labels/law/state-words.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { approvalPoints, type Point } from './approval-points.ts';
import { ConfirmOccupancyLink } from './ConfirmOccupancyLink.tsx';
import { approvalPointsMessages } from './approval-points-messages.ts';

const looks = {
  pass: { icon: CircleCheck, tone: 'gain' },
  ask: { icon: CircleAlert, tone: 'hold' },
  stop: { icon: CircleX, tone: 'stop' },
} as const;

/** What the lawyer signs for, point by point: three states, three icons, and words. */
export function ApprovalPoints({ details, today }: { details: CaseDetails; today: string }) {
  const own = useText(approvalPointsMessages);
  return (
    <ul className="points">
      {approvalPoints(details, today).map((point) => {
        const { icon: Icon, tone } = looks[point.state];
        return (
          <li key={point.name} className={`tone-${tone}`}>
            <Icon size={16} aria-hidden />
            <span>
              {pointWords(point, details, today, own)}
              {point.name === 'occupied' && (
                <>
                  {' '}
                  <ConfirmOccupancyLink details={details} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Say = Translate<keyof (typeof approvalPointsMessages)['en']>;

function pointWords({ name, state }: Point, details: CaseDetails, today: string, own: Say): string {
  const { caseEviction: eviction, plaintiffName, tenants, fileOn } = details;
  const words = { ...stateWords(details.terms) };
  const isFine = state === 'pass';
  switch (name) {
    case 'plaintiff':
      return isFine
        ? own('pointPlaintiff', { ...words, name: plaintiffName ?? '' })
        : own('pointPlaintiffMissing', words);
    case 'defendants':
      return own('pointDefendants', { ...words, count: tenants.filter(({ isMinor }) => !isMinor).length });
    case 'ledger':
      return isFine
        ? own('pointLedger', { amount: formatMoney(eviction.claimedCents) })
        : own('pointLedgerWrong');
    case 'paper':
      return own(isFine ? 'pointPaper' : 'pointPaperMissing');
    case 'stale':
      return own(isFine ? 'pointStale' : 'pointStaleWrong');
    case 'flags':
      return own(isFine ? 'pointFlags' : 'pointFlagsWrong');
    case 'fileOn':
      return own('pointFileOn', { day: proseDay(fileOn ?? today, today) });
    case 'occupied':
      return isFine
        ? own('pointOccupied', { when: proseMoment(eviction.occupancyCheckedAt ?? '', zoneOf(details)) })
        : own('pointOccupiedStale');
  }
}
