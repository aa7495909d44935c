import { id } from '@writdesk/contract/values/ids';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { DB } from '../db/schema.ts';
import type { Scope } from '../db/scope.ts';
import type { LiveEvent } from './live-event.ts';
import { liveKind } from './live-kind.ts';
import { CHANNEL, eventOf, insertEvents } from './live-queries.ts';

// What the server sends to its own open streams; no page is given it. Whoever writes what decides who sees what (the tables
// that the query of the actor reads) says it in the same transaction, next to the statement: `signals.unit.test.ts` looks.

export const signalKinds = {
  rightsChanged: liveKind('rights.changed', {
    userId: id.optional(),
    clientId: id.optional(),
    firmId: id.optional(),
  }),
  sessionEnded: liveKind('session.ended', { userId: id }),
};
const RIGHTS_CHANGED = signalKinds.rightsChanged.kind;
const SESSION_ENDED = signalKinds.sessionEnded.kind;

/** Whose rights changed: of a person (their user's or their account's id), of a company's people, of a firm's. */
export type Whose = { userId: string } | { clientId: string } | { firmId: string };

/** Ends the open streams of those who see other things from this commit on; they come back with the rights of then. */
export async function announceRightsChanged(db: Kysely<DB>, whose: Whose): Promise<void> {
  await insertEvents(db, [eventOf(signalKinds.rightsChanged, whose)]);
}

/**
 * Part of a `with`, behind `gone`, the records that a statement deletes: makes open streams of their accounts ask whether
 * their session and grant stand. One statement, for not every end of a session has a transaction.
 */
export const TELL_ENDED_SESSIONS = `notified as (
  insert into jobs.live_event (kind, user_id) select distinct '${SESSION_ENDED}', account_id from gone
  where model in ('Session', 'Grant') and account_id is not null returning pg_notify('${CHANNEL}', ''))`;

/** The same for queries of Kysely. */
export const announceEndedSessions: RawBuilder<unknown> = sql.raw(TELL_ENDED_SESSIONS);

/** The same behind `changed`, the account whose roles became others: they stand in its next token. */
export const TELL_OTHER_ROLES = `notified as (
  insert into jobs.live_event (kind, user_id) select '${RIGHTS_CHANGED}', id from changed where differs
  returning pg_notify('${CHANNEL}', ''))`;

/** Whether an event is for streams alone. */
export const isSignal = ({ kind }: LiveEvent): boolean => kind === RIGHTS_CHANGED || kind === SESSION_ENDED;

/** What an event means for a person's stream: it is over, or they must be asked for again; most mean neither. */
export function meaningOf(actor: UserActor, scope: Scope, event: LiveEvent): 'over' | 'ask' | undefined {
  if (!isSignal(event) || !isOf(actor, scope, event)) return undefined;
  return event.kind === RIGHTS_CHANGED ? 'over' : 'ask';
}

function isOf({ userId, accountId, firmId }: UserActor, scope: Scope, event: LiveEvent): boolean {
  if (event.userId) return event.userId === userId || event.userId === accountId;
  // Whoever sees every company also sees what changed for this one.
  if (event.clientId) return scope.kind === 'all' || scope.clientIds.includes(event.clientId);
  return event.firmId !== undefined && event.firmId === firmId;
}
