import { users } from '@writdesk/contract/users';
import { bind } from '../../platform/http/bind.ts';
import { getUserInfo } from './get-user-info.ts';
import { getUserProfile } from './get-user-profile.ts';
import { listUserChoices, listUsers } from './list-users.ts';

export const userRoutes = [
  bind(users.userInfo, getUserInfo),
  bind(users.profile, getUserProfile),
  bind(users.dropdown, listUserChoices),
  bind(users.list, listUsers),
];
