import { CircleAlert, KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KcContext } from './kc-context.ts';
import { useLoginText } from './login-text.ts';
import { askPasskey, passkeyFields } from './passkey.ts';

/** A button that has the browser ask for a passkey, and sends what it says as a page of its own. */
export function PasskeyForm({ context, isOnlyWay = false }: { context: KcContext; isOnlyWay?: boolean }) {
  const t = useLoginText();
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'rests' | 'asks' | 'failed'>('rests');
  const ask = async () => {
    setState('asks');
    try {
      const answer = await askPasskey(context);
      for (const name of passkeyFields) {
        const input = ref.current?.elements.namedItem(name);
        if (input instanceof HTMLInputElement) input.value = answer[name];
      }
      ref.current?.submit();
    } catch {
      setState('failed');
    }
  };
  return (
    <form ref={ref} method="post" action={context.url?.loginAction} className="login-passkey">
      {passkeyFields.map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      {state === 'failed' && (
        <p className="login-message warning" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{t('passkeyUnused')}</span>
        </p>
      )}
      <button
        type="button"
        className={isOnlyWay ? 'login-button' : 'login-button quiet'}
        disabled={state === 'asks'}
        onClick={() => void ask()}
      >
        <span className="login-button-words">
          <KeyRound size={17} aria-hidden />
          {state === 'asks' ? t('askingPasskey') : t('usePasskey')}
        </span>
      </button>
    </form>
  );
}
