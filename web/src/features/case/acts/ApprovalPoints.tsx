import type { CaseDetails } from '@writdesk/contract/cases';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { proseDay, proseMoment } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { useText, type Translate } from '../../../shared/i18n/translate.ts';
import { zoneOf } from '../court-zone.ts';
import { approvalPoints, type Point } from './approval-points.ts';
import { ConfirmOccupancyLink } from './ConfirmOccupancyLink.tsx';
import { messages } from './messages.ts';

const looks = {
  pass: { icon: CircleCheck, tone: 'gain' },
  ask: { icon: CircleAlert, tone: 'hold' },
  stop: { icon: CircleX, tone: 'stop' },
} as const;

/** What the lawyer signs for, point by point: three states, three icons, and words. */
export function ApprovalPoints({ details, today }: { details: CaseDetails; today: string }) {
  const t = useText(messages);
  return (
    <ul className="points">
      {approvalPoints(details, today).map((point) => {
        const { icon: Icon, tone } = looks[point.state];
        return (
          <li key={point.name} className={`tone-${tone}`}>
            <Icon size={16} aria-hidden />
            <span>
              {pointWords(point, details, today, t)}
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

type Say = Translate<keyof (typeof messages)['en']>;

function pointWords({ name, state }: Point, details: CaseDetails, today: string, t: Say): string {
  const { caseEviction: eviction, plaintiffName, tenants, fileOn } = details;
  const isFine = state === 'pass';
  switch (name) {
    case 'plaintiff':
      return isFine ? t('pointPlaintiff', { name: plaintiffName ?? '' }) : t('pointPlaintiffMissing');
    case 'defendants':
      return t('pointDefendants', { count: tenants.filter(({ isMinor }) => !isMinor).length });
    case 'ledger':
      return isFine
        ? t('pointLedger', { amount: formatMoney(eviction.claimedCents) })
        : t('pointLedgerWrong');
    case 'paper':
      return t(isFine ? 'pointPaper' : 'pointPaperMissing');
    case 'flags':
      return t(isFine ? 'pointFlags' : 'pointFlagsWrong');
    case 'fileOn':
      return t('pointFileOn', { day: proseDay(fileOn ?? today, today) });
    case 'occupied':
      return isFine
        ? t('pointOccupied', { when: proseMoment(eviction.occupancyCheckedAt ?? '', zoneOf(details)) })
        : t('pointOccupiedStale');
  }
}
