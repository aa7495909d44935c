import { Input } from 'antd';
import { secretIcon } from './secret-icon.tsx';
import type { Field } from './use-form.ts';

interface PasswordInputProps extends Field<string> {
  /** `off` for a secret that isn't the person's own. */
  autoComplete?: 'current-password' | 'off';
}

/** A secret to type, hidden unless its owner wants to see it. */
export function PasswordInput({
  id,
  value,
  onChange,
  error,
  autoComplete = 'current-password',
}: PasswordInputProps) {
  return (
    <Input.Password
      iconRender={secretIcon}
      id={id}
      size="large"
      autoComplete={autoComplete}
      value={value}
      status={error ? 'error' : ''}
      aria-invalid={error !== undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
