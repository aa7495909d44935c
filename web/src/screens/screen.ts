import type { Permission } from '@writdesk/contract/permissions/permissions';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Locale } from '../shared/i18n/locale.ts';

/** The counts that the menu shows. */
export type MenuCount = 'cases' | 'worklist';

export interface MenuEntry {
  /** Entries without a group stand first. */
  group?: 'groupWork' | 'groupRecords' | 'groupMoney' | 'groupSetup' | 'groupCompany' | 'groupDevelopment';
  label: Readonly<Record<Locale, string>>;
  icon: LucideIcon;
  count?: MenuCount;
  /** Also in the bar at the bottom of a phone. */
  inPhoneBar?: boolean;
  /** Not for the companies' own people. */
  isForOthers?: boolean;
  /** Only for who works for a company or a firm. */
  isForMembers?: boolean;
  /** Only for the companies' own people. */
  isForCompanies?: boolean;
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
