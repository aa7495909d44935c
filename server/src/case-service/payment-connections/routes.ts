import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { bind } from '../../platform/http/bind.ts';
import { connectProvider, disconnectProvider, getConnection } from './connect-provider.ts';

export const paymentConnectionRoutes = [
  bind(onlinePayments.connection, getConnection),
  bind(onlinePayments.connect, connectProvider),
  bind(onlinePayments.disconnect, disconnectProvider),
];
