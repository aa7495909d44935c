import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onConnection = auditOf('cases', 'payment-connection', 'FIRM');
const state = { provider: z.string(), account: z.string().nullable() };

export const connectionAudits = {
  begin: onConnection('payment-connection.begin', { provider: z.string() }),
  connect: onConnection('payment-connection.connect', { ...state, status: z.string() }),
  disconnect: onConnection('payment-connection.disconnect', state),
};
