import { account } from './account/account.ts';
import { cases } from './cases/cases.ts';
import { clients } from './clients/clients.ts';
import { courtCalendars } from './court-calendars/court-calendars.ts';
import { courtFactCalls } from './court-facts/court-facts.ts';
import { courthouses } from './courthouses/courthouses.ts';
import { deadlines } from './deadlines/deadlines.ts';
import { dockets } from './dockets/dockets.ts';
import { documents } from './documents/documents.ts';
import { ethicalWalls } from './ethical-walls/ethical-walls.ts';
import { evictionReasonCalls } from './eviction-reasons/eviction-reasons.ts';
import { geography } from './geography/geography.ts';
import { invites } from './invites/invites.ts';
import { invoices } from './invoices/invoices.ts';
import { lawyers } from './lawyers/lawyers.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { movedDates } from './moved-dates/moved-dates.ts';
import { noticeGuard } from './notices/notice-guard.ts';
import { notifications } from './notifications/notifications.ts';
import { savedViews } from './saved-views/saved-views.ts';
import { properties } from './properties/properties.ts';
import { propertyOwners } from './property-owners/property-owners.ts';
import { roleRoutes } from './permissions/role-routes.ts';
import type { Route } from './route.ts';
import { rulePacks } from './rule-packs/rule-packs.ts';
import { ruleProposals } from './rule-packs/rule-proposals.ts';
import { storage } from './storage/storage.ts';
import { supportAccesses } from './support-access/support-access.ts';
import { users } from './users/users.ts';
import { workflows } from './workflows/workflows.ts';

/** The whole API: every call, by noun. Server, browser, API document and role sweep all read this. */
export const api = {
  account,
  cases,
  clients,
  courtCalendars,
  courtFacts: courtFactCalls,
  courthouses,
  deadlines,
  dockets,
  documents,
  ethicalWalls,
  evictionReasons: evictionReasonCalls,
  geography,
  invites,
  invoices,
  lawyers,
  mailbox,
  movedDates,
  noticeGuard,
  notifications,
  savedViews,
  properties,
  propertyOwners,
  roles: roleRoutes,
  rulePacks,
  ruleProposals,
  storage,
  supportAccesses,
  users,
  workflows,
};

/** Every route with the name it is called by, e.g. `cases.submit`. */
export const allRoutes: readonly { name: string; route: Route }[] = Object.entries(api).flatMap(
  ([noun, calls]) =>
    Object.entries(calls as Record<string, Route>).map(([verb, route]) => ({
      name: `${noun}.${verb}`,
      route,
    })),
);
