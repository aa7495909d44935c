import { CircleHelp } from 'lucide-react';
import { Popover } from 'antd';
import { useText } from '../../shared/i18n/translate.ts';
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
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <section className="popover-panel" aria-label={t('help')}>
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
        </section>
      }
    >
      <button type="button" className="icon-button" aria-label={t('help')}>
        <CircleHelp size={18} strokeWidth={1.9} aria-hidden />
      </button>
    </Popover>
  );
}
