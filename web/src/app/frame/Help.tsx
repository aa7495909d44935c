import { CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isTyped } from '../../shared/ui/overlay/key-target.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { KeyList } from '../../shared/ui/overlay/KeyList.tsx';
import { Popup } from '../../shared/ui/overlay/Popup.tsx';
import { messages } from '../messages.ts';

/** The keys, behind the question mark; the key itself opens them too. */
export function Help() {
  const t = useText(messages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyped(event)) button.current?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const keys = [
    { what: t('keyPalette'), press: ['Ctrl', 'K'] },
    { what: t('keySearch'), press: ['/'] },
    { what: t('keyRows'), press: ['↑', '↓'] },
    { what: t('keyOpen'), press: ['Enter'] },
    { what: t('keySelect'), press: ['x'] },
    { what: t('keyAct'), press: ['a'] },
    { what: t('keyHelp'), press: ['?'] },
    { what: t('keyClose'), press: ['Esc'] },
  ];
  return (
    <Popup
      label={t('help')}
      align="end"
      renderButton={(props) => (
        <button {...props} ref={button} type="button" className="icon-button" aria-label={t('help')}>
          <CircleHelp size={18} strokeWidth={1.9} aria-hidden />
        </button>
      )}
    >
      {() => <KeyList title={t('helpTitle')} keys={keys} />}
    </Popup>
  );
}
