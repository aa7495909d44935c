import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type InputEvent, type KeyboardEvent } from 'react';
import { recordDay } from '../formats/dates.ts';
import { parseDay, shownDay } from '../formats/typed-day.ts';
import { useLocale } from '../i18n/locale.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { clearing } from './clearing.tsx';
import { DatePicker } from './date-pickers.ts';
import { useQuestionAria } from './Question.tsx';
import type { Field } from './use-form.ts';

interface DateInputProps extends Omit<Field<string | null>, 'onChange'> {
  onChange: (day: string | null) => void;
  size?: 'small' | 'middle' | 'large';
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  placeholder?: string;
}

const iso = 'YYYY-MM-DD';

/**
 * A court day, `YYYY-MM-DD`, shown as `Thu Jul 16, 2026`, in Spanish as `jue. 16 jul 2026`. What is typed counts once the field is left or Enter is
 * pressed; emptied, it is no day. What is no day, or none that may be chosen, stays as it was typed, says so, and holds
 * the form back; the day from before is not touched by it.
 */
export function DateInput({
  id,
  value,
  onChange,
  error,
  size = 'large',
  min,
  max,
  placeholder = '',
}: DateInputProps) {
  const t = useText(messages);
  const locale = useLocale();
  const aria = useQuestionAria();
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState(() => dayjs(value ?? undefined));
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // Another way gave the day meanwhile: the calendar, or somebody else.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(null);
  }
  const day = typed === null ? null : parseDay(typed);
  const isEmpty = typed?.trim() === '';
  const problem =
    typed === null || isEmpty
      ? null
      : day === null
        ? t('giveDate')
        : min && day < min
          ? t('dayTooEarly', { day: recordDay(min, locale) })
          : max && day > max
            ? t('dayTooLate', { day: recordDay(max, locale) })
            : null;
  const isTold = problem !== null && isLeft;
  const problemId = `${id}-unread`;
  const describedBy = [aria['aria-describedby'], isTold && problemId].filter(Boolean).join(' ');
  // Closing with Enter, the calendar gives back the day that it was opened with.
  const isTaken = useRef(false);
  useEffect(() => {
    isTaken.current = false;
  });
  const take = () => {
    if (typed === null || problem !== null) return;
    isTaken.current = true;
    setTyped(null);
    onChange(isEmpty ? null : day);
  };
  const type = ({ target }: InputEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.id !== id) return;
    setTyped(target.value);
    const next = parseDay(target.value);
    if (next) setMonth(dayjs(next));
  };
  const press = (event: KeyboardEvent, keepClosed: () => void) => {
    if (event.key !== 'Enter') return;
    // It takes the day; the form is sent with the next one, and a closed calendar stays closed then.
    if (!isOpen && typed === null) return keepClosed();
    event.preventDefault();
    take();
    setLeft(true);
    setOpen(false);
  };
  return (
    <>
      <span className="date-input" onInput={type}>
        <DatePicker
          {...aria}
          id={id}
          className="wide-input"
          size={size}
          allowClear={clearing}
          status={error || isTold ? 'error' : ''}
          aria-describedby={describedBy || undefined}
          // Said outright: else the picker calls every day wrong that was typed in another pattern than it shows.
          aria-invalid={Boolean(aria['aria-invalid'] || isTold)}
          data-unread={problem !== null || undefined}
          value={value ? dayjs(value, iso).locale(locale) : null}
          // The one pattern that it cannot read: else it would take a half-typed day by itself.
          format={shownDay[locale]}
          // The calendar opens under a resting mouse: the day beneath it would take the place of what is being typed.
          previewValue={false}
          preserveInvalidOnBlur={problem !== null}
          pickerValue={month}
          onPickerValueChange={setMonth}
          minDate={min ? dayjs(min, iso) : undefined}
          maxDate={max ? dayjs(max, iso) : undefined}
          placeholder={placeholder}
          // The phone's keyboard would cover the days.
          inputReadOnly={matchMedia('(max-width: 767px)').matches}
          open={isOpen}
          onOpenChange={setOpen}
          onKeyDown={press}
          onFocus={() => setLeft(problem !== null)}
          onBlur={({ relatedTarget }) => {
            // On the way to the form's button nothing may move; the form itself will stop here.
            const isSent = relatedTarget instanceof Element && relatedTarget.matches('button[type="submit"]');
            if (!isSent) setLeft(true);
            take();
          }}
          onChange={(next) => {
            if (isTaken.current) return;
            setTyped(null);
            onChange(next ? next.format(iso) : null);
          }}
        />
      </span>
      {isTold && (
        <p className="question-error" id={problemId} role="alert">
          <CircleAlert size={15} aria-hidden />
          {problem}
        </p>
      )}
    </>
  );
}
