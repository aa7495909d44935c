import {
  type Connection,
  connectedSystems,
  type ConnectedSystem,
} from '@writdesk/contract/property-connections/connection-values';
import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { Button } from 'antd';
import { Plug } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { ConnectionRow } from './ConnectionRow.tsx';
import { messages } from './messages.ts';
import { OtherSystems } from './OtherSystems.tsx';
import './property-connections.css';

const KeyDialog = lazy(() => import('./KeyDialog.tsx'));
const DisconnectDialog = lazy(() => import('./DisconnectDialog.tsx'));

/** The property systems that a company connected, and what to do with those that only export files. */
export function Connections() {
  const t = useText(messages);
  const { holds } = usePerson();
  const { data } = useCall(propertyConnections.list, { quiet: true });
  const [connecting, setConnecting] = useState<ConnectedSystem | null>(null);
  const [changing, setChanging] = useState<Connection | null>(null);
  const [ending, setEnding] = useState<Connection | null>(null);
  if (!data) return null;
  const connected = new Set(data.connections.map(({ system }) => system));
  const offered = holds('property-connection.update')
    ? connectedSystems.filter((system) => !connected.has(system))
    : [];
  return (
    <Sheet title={t('connections')}>
      <p className="connection-lead">{t('lead')}</p>
      {data.connections.length === 0 && offered.length === 0 && <p className="quiet">{t('none')}</p>}
      <ul className="connection-list">
        {data.connections.map((one) => (
          <ConnectionRow
            key={one.id}
            connection={one}
            onChangeKey={() => setChanging(one)}
            onDisconnect={() => setEnding(one)}
          />
        ))}
      </ul>
      {offered.length > 0 && (
        <div className="connection-offers">
          {offered.map((system) => (
            <Button key={system} icon={<Plug size={16} aria-hidden />} onClick={() => setConnecting(system)}>
              {t('connect', { system: systemNames[system] })}
            </Button>
          ))}
        </div>
      )}
      <OtherSystems />
      <Suspense>
        {connecting && (
          <KeyDialog system={connecting} connection={null} onClose={() => setConnecting(null)} />
        )}
        {changing && (
          <KeyDialog system={changing.system} connection={changing} onClose={() => setChanging(null)} />
        )}
        {ending && <DisconnectDialog connection={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </Sheet>
  );
}
