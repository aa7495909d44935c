import { everyAuditKind } from './audit-kinds.ts';
import { everyCasePart } from './case-parts.ts';
import { caseParts } from './case-service/cases/record/index.ts';
import { calendarFollowers } from './case-service/court-calendars/index.ts';
import { counters } from './case-service/recounts/index.ts';
import { everyLiveKind } from './live-kinds.ts';
import { auditKinds } from './platform/audit/audit-kind.ts';
import { auditNotes } from './platform/audit/audit-queries.ts';
import { standingChecks } from './platform/db/transact.ts';
import { liveKinds } from './platform/live/index.ts';
import { permissionGrants } from './platform/http/permission-grants.ts';
import { fill, register } from './platform/registry.ts';
import { everyCalendarFollower, everyCounter } from './recalculators.ts';
import { grantOfSupport, noteOfSupport } from './user-service/access/index.ts';
import { requireStanding } from './user-service/users/index.ts';

/** What nouns register with each other: every list in full, so that importing a file never changes what the server does. */
export const registered = register([
  fill(caseParts, everyCasePart),
  fill(counters, everyCounter),
  fill(calendarFollowers, everyCalendarFollower),
  fill(permissionGrants, [grantOfSupport]),
  fill(auditKinds, everyAuditKind),
  fill(liveKinds, everyLiveKind),
  fill(auditNotes, [noteOfSupport]),
  fill(standingChecks, [requireStanding]),
]);
