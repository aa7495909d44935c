import type { ImportDetails } from '@writdesk/contract/property-imports/import-values';
import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
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

/** What is applied leads on: from a connected system to what else it said, from a file of tenants to one of debts, and then to who is late. */
function NextStep({ record }: { record: ImportDetails }) {
  const { kind, connectionId } = record;
  const t = useText(messages);
  const { holds } = usePerson();
  if (connectionId) return <NextOfSystem record={record} connectionId={connectionId} />;
  if (kind === 'RENT_ROLL')
    return (
      <ButtonLink to="/properties/import" search={{ kind: 'DELINQUENCY' }}>
        {t('nextDelinquency')}
      </ButtonLink>
    );
  return kind === 'OWNERS' || !holds('case.create') ? null : <WhoIsLate />;
}

/** A rent roll goes before its ledgers: they are of the tenants that it brings. */
const inOrder = ['RENT_ROLL', 'LEDGER', 'DELINQUENCY', 'OWNERS'];

function NextOfSystem({ record, connectionId }: { record: ImportDetails; connectionId: string }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { data } = useCall(propertyConnections.list, { quiet: true });
  if (!data) return null;
  const waiting = data.connections.find(({ id }) => id === connectionId)?.waiting ?? [];
  const [next] = waiting
    .filter(({ id }) => id !== record.id)
    .toSorted((one, other) => inOrder.indexOf(one.kind) - inOrder.indexOf(other.kind));
  if (next)
    return (
      <ButtonLink to="/properties/imports/$id" params={{ id: next.id }} color="primary" variant="solid">
        {t('lookAt', { kind: t(next.kind) })}
      </ButtonLink>
    );
  return holds('case.create') ? <WhoIsLate /> : null;
}

function WhoIsLate() {
  const t = useText(messages);
  return (
    <ButtonLink to="/month-filing" color="primary" variant="solid">
      {t('lateTenants')}
    </ButtonLink>
  );
}
