import { Button } from 'antd';
import { CircleCheck, CircleX, X } from 'lucide-react';
import { formatCount } from '../../formats/money.ts';
import { useText } from '../../i18n/translate.ts';
import { messages } from '../messages.ts';
import { tray, useTray, type TrayItem } from './tray.ts';
import '../facts/status.css';
import './tray.css';

/** Running work; stands once in the frame, and stays until its results have been looked at. */
export function Tray() {
  const t = useText(messages);
  const items = useTray();
  if (items.length === 0) return null;
  return (
    <section className="tray" aria-label={t('tray')} aria-live="polite">
      {items.map((item) => (
        <TrayRow key={item.id} item={item} />
      ))}
    </section>
  );
}

function TrayRow({ item }: { item: TrayItem }) {
  const t = useText(messages);
  const { title, state, done, total, detail, link } = item;
  const counted = done !== undefined && total !== undefined;
  return (
    <div className="tray-row">
      <div className="tray-title">
        <strong>{title}</strong>
        {state === 'running' && counted && (
          <span className="tray-count">
            {t('trayOf', { done: formatCount(done), total: formatCount(total) })}
          </span>
        )}
        {state === 'done' && (
          <span className="status tone-gain tone-text">
            <CircleCheck size={15} aria-hidden />
            {t('trayDone')}
          </span>
        )}
        {state === 'failed' && (
          <span className="status tone-stop tone-text">
            <CircleX size={15} aria-hidden />
            {t('trayFailed')}
          </span>
        )}
        {state !== 'running' && (
          <Button
            type="text"
            size="small"
            aria-label={t('remove', { what: title })}
            icon={<X size={15} aria-hidden />}
            onClick={() => tray.remove(item.id)}
          />
        )}
      </div>
      {state === 'running' && (
        <progress className="tray-bar" aria-label={title} {...(counted && { value: done, max: total })} />
      )}
      <p className="tray-detail">{detail ?? (state === 'running' && t('mayLeave'))}</p>
      {link && state !== 'running' && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            tray.remove(item.id);
            link.run();
          }}
        >
          {link.label}
        </button>
      )}
    </div>
  );
}
