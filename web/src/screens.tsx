import type { Permission } from '@writdesk/contract/permissions/permissions';
import {
  Building2,
  Calculator,
  Folder,
  House,
  Inbox,
  KeyRound,
  Landmark,
  type LucideIcon,
  MailPlus,
  Scale,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { homeSearch } from './features/home/index.ts';
import type { z } from 'zod';
import type { messages } from './app/messages.ts';
import { listSearch } from './shared/table/use-list-search.ts';

type FrameText = keyof (typeof messages)['en'];

/** The counts that the menu shows. */
export type MenuCount = 'cases' | 'worklist';

export interface MenuEntry {
  /** Entries without a group stand first. */
  group?: 'groupWork' | 'groupRecords' | 'groupMoney' | 'groupSetup' | 'groupCompany' | 'groupDevelopment';
  label: FrameText;
  icon: LucideIcon;
  count?: MenuCount;
  /** Also in the bar at the bottom of a phone. */
  inPhoneBar?: boolean;
}

export interface Screen {
  path: `/${string}`;
  /** The page's module; its component is the default export. */
  load: () => Promise<{ default: ComponentType }>;
  permission: Permission | 'signed-in';
  /** What its address may say; wrong values fall back to the usual. */
  search?: z.ZodType;
  menu?: MenuEntry;
  /** Only where the embedded (development) services run. */
  embeddedOnly?: boolean;
}

/** Every screen: its address, who sees it, and its place in the menu. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    load: () => import('./features/home/HomePage.tsx'),
    permission: 'signed-in',
    search: homeSearch,
    menu: { label: 'home', icon: House, count: 'worklist', inPhoneBar: true },
  },
  {
    path: '/cases',
    load: () => import('./features/cases/list/CasesPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'cases', icon: Folder, count: 'cases', inPhoneBar: true },
  },
  {
    path: '/cases/new',
    load: () => import('./features/cases/wizard/NewCasePage.tsx'),
    permission: 'case.create',
  },
  {
    path: '/cases/$id/edit',
    load: () => import('./features/cases/wizard/NewCasePage.tsx'),
    permission: 'case.save',
  },
  {
    path: '/cases/$id',
    load: () => import('./features/cases/page/CasePage.tsx'),
    permission: 'case.read',
  },
  {
    path: '/calculator',
    load: () => import('./features/deadlines/calculator/CalculatorPage.tsx'),
    permission: 'signed-in',
    menu: { group: 'groupWork', label: 'calculator', icon: Calculator },
  },
  {
    path: '/courthouses',
    load: () => import('./features/courthouses/CourthousesPage.tsx'),
    permission: 'courthouse.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'courthouses', icon: Landmark },
  },
  {
    path: '/courthouses/$id',
    load: () => import('./features/courthouses/CourthousePage.tsx'),
    permission: 'courthouse.read',
  },
  {
    path: '/rules',
    load: () => import('./features/rule-packs/RulesPage.tsx'),
    permission: 'rule-pack.read',
    menu: { group: 'groupSetup', label: 'rules', icon: Scale },
  },
  {
    path: '/rules/moved',
    load: () => import('./features/rule-packs/MovedDatesPage.tsx'),
    permission: 'rule-pack.read',
    search: listSearch.loose(),
  },
  {
    path: '/rules/$state',
    load: () => import('./features/rule-packs/RulePackPage.tsx'),
    permission: 'rule-pack.read',
  },
  {
    path: '/users',
    load: () => import('./features/users/UsersPage.tsx'),
    permission: 'user.read',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'users', icon: UsersRound },
  },
  {
    path: '/invites/firm',
    load: () => import('./features/invites/FirmInvitesPage.tsx'),
    permission: 'invite.read-firm',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'firmInvites', icon: UserPlus },
  },
  {
    path: '/invites/client',
    load: () => import('./features/invites/ClientInvitesPage.tsx'),
    permission: 'invite.read-client',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'clientInvites', icon: MailPlus },
  },
  {
    path: '/company',
    load: () => import('./features/company/CompanyPage.tsx'),
    permission: 'company.read',
    menu: { group: 'groupCompany', label: 'company', icon: Building2 },
  },
  {
    path: '/support-access',
    load: () => import('./features/support-access/SupportAccessPage.tsx'),
    permission: 'support-access.read',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'supportAccess', icon: KeyRound },
  },
  {
    path: '/onboarding',
    load: () => import('./features/onboarding/OnboardingPage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/profile',
    load: () => import('./features/profile/ProfilePage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/settings',
    load: () => import('./features/settings/SettingsPage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/mailbox',
    load: () => import('./features/mailbox/MailboxPage.tsx'),
    permission: 'signed-in',
    search: listSearch.loose(),
    menu: { group: 'groupDevelopment', label: 'mailbox', icon: Inbox },
    embeddedOnly: true,
  },
];

/** Is the screen there at all in this installation? */
export function isServed({ embeddedOnly }: Screen): boolean {
  return !embeddedOnly || window.writdesk?.embedded === true;
}
