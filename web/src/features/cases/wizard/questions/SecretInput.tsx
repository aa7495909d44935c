import { Button } from 'antd';
import { LockKeyhole, X } from 'lucide-react';
import { useState } from 'react';
import { DateInput, TextInput } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { Secret } from '../draft/draft-values.ts';
import { tenantsMessages } from '../steps/tenants-messages.ts';

interface SecretInputProps {
  id: string;
  error: string | undefined;
  what: string;
  kind: 'ssn' | 'day';
  value: Secret;
  onChange: (value: Secret) => void;
}

/** A number or a day that comes back masked: once the server has it, it can be replaced or removed, not read. */
export function SecretInput({ id, error, what, kind, value, onChange }: SecretInputProps) {
  const t = useText(tenantsMessages);
  const [isReplacing, setReplacing] = useState(false);
  const { shown, typed, removed } = value;
  if (shown && !removed && !typed && !isReplacing) {
    return (
      <span className="secret-shown">
        <LockKeyhole size={15} aria-hidden />
        <span>{shown.replaceAll('*', '•')}</span>
        <Button
          id={id}
          type="text"
          size="small"
          aria-label={t('replaceSecret', { what })}
          onClick={() => setReplacing(true)}
        >
          {t('replace')}
        </Button>
        <Button
          type="text"
          size="small"
          icon={<X size={15} aria-hidden />}
          aria-label={t('removeSecret', { what })}
          onClick={() => onChange({ shown, typed: '', removed: true })}
        />
      </span>
    );
  }
  const type = (text: string) => {
    setReplacing(shown !== null);
    onChange({ shown, typed: text, removed: false });
  };
  return kind === 'ssn' ? (
    <TextInput
      id={id}
      error={error}
      value={typed}
      onChange={type}
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      placeholder="000-00-0000"
      onBlur={() => setReplacing(false)}
    />
  ) : (
    <DateInput
      id={id}
      error={error}
      value={typed || null}
      max={todayIn()}
      onChange={(day) => type(day ?? '')}
    />
  );
}
