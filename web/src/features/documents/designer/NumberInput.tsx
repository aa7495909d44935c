import { useEffect, useState } from 'react';
import { TextInput } from '../../../shared/form/index.ts';

interface NumberInputProps {
  id: string;
  value: number | null;
  onChange: (value: number) => void;
  /** Where there may be none. */
  onClear?: () => void;
}

/** A number that is taken once its field is left, so that a half-typed one moves nothing. */
export function NumberInput({ id, value, onChange, onClear }: NumberInputProps) {
  const [text, setText] = useState(String(value ?? ''));
  useEffect(() => setText(String(value ?? '')), [value]);
  const take = () => {
    const typed = Number(text.replace(',', '.'));
    if (text.trim() === '' && onClear) {
      if (value !== null) onClear();
    } else if (text.trim() === '' || Number.isNaN(typed)) setText(String(value ?? ''));
    else if (typed !== value) onChange(typed);
  };
  return (
    <TextInput
      id={id}
      size="middle"
      error={undefined}
      inputMode="numeric"
      maxLength={8}
      value={text}
      onChange={setText}
      onBlur={take}
    />
  );
}
