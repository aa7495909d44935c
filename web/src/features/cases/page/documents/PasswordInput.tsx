import { Input } from 'antd';
import type { Field } from '../../../../shared/form/index.ts';

/** The person's own password, asked again. */
export function PasswordInput({ id, value, onChange, error }: Field<string>) {
  return (
    <Input.Password
      id={id}
      size="large"
      autoComplete="current-password"
      value={value}
      status={error ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
