import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLoginText } from './login-text.ts';

interface LoginFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  hint?: string;
  /** At the right of the label. */
  aside?: ReactNode;
  initial?: string;
  autoComplete: string;
  problem: string | undefined;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** A phone shows its figures. */
  isNumeric?: boolean;
  onChange?: () => void;
}

export function LoginField(props: LoginFieldProps) {
  const {
    name,
    label,
    type = 'text',
    hint,
    aside,
    initial = '',
    autoComplete,
    problem,
    autoFocus = false,
    readOnly = false,
    isNumeric = false,
    onChange,
  } = props;
  const t = useLoginText();
  const [isShown, setShown] = useState(false);
  const describedBy = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className="login-field">
      <div className="login-label">
        <label htmlFor={name}>{label}</label>
        {aside}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="login-hint">
          {hint}
        </p>
      )}
      <div className="login-input">
        <input
          id={name}
          name={name}
          type={isShown ? 'text' : type}
          defaultValue={initial}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          readOnly={readOnly}
          inputMode={isNumeric ? 'numeric' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(problem)}
          aria-describedby={describedBy || undefined}
          onChange={onChange}
        />
        {type === 'password' && (
          <button
            type="button"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <Eye size={17} aria-hidden /> : <EyeOff size={17} aria-hidden />}
          </button>
        )}
      </div>
      {problem && (
        <p id={`${name}-error`} className="login-problem">
          <CircleAlert size={15} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
