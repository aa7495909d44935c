import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import { useState, type KeyboardEvent } from 'react';
import { useLocale } from '../i18n/locale.ts';
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

/** A court day, `YYYY-MM-DD`, shown as `Thu Jul 16, 2026`; `7/16/2026` and `2026-07-16` are read too. */
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
  const locale = useLocale();
  const aria = useQuestionAria();
  const [isOpen, setOpen] = useState(false);
  const press = (event: KeyboardEvent, keepClosed: () => void) => {
    if (event.key !== 'Enter') return;
    // It takes the day; the form is sent with the next one, and a closed calendar stays closed then.
    if (!isOpen) return keepClosed();
    event.preventDefault();
    setOpen(false);
  };
  return (
    <DatePicker
      {...aria}
      id={id}
      className="wide-input"
      size={size}
      status={error ? 'error' : ''}
      value={value ? dayjs(value, iso).locale(locale) : null}
      // No year of two digits: it would be read before the year is typed out.
      format={['ddd MMM D, YYYY', 'M/D/YYYY', iso, 'MMM D, YYYY']}
      minDate={min ? dayjs(min, iso) : undefined}
      maxDate={max ? dayjs(max, iso) : undefined}
      placeholder={placeholder}
      // The phone's keyboard would cover the days.
      inputReadOnly={matchMedia('(max-width: 767px)').matches}
      open={isOpen}
      onOpenChange={setOpen}
      onKeyDown={press}
      onChange={(day) => onChange(day ? day.format(iso) : null)}
    />
  );
}
