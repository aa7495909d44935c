import { Link } from '@tanstack/react-router';
import { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const shown = 5;
const open = { status: 'REQUESTED' };

/** Companies that wait for an answer, the one that asked first on top. */
export default function OpenExceptions() {
  const t = useText(messages);
  const { exceptions = [], total = 0 } =
    useCall(overdueExceptions.list, { query: { ...open, sort: 'requestedAt', size: shown }, quiet: true })
      .data ?? {};
  if (exceptions.length === 0) return null;
  return (
    <Sheet title={t('openOnes')}>
      <ul className="rail-list">
        {exceptions.map(({ id, client, promisedOn }) => (
          <li key={id}>
            <Link to="/exceptions" search={open}>
              <span className="rail-words">
                {client.name}
                <small>{t('promisesBy', { day: recordDay(promisedOn) })}</small>
              </span>
            </Link>
          </li>
        ))}
        {total > exceptions.length && (
          <li>
            <Link to="/exceptions" search={open}>
              <span className="rail-words">{t('openMore', { count: total - exceptions.length })}</span>
            </Link>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
