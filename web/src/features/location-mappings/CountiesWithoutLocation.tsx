import { Link } from '@tanstack/react-router';
import { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const shown = 5;
const wanted = { mapped: 'false', withCases: 'true' } as const;

/** Counties where the firm has cases and accounting has no location: their invoices can’t be posted. */
export default function CountiesWithoutLocation() {
  const t = useText(messages);
  const { counties = [], total = 0 } =
    useCall(locationMappings.list, { query: { ...wanted, size: shown }, quiet: true }).data ?? {};
  if (counties.length === 0) return null;
  return (
    <Sheet title={t('missing')}>
      <ul className="rail-list">
        {counties.map(({ id, countyName, stateCode }) => (
          <li key={id}>
            <Link to="/location-mappings" search={{ ...wanted, search: countyName }}>
              <span className="rail-words">{`${countyName}, ${stateCode}`}</span>
            </Link>
          </li>
        ))}
        {total > counties.length && (
          <li>
            <Link to="/location-mappings" search={wanted}>
              <span className="rail-words">{t('missingMore', { count: formatCount(total) })}</span>
            </Link>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
