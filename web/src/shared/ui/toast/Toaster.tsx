import { Button } from 'antd';
import { CircleCheck, CircleX, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/translate.ts';
import { messages } from '../messages.ts';
import { toast, toastDurationMs, toastStore, type Toast, type ToastKind } from './toast.ts';
import './toaster.css';

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleX,
};

/** The place of the toasts; stands once in the frame. */
export function Toaster() {
  const t = useText(messages);
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.shown);
  return (
    <section className="toaster" aria-label={t('messages')} aria-live="polite">
      {shown.map((one) => (
        <ToastCard key={one.id} of={one} />
      ))}
    </section>
  );
}

function ToastCard({ of }: { of: Toast }) {
  const t = useText(messages);
  const [held, setHeld] = useState(false);
  const leftMs = useRef(toastDurationMs);
  useEffect(() => {
    if (held) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => toast.dismiss(of.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [held, of.id]);
  const Icon = icons[of.kind];
  const { link } = of;
  return (
    <div
      className={`toast toast-${of.kind}`}
      role={of.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} strokeWidth={1.9} aria-hidden />
      <div className="toast-words">
        <strong>{of.title}</strong>
        {of.text && <span>{of.text}</span>}
      </div>
      {link && (
        <Button
          type="link"
          size="small"
          onClick={() => {
            toast.dismiss(of.id);
            link.run();
          }}
        >
          {link.label}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        aria-label={t('close')}
        icon={<X size={16} aria-hidden />}
        onClick={() => toast.dismiss(of.id)}
      />
    </div>
  );
}
