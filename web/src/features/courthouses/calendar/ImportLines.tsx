import type { ImportPreview } from '@writdesk/contract/court-calendars/court-calendars';
import { sayFault } from '../../../shared/i18n/sentences.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** A list line by line: what becomes of each, and why one is refused. */
export function ImportLines({ plan: { lines, counts } }: { plan: ImportPreview }) {
  const t = useText(messages);
  return (
    <section className="import-lines" aria-live="polite">
      <h3>{t('preview')}</h3>
      <p>{t('counts', counts)}</p>
      {counts.refused > 0 && <p className="import-mend">{t('mendFirst')}</p>}
      {counts.refused + counts.added + counts.changed === 0 && <p>{t('nothingNew')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard. */}
      <div className="import-scroll" tabIndex={0} role="region" aria-label={t('preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, date, name, effect, outcome, note, fault }) => (
              <tr key={line} className={outcome}>
                <td>{line}</td>
                <td>
                  {date} {name}
                  {effect === 'open' && <small>{t('effect_open')}</small>}
                </td>
                <td>
                  {t(`outcome_${outcome}`)}
                  {note && <small>{fault ? sayFault(fault, note) : t('was', { note })}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
