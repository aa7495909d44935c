import { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { bind } from '../../platform/http/bind.ts';
import { endSupportAccess } from './end-support-access.ts';
import { listSupportAccess } from './list-support-access.ts';
import { startSupportAccess } from './start-support-access.ts';

export const supportAccessRoutes = [
  bind(supportAccesses.list, listSupportAccess),
  bind(supportAccesses.start, startSupportAccess),
  bind(supportAccesses.end, endSupportAccess),
];
