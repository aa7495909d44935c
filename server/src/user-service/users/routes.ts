import { users } from '@writdesk/contract/users/users';
import { bind } from '../../platform/http/bind.ts';
import { forceReset } from './force-reset.ts';
import { getUser } from './get-user.ts';
import { getUserInfo } from './get-user-info.ts';
import { getUserProfile } from './get-user-profile.ts';
import { listClientUsers, listUserChoices, listUsers, listUsersByClient } from './list-users.ts';
import { removeFactors } from './remove-factors.ts';
import { updateProfile } from './update-profile.ts';
import { updateUser } from './update-user.ts';

export const userRoutes = [
  bind(users.userInfo, getUserInfo),
  bind(users.profile, getUserProfile),
  bind(users.dropdown, listUserChoices),
  bind(users.list, listUsers),
  bind(users.byClient, listUsersByClient),
  bind(users.clientUsers, listClientUsers),
  bind(users.details, getUser),
  bind(users.update, updateUser),
  bind(users.updateProfile, updateProfile),
  bind(users.forceReset, forceReset),
  bind(users.removeFactors, removeFactors),
];
