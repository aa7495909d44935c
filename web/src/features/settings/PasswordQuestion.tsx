import { Input } from 'antd';
import { Question, secretIcon } from '../../shared/form/index.ts';
import { useQuestionAria } from '../../shared/form/Question.tsx';

interface PasswordQuestionProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
}

export function PasswordQuestion({ id, label, hint, error, ...input }: PasswordQuestionProps) {
  return (
    <Question label={label} hint={hint} field={{ id, error }}>
      <PasswordInput id={id} isWrong={Boolean(error)} {...input} />
    </Question>
  );
}

function PasswordInput({
  isWrong,
  onChange,
  ...input
}: Omit<PasswordQuestionProps, 'label' | 'hint' | 'error'> & { isWrong: boolean }) {
  return (
    <Input.Password
      iconRender={secretIcon}
      {...input}
      {...useQuestionAria()}
      size="large"
      maxLength={256}
      status={isWrong ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
