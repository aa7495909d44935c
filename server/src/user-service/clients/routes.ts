import { clients } from '@writdesk/contract/clients/clients';
import { bind } from '../../platform/http/bind.ts';
import { countClientsByMonth } from './count-clients-by-month.ts';
import { countClients } from './count-clients.ts';
import { getClient, getOwnClient } from './get-client.ts';
import { getCompanyDetails } from './get-company-details.ts';
import { listActiveClients } from './list-active-clients.ts';
import { listClients } from './list-clients.ts';
import { listFirms } from './list-firms.ts';
import { updateClient } from './update-client.ts';

export const clientRoutes = [
  bind(clients.list, listClients),
  bind(clients.activeList, listActiveClients),
  bind(clients.details, getClient),
  bind(clients.clientData, getOwnClient),
  bind(clients.companyDetails, getCompanyDetails),
  bind(clients.firms, listFirms),
  bind(clients.statistics, countClients),
  bind(clients.monthly, countClientsByMonth),
  bind(clients.update, updateClient),
];
