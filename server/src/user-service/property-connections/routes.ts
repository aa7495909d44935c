import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { bind } from '../../platform/http/bind.ts';
import { syncNow } from './ask-for-sync.ts';
import { createConnection, disconnect, updateKey } from './change-connection.ts';
import { listConnections } from './connection-view.ts';

export const propertyConnectionRoutes = [
  bind(propertyConnections.list, listConnections),
  bind(propertyConnections.create, createConnection),
  bind(propertyConnections.update, updateKey),
  bind(propertyConnections.disconnect, disconnect),
  bind(propertyConnections.sync, syncNow),
];
