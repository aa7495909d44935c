import type { Connection } from '@writdesk/contract/property-connections/connection-values';
import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { useAction } from '../../shared/api/index.ts';
import { localZone, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { MoreMenu, Status } from '../../shared/ui/index.ts';
import { lookOf } from './connection-look.ts';
import { messages } from './messages.ts';

interface ConnectionRowProps {
  connection: Connection;
  onChangeKey: () => void;
  onDisconnect: () => void;
}

/** How one connection is doing, what it brought, and what can be done with it. */
export function ConnectionRow({ connection, onChangeKey, onDisconnect }: ConnectionRowProps) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const { id, system, client, can, syncingSince, isPractice } = connection;
  const sync = useAction(propertyConnections.sync);
  const name = systemNames[system];
  return (
    <li>
      <div className="connection-head">
        <strong>{isPractice ? t('practiceOf', { system: name }) : name}</strong>
        <Status of={lookOf(connection)} />
        <span className="connection-acts">
          {can.sync && (
            <Button
              icon={<RefreshCw size={16} aria-hidden />}
              loading={sync.isRunning}
              disabled={syncingSince !== null}
              aria-label={t('syncOf', { system: name })}
              onClick={() => sync.run({ params: { id } })}
            >
              {t('sync')}
            </Button>
          )}
          {can.update && (
            <MoreMenu
              label={t('actionsFor', { system: name })}
              items={[
                ...(isPractice ? [] : [{ key: 'key', label: t('changeKey'), onSelect: onChangeKey }]),
                { key: 'disconnect', label: t('disconnect'), danger: true, onSelect: onDisconnect },
              ]}
            />
          )}
        </span>
      </div>
      {!isClient && <p className="quiet">{client.name}</p>}
      <Words connection={connection} />
      <Waiting connection={connection} />
    </li>
  );
}

/** Of which moment the data are, and why there are no newer ones. */
function Words({ connection: { dataAt, found, failure, isPractice } }: { connection: Connection }) {
  const t = useText(messages);
  const at = (moment: string) => recordMoment(moment, localZone());
  return (
    <>
      {isPractice && <p>{t('practiceText')}</p>}
      {failure && (
        <p>
          {t(failure.reason)} {t('failedAt', { at: at(failure.at), resource: failure.resource || '–' })}
        </p>
      )}
      <p className="quiet">
        {dataAt ? t('dataAt', { at: at(dataAt) }) : t('noData')}
        {found && ` · ${t('found', found)}`}
      </p>
    </>
  );
}

/** Previews that somebody has to look at. */
function Waiting({ connection: { waiting } }: { connection: Connection }) {
  const t = useText(messages);
  if (waiting.length === 0) return null;
  return (
    <ul className="connection-waiting">
      {waiting.map(({ id, kind, ...counts }) => (
        <li key={id}>
          <Link to="/properties/imports/$id" params={{ id }}>
            {t('lookAt', { kind: t(kind) })}
          </Link>{' '}
          <span className="quiet">{t('counts', counts)}</span>
        </li>
      ))}
    </ul>
  );
}
