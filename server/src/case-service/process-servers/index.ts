import { processServers } from '@writdesk/contract/process-servers/process-servers';
import { bind } from '../../platform/http/bind.ts';
import { getProcessServer, listProcessServers } from './read-process-servers.ts';
import { saveProcessServer } from './save-process-server.ts';

export { processServerAudits } from './save-process-server.ts';

export const processServerRoutes = [
  bind(processServers.list, listProcessServers),
  bind(processServers.details, getProcessServer),
  bind(processServers.save, saveProcessServer),
];
