import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { bind } from '../../platform/http/bind.ts';
import { createLawyer } from './create-lawyer.ts';
import { getLawyerProfile } from './get-lawyer-profile.ts';
import { updateLawyer } from './update-lawyer.ts';

export const lawyerRoutes = [
  bind(lawyers.profile, getLawyerProfile),
  bind(lawyers.create, createLawyer),
  bind(lawyers.update, updateLawyer),
];
