import { account } from './account.ts';
import { cases } from './cases.ts';
import { clients } from './clients.ts';
import { courtCalendars } from './court-calendars.ts';
import { courtFactCalls } from './court-facts.ts';
import { courthouses } from './courthouses.ts';
import { deadlines } from './deadlines.ts';
import { dockets } from './dockets.ts';
import { documents } from './documents.ts';
import { ethicalWalls } from './ethical-walls.ts';
import { evictionReasonCalls } from './eviction-reasons.ts';
import { geography } from './geography.ts';
import { invites } from './invites.ts';
import { invoices } from './invoices.ts';
import { lawyers } from './lawyers.ts';
import { mailbox } from './mailbox.ts';
import { movedDates } from './moved-dates.ts';
import { noticeGuard } from './notice-guard.ts';
import { notifications } from './notifications.ts';
import { properties } from './properties.ts';
import { propertyOwners } from './property-owners.ts';
import { roleRoutes } from './role-routes.ts';
import type { Route } from './route.ts';
import { rulePacks } from './rule-packs.ts';
import { ruleProposals } from './rule-proposals.ts';
import { storage } from './storage.ts';
import { supportAccesses } from './support-access.ts';
import { users } from './users.ts';
import { workflows } from './workflows.ts';

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
