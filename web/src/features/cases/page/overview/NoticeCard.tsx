import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Suspense } from 'react';
import { listDay, proseMoment, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { CaseNotice } from '../../../notice-guard/index.ts';
import { ConfirmOccupancyLink } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { methods, noticeNames } from '../../../../labels/case/eviction-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { otherFacts } from '../../../../labels/case/typed-words.ts';
import { messages } from './messages.ts';

const placed = [
  'noticeType',
  'noticeServedOn',
  'noticeMethod',
  'noticeServedBy',
  'noticeAmountCents',
  // With the property.
  'caresCovered',
] as const;

/** The notice that came before the case, and next to it what the rules say about it: one over the other leaves a hole in the other column. */
export function NoticeCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('notice');
  const { caseEviction: eviction } = details;
  const { noticeType, noticeServedOn, noticeMethod, noticeServedBy, noticeAmountCents } = eviction;
  const { occupied, occupancyCheckedAt } = eviction;
  if (!noticeType && !noticeServedOn && occupied === null) return null;
  const zone = zoneOf(details);
  const checkedAt = occupancyCheckedAt ? proseMoment(occupancyCheckedAt, zone) : '';
  return (
    <Sheet title={t('notice')} className={`wide-card ${fresh}`}>
      <div className="notice-card">
        <Facts
          items={[
            { label: t('noticeType'), value: noticeType && wordOf(noticeNames, noticeType) },
            { label: t('given'), value: noticeServedOn && listDay(noticeServedOn, todayIn(zone)) },
            { label: t('how'), value: noticeMethod && wordOf(methods, noticeMethod) },
            { label: t('byWhom'), value: noticeServedBy },
            { label: t('amountNamed'), value: noticeAmountCents !== null && formatMoney(noticeAmountCents) },
            ...otherFacts('notice', details, placed),
            {
              label: t('occupancy'),
              value: occupied !== null && (
                <>
                  {t(occupied ? 'occupiedYes' : 'occupiedNo', { when: checkedAt })}{' '}
                  <ConfirmOccupancyLink details={details} />
                </>
              ),
            },
          ]}
        />
        <Suspense fallback={null}>
          <CaseNotice details={details} />
        </Suspense>
      </div>
    </Sheet>
  );
}
