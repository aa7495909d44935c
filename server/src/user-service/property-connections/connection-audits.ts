import {
  connectedSystems,
  connectionFailures,
} from '@writdesk/contract/property-connections/connection-values';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onConnection = auditOf('users', 'property-connection');
const system = { system: z.enum(connectedSystems) };

export const propertyConnectionAudits = {
  connect: onConnection('property-connection.connect', system),
  /** Another key took the place of the one before. */
  update: onConnection('property-connection.update', system),
  disconnect: onConnection('property-connection.disconnect', system),
  /** Somebody, or the hour, asked for what is new. */
  ask: onConnection('property-connection.ask', { ...system, bySchedule: z.boolean() }),
  sync: onConnection('property-connection.sync', {
    ...system,
    whole: z.boolean(),
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
  }),
  fail: onConnection('property-connection.fail', {
    ...system,
    reason: z.enum(connectionFailures),
    resource: z.string(),
  }),
};
