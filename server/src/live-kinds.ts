import { caseLive } from './case-service/cases/record/index.ts';
import { documentLive } from './case-service/documents/index.ts';
import { type LiveKind, signalKinds } from './platform/live/index.ts';
import { inviteLive } from './user-service/invites/index.ts';
import { notificationLive } from './user-service/notifications/index.ts';
import { supportAccessLive } from './user-service/support-access/index.ts';

/** Every kind of live event, as the nouns define them, under the names by which they publish them. */
export const liveByNoun = {
  caseLive,
  documentLive,
  inviteLive,
  notificationLive,
  signalKinds,
  supportAccessLive,
};

export const everyLiveKind: readonly LiveKind[] = Object.values(liveByNoun).flatMap((kinds) =>
  Object.values<LiveKind>(kinds),
);
