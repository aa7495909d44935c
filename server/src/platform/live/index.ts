export { sendEventStream } from './event-stream.ts';
export { forgetEvents } from './forget-events.job.ts';
export { eventOf, type EventValues, type Interest } from './live-queries.ts';
export { liveKind, type LiveKind, liveKinds } from './live-kind.ts';
export { type LiveEvent, type StoredEvent } from './live-event.ts';
export { type Live, openLive } from './live.ts';
export {
  isSignal,
  meaningOf,
  signalKinds,
  TELL_OTHER_ROLES,
  announceEndedSessions,
  announceRightsChanged,
} from './signals.ts';
