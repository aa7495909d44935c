import { Building2, Inbox, KeyRound, MailPlus, UserPlus, UsersRound } from 'lucide-react';
import { listSearch } from '../shared/table/use-list-search.ts';
import type { Screen } from './screen.ts';

/** People, organizations and what is one’s own. */
export const company: readonly Screen[] = [
  {
    path: '/users',
    load: () => import('../features/users/UsersPage.tsx'),
    permission: 'user.read',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: { en: 'Users', es: 'Usuarios' }, icon: UsersRound },
  },
  {
    path: '/invites/firm',
    load: () => import('../features/invites/FirmInvitesPage.tsx'),
    permission: 'invite.read-firm',
    search: listSearch.loose(),
    menu: {
      group: 'groupCompany',
      label: { en: 'Firm invites', es: 'Invitados del bufete' },
      icon: UserPlus,
    },
  },
  {
    path: '/invites/client',
    load: () => import('../features/invites/ClientInvitesPage.tsx'),
    permission: 'invite.read-client',
    search: listSearch.loose(),
    menu: {
      group: 'groupCompany',
      label: { en: 'Client invites', es: 'Clientes invitados' },
      icon: MailPlus,
    },
  },
  {
    path: '/company',
    load: () => import('../features/company/CompanyPage.tsx'),
    permission: 'company.read',
    menu: {
      group: 'groupCompany',
      label: { en: 'Company', es: 'Empresa' },
      icon: Building2,
      isForMembers: true,
    },
  },
  {
    path: '/support-access',
    load: () => import('../features/support-access/SupportAccessPage.tsx'),
    permission: 'support-access.read',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: { en: 'Support access', es: 'Acceso de soporte' }, icon: KeyRound },
  },
  {
    path: '/onboarding',
    load: () => import('../features/onboarding/OnboardingPage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/profile',
    load: () => import('../features/profile/ProfilePage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/notifications',
    load: () => import('../features/notifications/NotificationsPage.tsx'),
    permission: 'notification.read',
    search: listSearch.loose(),
  },
  {
    path: '/notifications/preferences',
    load: () => import('../features/notifications/PreferencesPage.tsx'),
    permission: 'notification.update',
  },
  {
    path: '/settings',
    load: () => import('../features/settings/SettingsPage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/mailbox',
    load: () => import('../features/mailbox/MailboxPage.tsx'),
    permission: 'signed-in',
    search: listSearch.loose(),
    menu: { group: 'groupDevelopment', label: { en: 'Mailbox', es: 'Buzón' }, icon: Inbox },
    embeddedOnly: true,
  },
];
