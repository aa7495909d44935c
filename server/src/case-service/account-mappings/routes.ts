import { accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { bind } from '../../platform/http/bind.ts';
import { listAccounts } from './list-accounts.ts';
import { updateAccount } from './update-account.ts';

export const accountMappingRoutes = [
  bind(accountMappings.list, listAccounts),
  bind(accountMappings.update, updateAccount),
];
