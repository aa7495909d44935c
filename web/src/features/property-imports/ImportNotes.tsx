import type { ImportDetails } from '@writdesk/contract/property-imports/import-values';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { localZone, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { ButtonLink, Note } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { placeIn } from './place-in.ts';
import { useReport } from './use-report.ts';

/** What must not be missed of an import, and the way on. */
export function ImportNotes({ record }: { record: ImportDetails }) {
  const t = useText(messages);
  const { id, status, counts, missing, kept, undoUntil, recognized, unknownProperties } = record;
  const isOpen = status === 'PREVIEW';
  const otherReport = useReport(recognized ?? record);
  const nothing = counts.new + counts.changed === 0 && counts.refused === 0;
  return (
    <>
      {isOpen && missing.length > 0 && (
        <Note tone="stop" icon={CircleAlert}>
          {t('missing', { fields: missing.map((field) => t(`f_${field}`)).join(', ') })}
        </Note>
      )}
      {isOpen && recognized && recognized.kind !== record.kind && (
        <Note tone="hold" icon={CircleAlert}>
          {t('otherKind', { report: otherReport })}
        </Note>
      )}
      {unknownProperties.length > 0 && <UnknownProperties record={record} />}
      {isOpen && unknownProperties.length === 0 && missing.length === 0 && counts.refused > 0 && (
        <Note
          tone="hold"
          icon={CircleAlert}
          action={
            <ButtonLink to="/properties/imports/$id" params={{ id }} search={{ state: 'REFUSED' }}>
              {t('showRefused')}
            </ButtonLink>
          }
        >
          {t('refusedNote', { count: counts.refused })}
        </Note>
      )}
      {isOpen && missing.length === 0 && nothing && (
        <Note tone="quiet" icon={CircleCheck}>
          {t('nothingChanges')}
        </Note>
      )}
      {undoUntil && (
        <Note tone="quiet" icon={CircleCheck} action={<NextStep record={record} />}>
          {t('undoUntil', { day: recordMoment(undoUntil, localZone()) })}
        </Note>
      )}
      {kept.length > 0 && (
        <Note tone="hold" icon={CircleAlert}>
          {t('kept', { units: kept.map(({ unit }) => unit).join(', ') })}
        </Note>
      )}
    </>
  );
}

/** Properties that the file names and nobody has added: each with the form that takes over what the file says of it. */
function UnknownProperties({ record: { id, client, unknownProperties } }: { record: ImportDetails }) {
  const t = useText(messages);
  const { holds } = usePerson();
  return (
    <Note tone="stop" icon={CircleAlert}>
      {t('unknown', { count: unknownProperties.length })}
      <ul className="import-unknown">
        {unknownProperties.map(({ name, rows }) => {
          const said = placeIn(name);
          return (
            <li key={name}>
              {holds('property.create') ? (
                <Link
                  to="/properties/new"
                  search={{ ...said, clientId: client.id, from: `/properties/imports/${id}` }}
                >
                  {t('addProperty', { name: said.name })}
                </Link>
              ) : (
                said.name
              )}{' '}
              <span className="quiet">{t('rowsOf', { rows })}</span>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

/** A rent roll says who lives there, a report of debts who is late: what is applied leads on. */
function NextStep({ record: { kind } }: { record: ImportDetails }) {
  const t = useText(messages);
  const { holds } = usePerson();
  if (kind === 'RENT_ROLL')
    return (
      <ButtonLink to="/properties/import" search={{ kind: 'DELINQUENCY' }}>
        {t('nextDelinquency')}
      </ButtonLink>
    );
  if (kind === 'OWNERS' || !holds('case.create')) return null;
  return (
    <ButtonLink to="/month-filing" color="primary" variant="solid">
      {t('lateTenants')}
    </ButtonLink>
  );
}
