import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';
import { HeaderPopover } from './HeaderPopover.tsx';

/** The keys, behind the question mark. */
export function Help() {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const keys = [
    { what: t('keyPalette'), press: ['Ctrl', 'K'] },
    { what: t('keySearch'), press: ['/'] },
    { what: t('keyRows'), press: ['↑', '↓'] },
    { what: t('keyOpen'), press: ['Enter'] },
    { what: t('keyClose'), press: ['Esc'] },
  ];
  return (
    <HeaderPopover
      label={t('help')}
      button={<CircleHelp size={18} strokeWidth={1.9} aria-hidden />}
      open={open}
      onOpenChange={setOpen}
    >
      {() => (
        <div className="help-panel">
          <h2>{t('helpTitle')}</h2>
          <dl className="key-list">
            {keys.map(({ what, press }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  {press.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </HeaderPopover>
  );
}
