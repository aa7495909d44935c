import { z } from 'zod';
import { route } from '../route.ts';
import { idParams } from '../values/ids.ts';
import { connectedSystems, connection, connectionKey } from './connection-values.ts';

const area = 'user-service';
const version = z.int().optional();
const changes = ['property-connection'] as const;

/** Property systems that a company connected: read every hour, and previewed as its files are. Nothing is ever written to them. */
export const propertyConnections = {
  list: route({
    method: 'GET',
    area,
    path: '/properties/connections',
    reads: ['property-connection', 'property-import'],
    permission: 'property-connection.read',
    summary: 'List the connected property systems of the companies that the caller can see',
    reply: z.object({ connections: z.array(connection) }),
    failure: 'Get Connections Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/properties/connection',
    changes,
    permission: 'property-connection.update',
    summary: 'Connect a property system of the caller’s company, and read it for the first time',
    body: connectionKey.extend({ system: z.enum(connectedSystems) }),
    reply: connection,
    status: 201,
    failure: 'Create Connection Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/properties/connection/{id}',
    changes,
    permission: 'property-connection.update',
    summary: 'Give a connection another key, and read the system again',
    params: idParams,
    body: connectionKey.extend({ version }),
    reply: connection,
    failure: 'Update Connection Fail',
  }),
  sync: route({
    method: 'POST',
    area,
    path: '/properties/connection-sync/{id}',
    changes,
    permission: 'property-connection.sync',
    summary: 'Read a connected system now, and preview what has changed',
    params: idParams,
    reply: connection,
    failure: 'Sync Connection Fail',
  }),
  disconnect: route({
    method: 'POST',
    area,
    path: '/properties/connection-disconnect/{id}',
    changes: ['property-connection', 'property-import'],
    permission: 'property-connection.update',
    summary:
      'Disconnect a property system: its key and what was read last are deleted, and what was applied stays',
    params: idParams,
    body: z.object({ version }),
    reply: z.object({}),
    failure: 'Disconnect Fail',
  }),
};
