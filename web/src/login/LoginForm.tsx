import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { KcContext } from './kc-context.ts';

/** Name of the field → what is wrong with it. */
export type Problems = Record<string, string>;

interface LoginFormProps {
  action: string | undefined;
  context: KcContext;
  button: string;
  /** Something else on the page is what most people do. */
  isQuiet?: boolean | undefined;
  /** The button's words while the page is being sent. */
  running: string;
  /** Looks at what was typed before it is sent. */
  check: (form: FormData) => Problems;
  /** Done before the form is sent; gives the value of the hidden field `proof`. It may say once that it takes a while. */
  prepare?: (form: FormData, notify: () => void) => Promise<string>;
  /** What is shown and read out meanwhile. */
  preparing?: string;
  /** Below the button. */
  also?: ReactNode;
  children: (problems: Problems, clear: (field: string) => void) => ReactNode;
}

/** A form that is sent as a whole page, as the identity provider wants it; mistakes are said before. */
export function LoginForm(props: LoginFormProps) {
  const { action, context, button, isQuiet, running, check, prepare, preparing, also, children } = props;
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  // Back from the next page, the browser may show this one as it was left.
  useEffect(() => {
    const shown = () => {
      setSending(false);
      setTakesLong(false);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const found = check(new FormData(event.currentTarget));
    setProblems(found);
    if (Object.keys(found).length > 0) return event.preventDefault();
    if (isSending) return event.preventDefault();
    setSending(true);
    if (!prepare) return;
    event.preventDefault();
    const form = event.currentTarget;
    void prepare(new FormData(form), () => setTakesLong(true)).then((proof) => {
      const field = form.elements.namedItem('proof');
      if (field instanceof HTMLInputElement) field.value = proof;
      form.submit();
    });
  };
  const clear = (field: string) =>
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)));
  const { message } = context;
  return (
    <form ref={ref} method="post" action={action} onSubmit={submit} noValidate>
      {message?.summary && <Message type={message.type ?? 'info'} text={message.summary} />}
      {children(problems, clear)}
      <button type="submit" className={isQuiet ? 'login-button quiet' : 'login-button'} disabled={isSending}>
        {isSending ? running : button}
      </button>
      {prepare && (
        <>
          <input type="hidden" name="proof" defaultValue="" />
          <p className="login-hint" role="status">
            {takesLong && preparing}
          </p>
        </>
      )}
      {also}
    </form>
  );
}

const icons = { error: CircleAlert, warning: CircleAlert, info: Info, success: CircleCheck };

function Message({ type, text }: { type: keyof typeof icons; text: string }) {
  const Icon = icons[type];
  const isUrgent = type === 'error' || type === 'warning';
  return (
    <p className={`login-message ${type}`} role={isUrgent ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
