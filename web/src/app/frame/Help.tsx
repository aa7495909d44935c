import { CircleHelp } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { Popup } from '../../shared/ui/Popup.tsx';
import { messages } from '../messages.ts';

/** The keys, behind the question mark. */
export function Help() {
  const t = useText(messages);
  const keys = [
    { what: t('keyPalette'), press: ['Ctrl', 'K'] },
    { what: t('keySearch'), press: ['/'] },
    { what: t('keyRows'), press: ['↑', '↓'] },
    { what: t('keyOpen'), press: ['Enter'] },
    { what: t('keyClose'), press: ['Esc'] },
  ];
  return (
    <Popup
      label={t('help')}
      align="end"
      renderButton={(props) => (
        <button {...props} type="button" className="icon-button" aria-label={t('help')}>
          <CircleHelp size={18} strokeWidth={1.9} aria-hidden />
        </button>
      )}
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
    </Popup>
  );
}
