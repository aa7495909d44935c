import { cases } from '@writdesk/contract/cases/cases';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { caseStatusLook, Sheet, Status } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const open = ['DRAFT', ...ongoingStatuses].join(',');
const shown = 5;

/** The newest open cases of a property, and the way to all of them. */
export function CasesSheet({ property }: { property: PropertyDetails }) {
  const t = useText(messages);
  const { isClient, holds } = usePerson();
  const mayRead = holds('case.read');
  const search = { propertyId: property.id, status: open };
  const { data } = useCall(cases.list, { query: { ...search, size: shown }, enabled: mayRead, quiet: true });
  if (!mayRead) return null;
  const rows = data?.cases ?? [];
  return (
    <Sheet title={t('cases')}>
      {data && rows.length === 0 && <p className="property-quiet">{t('noCases')}</p>}
      <ul className="property-cases">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to="/cases/$id" params={{ id: row.id }}>
              {row.title}
            </Link>
            <Status of={caseStatusLook(row.status, isClient ? 'client' : 'firm')} />
          </li>
        ))}
      </ul>
      {data && data.total > shown && (
        <Link className="property-all" to="/cases" search={search}>
          {t('allCases', { count: data.total })}
        </Link>
      )}
    </Sheet>
  );
}
