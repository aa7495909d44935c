import { Input } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatAmount, parseMoney } from '../formats/money.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import type { Size } from './inputs.tsx';
import { useQuestionAria } from './Question.tsx';
import type { Field } from './use-form.ts';

interface MoneyInputProps extends Field<number | null> {
  size?: Size;
  placeholder?: string;
  onBlur?: () => void;
}

/**
 * An amount in cents. While typing the text stands as typed; left, it reads `2,318.00`. What is no amount stays as it was
 * typed, says so, and holds the form back; the amount from before is not touched by it.
 */
export function MoneyInput({
  id,
  value,
  onChange,
  error,
  size = 'large',
  placeholder,
  onBlur,
}: MoneyInputProps) {
  const t = useText(messages);
  const aria = useQuestionAria();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isUnread = typed !== null && typed.trim() !== '' && parseMoney(typed) === null;
  // Another way gave the amount meanwhile: a button, or somebody else.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (isUnread) setTyped(null);
  }
  const isTold = isUnread && isLeft;
  const problemId = `${id}-unread`;
  const describedBy = [aria['aria-describedby'], isTold && problemId].filter(Boolean).join(' ');
  return (
    <>
      <Input
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={aria['aria-invalid'] || isTold || undefined}
        data-unread={isUnread || undefined}
        className="money-input"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        size={size}
        placeholder={placeholder}
        status={error || isTold ? 'error' : ''}
        value={typed ?? (value === null ? '' : formatAmount(value))}
        onChange={(event) => {
          const text = event.target.value;
          const cents = parseMoney(text);
          setTyped(text);
          if (cents !== null || text.trim() === '') onChange(cents);
        }}
        onBlur={({ relatedTarget }) => {
          // On the way to the form's button nothing may move; the form itself will stop here.
          if (!relatedTarget?.matches('button[type="submit"]')) setLeft(true);
          if (!isUnread) setTyped(null);
          onBlur?.();
        }}
        onFocus={() => setLeft(isUnread)}
        onInvalid={() => setLeft(true)}
      />
      {isTold && (
        <p className="question-error" id={problemId} role="alert">
          <CircleAlert size={15} aria-hidden />
          {t('giveAmount')}
        </p>
      )}
    </>
  );
}
