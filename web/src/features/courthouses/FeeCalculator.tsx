import { courtFees, usualPurposes } from '@writdesk/contract/court-fees/court-fees';
import type { FeeCalculation, FeePurpose } from '@writdesk/contract/court-fees/fee-values';
import { feePurposes } from '@writdesk/contract/courthouses/courthouses';
import { useState } from 'react';
import { CourtFeeLines } from '../../labels/court-fees/CourtFeeLines.tsx';
import { courtFeeMessages } from '../../labels/court-fees/court-fee-messages.ts';
import { useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  MoneyInput,
  MultiSelect,
  Question,
  QuestionRow,
  TextInput,
} from '../../shared/form/index.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Derived, ErrorState, Sheet } from '../../shared/ui/index.ts';
import { feeMessages } from './fee-messages.ts';

interface Asked {
  purposes: FeePurpose[];
  day: string | null;
  defendants: string;
  addresses: string;
  claimCents: number | null;
  damagesCents: number | null;
  miles: string;
  isEfiled: boolean;
  isPrivatelyServed: boolean;
}

const atFirst: Asked = {
  purposes: [...usualPurposes],
  day: null,
  defendants: '1',
  addresses: '1',
  claimCents: null,
  damagesCents: null,
  miles: '',
  isEfiled: false,
  isPrivatelyServed: false,
};

/** What the court would take for a case that is described here; nothing of it is kept. */
export default function FeeCalculator({ courthouseId }: { courthouseId: string }) {
  const t = useText(feeMessages);
  const words = useText(courtFeeMessages);
  const [asked, setAsked] = useState(atFirst);
  const set =
    <K extends keyof Asked>(name: K) =>
    (value: Asked[K]) =>
      setAsked((before) => ({ ...before, [name]: value }));
  const field = <K extends keyof Asked>(name: K) => ({
    id: `fees-${name}`,
    value: asked[name],
    onChange: set(name),
  });
  const wrong = wrongIn(asked);
  const counted = (name: 'defendants' | 'addresses') => ({
    ...field(name),
    ...(wrong.has(name) && { error: t('wholeNumber') }),
  });
  const miles = { ...field('miles'), ...(wrong.has('miles') && { error: t('noMiles') }) };
  return (
    <Sheet title={t('calculator')}>
      <p>{t('calculatorLead')}</p>
      <Question label={t('calcFor')} field={field('purposes')}>
        <MultiSelect
          {...field('purposes')}
          options={feePurposes.map((value) => ({ value, label: words(`purpose_${value}`) }))}
        />
      </Question>
      <QuestionRow>
        <Question label={t('defendants')} field={counted('defendants')}>
          <TextInput {...counted('defendants')} inputMode="numeric" maxLength={4} />
        </Question>
        <Question label={t('addresses')} field={counted('addresses')}>
          <TextInput {...counted('addresses')} inputMode="numeric" maxLength={4} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('claim')} field={field('claimCents')} optional>
          <MoneyInput {...field('claimCents')} />
        </Question>
        <Question label={t('damages')} field={field('damagesCents')} optional>
          <MoneyInput {...field('damagesCents')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('miles')} field={miles} optional>
          <TextInput {...miles} inputMode="decimal" maxLength={8} />
        </Question>
        <Question label={t('calcDay')} field={field('day')} optional>
          <DateInput {...field('day')} />
        </Question>
      </QuestionRow>
      <div className="fee-checks">
        <CheckInput {...field('isEfiled')}>{t('isEfiled')}</CheckInput>
        <CheckInput {...field('isPrivatelyServed')}>{t('isPrivatelyServed')}</CheckInput>
      </div>
      <Calculated courthouseId={courthouseId} asked={asked} isReadable={wrong.size === 0} />
    </Sheet>
  );
}

const MOST = 1_000;
const MOST_MILES = 10_000;

/** Which answers are no number that can be counted with. */
function wrongIn({ defendants, addresses, miles }: Asked): ReadonlySet<keyof Asked> {
  const isCount = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST;
  const isMiles = (text: string) => text.trim() === '' || (Number(text) >= 0 && Number(text) <= MOST_MILES);
  const wrong = new Set<keyof Asked>();
  if (!isCount(defendants)) wrong.add('defendants');
  if (!isCount(addresses)) wrong.add('addresses');
  if (!isMiles(miles)) wrong.add('miles');
  return wrong;
}

interface CalculatedProps {
  courthouseId: string;
  asked: Asked;
  isReadable: boolean;
}

function Calculated({ courthouseId, asked, isReadable }: CalculatedProps) {
  const t = useText(feeMessages);
  const settled = useSettled(asked);
  const { purposes, day, defendants, addresses, claimCents, damagesCents, miles } = settled;
  const { data, error, refetch, isFetching } = useCall(courtFees.calculate, {
    params: { id: courthouseId },
    query: {
      purposes: (purposes.length > 0 ? purposes : usualPurposes).join(','),
      defendants,
      addresses,
      ...(day && { day }),
      ...(claimCents !== null && { claimCents }),
      ...(damagesCents !== null && { damagesCents }),
      ...(miles.trim() !== '' && { miles: Number(miles) }),
      ...(settled.isEfiled && { isEfiled: 'true' as const }),
      ...(settled.isPrivatelyServed && { isPrivatelyServed: 'true' as const }),
    },
    // What is typed may be right again a moment before what settled is.
    enabled: isReadable && wrongIn(settled).size === 0,
    keepPrevious: true,
    quiet: true,
  });
  if (error) return <ErrorState error={error} what={t('theFees')} onRetry={() => void refetch()} />;
  if (!data || !isReadable) return null;
  return (
    <Derived name={t('calculator')} isWaiting={isFetching}>
      <CourtFeeLines fees={data} />
      <Needed fees={data} />
    </Derived>
  );
}

/** Who gets what of it, and which facts some of it depends on. */
function Needed({ fees: { payees, missing } }: { fees: FeeCalculation }) {
  const t = useText(feeMessages);
  const words = useText(courtFeeMessages);
  const facts = missing.filter(({ fact }) => fact !== 'fee');
  const paid = payees.map(({ payee, cents }) => t('toPayee', { payee, sum: formatMoney(cents) }));
  return (
    <>
      {paid.length > 1 && <p>{t('toPayees', { payees: paid.join(', ') })}</p>}
      {facts.length > 0 && (
        <ul>
          {facts.map(({ fact, purpose }) => (
            <li key={`${fact}.${purpose}`}>{t('needs', { fact, what: words(`purpose_${purpose}`) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
