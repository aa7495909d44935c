import { internalCommentLive } from './case-service/cases/comments/index.ts';
import { caseLive } from './case-service/cases/record/index.ts';
import { courthouseLive } from './case-service/court-keepers/index.ts';
import { documentLive } from './case-service/documents/index.ts';
import { invoiceLive } from './case-service/invoices/index.ts';
import { onlinePaymentLive } from './case-service/online-payments/index.ts';
import { overdueExceptionLive } from './case-service/overdue-exceptions/index.ts';
import { signatureLive } from './case-service/signatures/index.ts';
import { reportLive } from './case-service/reports/index.ts';
import { scanLive } from './case-service/scans/index.ts';
import { packetLive } from './case-service/packets/index.ts';
import { type LiveKind, signalKinds } from './platform/live/index.ts';
import { inviteLive } from './user-service/invites/index.ts';
import { notificationLive } from './user-service/notifications/index.ts';
import { propertyLive } from './user-service/properties/index.ts';
import { propertyConnectionLive } from './user-service/property-connections/index.ts';
import { propertyImportLive } from './user-service/property-imports/index.ts';
import { propertyOwnerLive } from './user-service/property-owners/index.ts';
import { supportAccessLive } from './user-service/support-access/index.ts';

/** Every kind of live event, as the nouns define them, under the names by which they publish them. */
export const liveByNoun = {
  caseLive,
  courthouseLive,
  documentLive,
  internalCommentLive,
  inviteLive,
  invoiceLive,
  notificationLive,
  onlinePaymentLive,
  overdueExceptionLive,
  packetLive,
  reportLive,
  scanLive,
  signatureLive,
  propertyConnectionLive,
  propertyImportLive,
  propertyLive,
  propertyOwnerLive,
  signalKinds,
  supportAccessLive,
};

export const everyLiveKind: readonly LiveKind[] = Object.values(liveByNoun).flatMap((kinds) =>
  Object.values<LiveKind>(kinds),
);
