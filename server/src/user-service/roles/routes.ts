import { roleRoutes as contract } from '@writdesk/contract/permissions/role-routes';
import { bind } from '../../platform/http/bind.ts';
import { listRoles } from './list-roles.ts';

export const roleRoutes = [bind(contract.list, listRoles)];
