import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Check, TriangleAlert } from 'lucide-react';
import { recordDay } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText, type Translate } from '../../../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { useFresh } from '../fresh-parts.ts';
import { evictionWords } from '../../../../labels/case/reason-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { Ledger } from './Ledger.tsx';
import { otherFacts } from '../../../../labels/case/typed-words.ts';
import { messages } from './messages.ts';

type Eviction = CaseDetails['caseEviction'];
type Say = Translate<keyof (typeof messages)['en']>;

const placed = [
  'reasonText',
  'claimedCents',
  'monthlyRentCents',
  'leaseFrom',
  'leaseTo',
  'leaseIsWritten',
] as const;

/** Why, how much, and the ledger that proves it. */
export function ReasonCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('reason');
  const { caseEviction: eviction } = details;
  const { reasons, reasonText, claimedCents, ledger } = eviction;
  if (reasons.length === 0 && claimedCents === 0 && ledger.length === 0) return null;
  return (
    <Sheet title={t('reason')} className={fresh}>
      <Facts
        items={[
          { label: t('reasons'), value: reasons.map((code) => wordOf(evictionWords, code)).join(', ') },
          { label: t('inWords'), value: reasonText },
          { label: t('claimed'), value: claimedCents > 0 && formatMoney(claimedCents) },
          { label: t('monthlyRent'), value: rentOf(eviction, t) },
          { label: t('lease'), value: leaseOf(eviction, t) },
          ...otherFacts('reason', details, placed),
          { label: t('ledger'), value: ledger.length > 0 && <LedgerFact details={details} />, wide: true },
        ]}
      />
    </Sheet>
  );
}

function LedgerFact({ details: { caseEviction: eviction, lease } }: { details: CaseDetails }) {
  const t = useText(messages);
  const { claimedCents, ledgerCents, ledger } = eviction;
  const fits = claimedCents === ledgerCents;
  return (
    <>
      <div className={`with-icon tone-${fits ? 'gain' : 'hold'}`}>
        {fits ? <Check size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
        <span>
          {fits
            ? t('ledgerFits')
            : t('ledgerDiffers', { ledger: formatMoney(ledgerCents), claimed: formatMoney(claimedCents) })}
        </span>
      </div>
      {lease?.hasMoved && (
        <div className="with-icon tone-hold">
          <TriangleAlert size={16} aria-hidden />
          <span>{t('ledgerMoved', { sum: formatMoney(lease.balanceCents) })}</span>
        </div>
      )}
      <details className="ledger-box">
        <summary>{t('showLedger', { count: ledger.length })}</summary>
        <Ledger lines={ledger} totalCents={ledgerCents} />
      </details>
    </>
  );
}

function rentOf({ monthlyRentCents, rentDueDay }: Eviction, t: Say): string | null {
  if (monthlyRentCents === null) return null;
  const amount = formatMoney(monthlyRentCents);
  return rentDueDay === null ? amount : t('dueOnDay', { amount, day: rentDueDay });
}

function leaseOf({ leaseFrom, leaseTo, leaseIsWritten }: Eviction, t: Say): string {
  const span =
    leaseFrom && leaseTo
      ? t('leaseSpan', { from: recordDay(leaseFrom), to: recordDay(leaseTo) })
      : leaseFrom && t('leaseFrom', { from: recordDay(leaseFrom) });
  return [span, leaseIsWritten === false && t('leaseOral')].filter(Boolean).join(', ');
}
