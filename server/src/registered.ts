import { everyAuditKind } from './nouns.ts';
import { everyCaseCriterion } from './case-criteria.ts';
import { everyCasePart } from './case-parts.ts';
import { startCatalog } from './case-service/bill-items/index.ts';
import { openSealed } from './case-service/case-seals/index.ts';
import { chargeSteps } from './case-service/billing/index.ts';
import { copyOfProperty } from './case-service/cases/property-copies/index.ts';
import { caseCriteria, caseParts, notifiedCases } from './case-service/cases/record/index.ts';
import { paperFollowers } from './case-service/documents/index.ts';
import { signingDownload, withdrawFromGone } from './case-service/signatures/index.ts';
import { calendarFollowers } from './case-service/court-calendars/index.ts';
import { counters } from './case-service/recalculations/index.ts';
import { downloadLinks, takeUpload } from './case-service/storage/index.ts';
import { takePaymentEvent } from './case-service/online-payments/index.ts';
import { bankListeners } from './case-service/practice-bank/index.ts';
import { releaseWhenFree } from './case-service/held-cases/index.ts';
import { accountFollowers, followNewTerms, notifiedInvoices } from './case-service/invoices/index.ts';
import { notifiedExceptions, withdrawWhenFree } from './case-service/overdue-exceptions/index.ts';
import { startWorkflows, stepFollowers, stepPapers } from './case-service/workflows/index.ts';
import { sendToRobot } from './case-service/court-robots/index.ts';
import { robotDispatchers } from './case-service/rpa-bot-jobs/index.ts';
import { heavyVerbs } from './platform/heavy/index.ts';
import { everyLiveKind } from './live-kinds.ts';
import { auditKinds } from './platform/audit/audit-kind.ts';
import { auditNotes } from './platform/audit/audit-queries.ts';
import { standingChecks } from './platform/db/transact.ts';
import { liveKinds } from './platform/live/index.ts';
import { endFeeds } from './case-service/feeds/index.ts';
import { endReports, notifiedReports } from './case-service/reports/index.ts';
import { withheldRoutes } from './platform/http/withheld-route.ts';
import { permissionGrants } from './platform/http/permission-grants.ts';
import { fill, register } from './platform/registry.ts';
import { everyCalendarFollower, everyCounter } from './recalculators.ts';
import { grantOfSupport, noteOfSupport } from './user-service/access/index.ts';
import { everyStepPaper } from './step-papers.ts';
import { newFirmFollowers } from './user-service/firms/index.ts';
import { termsFollowers } from './user-service/clients/index.ts';
import { plainSubjects } from './user-service/notification-mail/index.ts';
import { subjectReaders } from './user-service/notifications/index.ts';
import { notifiedProperties, propertyFollowers } from './user-service/properties/index.ts';
import { heavyImports, uploadTakers } from './user-service/property-imports/index.ts';
import { endSmsNumber } from './user-service/sms-numbers/index.ts';
import { leavingFollowers, requireStanding, resetFollowers } from './user-service/users/index.ts';

/** What nouns register with each other: every list in full, so that importing a file never changes what the server does. */
export const registered = register([
  fill(caseCriteria, everyCaseCriterion),
  fill(caseParts, everyCasePart),
  fill(counters, everyCounter),
  fill(calendarFollowers, everyCalendarFollower),
  fill(propertyFollowers, [copyOfProperty]),
  // The workflows charge what the catalog has.
  fill(newFirmFollowers, [startCatalog, startWorkflows]),
  fill(leavingFollowers, [endFeeds, endReports]),
  fill(resetFollowers, [endFeeds, endSmsNumber]),
  fill(termsFollowers, [followNewTerms]),
  fill(accountFollowers, [releaseWhenFree, withdrawWhenFree]),
  fill(paperFollowers, [withdrawFromGone]),
  fill(uploadTakers, [takeUpload]),
  fill(heavyVerbs, heavyImports),
  fill(downloadLinks, [signingDownload]),
  fill(permissionGrants, [grantOfSupport]),
  fill(withheldRoutes, [openSealed]),
  fill(stepPapers, everyStepPaper),
  fill(stepFollowers, [chargeSteps]),
  fill(bankListeners, [takePaymentEvent]),
  fill(auditKinds, everyAuditKind),
  fill(liveKinds, everyLiveKind),
  fill(auditNotes, [noteOfSupport]),
  fill(subjectReaders, [
    notifiedCases,
    notifiedExceptions,
    notifiedInvoices,
    notifiedProperties,
    notifiedReports,
    ...plainSubjects,
  ]),
  fill(robotDispatchers, [sendToRobot]),
  fill(standingChecks, [requireStanding]),
]);
