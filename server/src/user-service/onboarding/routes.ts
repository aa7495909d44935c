import { clients } from '@writdesk/contract/clients/clients';
import { bind } from '../../platform/http/bind.ts';
import { addApDetails } from './add-ap-details.ts';
import { addOwner } from './add-owner.ts';
import { onboardCompany } from './onboard-company.ts';

export const onboardingRoutes = [
  bind(clients.onboard, onboardCompany),
  bind(clients.addApDetails, addApDetails),
  bind(clients.addOwner, addOwner),
];
