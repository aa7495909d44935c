import { useId, useState } from 'react';
import { formatAmount, parseMoney } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { sheetOutcomes, type SheetOutcome } from './pending-result.ts';
import { sheetMessages } from './sheet-messages.ts';

interface ResultButtonsProps {
  label: string;
  claimCents: number;
  onPress: (outcome: SheetOutcome, amountCents: number | null) => void;
  /** Null where there is no result to go back to. */
  onClose: (() => void) | null;
}

/** One press for each result; an order with money asks for its sum, which begins as what was claimed. */
export function ResultButtons({ label, claimCents, onPress, onClose }: ResultButtonsProps) {
  const t = useText(sheetMessages);
  const sumId = useId();
  const [asked, setAsked] = useState<SheetOutcome | null>(null);
  const [sum, setSum] = useState('');
  if (asked) {
    const cents = sum.trim() === '' ? null : parseMoney(sum);
    const isUnread = sum.trim() !== '' && cents === null;
    return (
      <form
        className="result-sum"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnread) return;
          onPress(asked, cents);
          setAsked(null);
        }}
      >
        <strong>{t(`press_${asked}`)}</strong>
        <label htmlFor={sumId}>{t('sum')}</label>
        <input
          id={sumId}
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          aria-invalid={isUnread}
          onChange={({ target }) => setSum(target.value)}
        />
        <button type="submit" className="sheet-button primary" disabled={isUnread}>
          {t('record')}
        </button>
        <button type="button" className="sheet-button plain" onClick={() => setAsked(null)}>
          {t('dont')}
        </button>
      </form>
    );
  }
  return (
    <div className="result-buttons" role="group" aria-label={label}>
      {sheetOutcomes.map(({ outcome, asksSum }) => (
        <button
          key={outcome}
          type="button"
          className="sheet-button"
          onClick={() => {
            if (!asksSum) return onPress(outcome, null);
            setSum(outcome === 'CONSENT_JUDGMENT' ? '' : formatAmount(claimCents));
            return setAsked(outcome);
          }}
        >
          {t(`press_${outcome}`)}
        </button>
      ))}
      {onClose && (
        <button type="button" className="sheet-button plain" onClick={onClose}>
          {t('dont')}
        </button>
      )}
    </div>
  );
}
