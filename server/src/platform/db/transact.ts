import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { isMachine, type UserActor } from '../actor.ts';
import { type AuditEntry, type AuditKind, auditKinds } from '../audit/audit-kind.ts';
import { appendAudit, auditNotes } from '../audit/audit-queries.ts';
import type { Context } from '../context.ts';
import { type Decision, refuse } from '../http/refuse.ts';
import { rememberReply } from '../http/idempotency-queries.ts';
import type { JobDefinition } from '../jobs/index.ts';
import { eventOf, type EventValues, type LiveKind, liveKinds } from '../live/index.ts';
import { type Registry, registry } from '../registry.ts';
import type { ReadAs } from './database.ts';
import type { DB } from './schema.ts';

/**
 * Throws when a person has lost something since their request began. It reads what others have committed, and what the request
 * itself has changed.
 */
export type StandingCheck = (db: Transaction<DB>, actor: UserActor) => Promise<void>;

export const standingChecks: Registry<StandingCheck> = registry('standing checks');

/** One write: everything in it happens, with its audit row and its jobs, or nothing does. */
export interface Tx {
  db: Transaction<DB>;
  /**
   * Reads what the caller's scope hides, for what holds whoever asks; nothing else may be asked of the transaction meanwhile. Never
   * `deps.db` inside of it: that is a second connection.
   */
  readAs: ReadAs;
  /** Ends the transaction with the policy's refusal unless it allows. */
  authorize(decision: Decision): void;
  /**
   * Ends the transaction when the actor has lost a role, their place, or their session since the request began. Each transaction ends
   * with it; a verb calls it where it then does something that no rollback undoes.
   */
  requireStanding(): Promise<void>;
  /** What the actor gives up by this very request, as they are after it: the last look at them doesn't miss it. */
  giveUp(change: Partial<UserActor>): void;
  /** Puts a row of a kind on the trail. @throws for values that the kind doesn’t have, or a kind that the root doesn’t list. */
  audit<K extends AuditKind>(kind: K, entry: AuditEntry<K>): Promise<void>;
  /** Does the work after the commit, in a worker, at least once. */
  enqueue<T>(
    job: JobDefinition<T>,
    data: T,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /** Notifies those who look at it, after the commit; all events of a transaction are written together at its end. */
  publish<K extends LiveKind>(kind: K, event: z.input<K['event']>): void;
  now: Date;
}

/**
 * The only way to write. What `work` returns is the verb's reply and is kept for a repeated idempotency key.
 * @throws when `work` ends without having authorized and audited: a mistake of ours, never of the caller.
 */
export async function transact<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { deps, actor, scope, lasting } = context;
  const kept = await deps.db.transaction(scope, async (db, readAs) => {
    let authorized = isMachine(actor);
    let audited = false;
    const events: EventValues[] = [];
    const now = deps.clock.now();
    let standing = actor;
    const requireStanding = async () => {
      if (standing.kind !== 'user') return;
      for (const check of deps.registered.of(standingChecks)) await check(db, standing);
    };
    const reply = await work({
      db,
      readAs,
      now,
      async requireStanding() {
        await requireStanding();
        lasting.isDone = true;
      },
      giveUp(change) {
        if (standing.kind === 'user') standing = { ...standing, ...change };
      },
      authorize(decision) {
        if (!decision.allowed) refuse(decision.code, decision.extra);
        authorized = true;
      },
      async audit(kind, entry) {
        if (!deps.registered.of(auditKinds).includes(kind))
          throw new Error(`Nobody lists the audit kind ${kind.action}.`);
        await appendAudit(db, actor, kind, entry, { now, notes: deps.registered.of(auditNotes) });
        audited = true;
      },
      enqueue: (job, data, options) => deps.jobs.enqueueIn(db, job, data, options),
      publish(kind, event) {
        if (!deps.registered.of(liveKinds).includes(kind))
          throw new Error(`Nobody lists the live event ${kind.kind}.`);
        events.push(eventOf(kind, event));
      },
    });
    if (!authorized) throw new Error('A transaction ended without asking a policy.');
    if (!audited) throw new Error('A transaction ended without an audit row.');
    // The look at the actor comes last, behind every lock that the request waited for.
    await Promise.all([
      events.length ? deps.live.publishIn(db, events) : null,
      rememberReply(db, context, reply),
      requireStanding(),
    ]);
    return reply;
  });
  lasting.isDone = true;
  return kept;
}

/** Two transactions waited for each other, and the database ended this one. */
const DEADLOCK = '40P01';

/**
 * Does what a request asks for, and does it once more when its transaction was ended so that another one, which held what it waited
 * for, could go on. A request that has kept or done something by then isn't repeated.
 * @throws what `work` throws; of a deadlock, the second one.
 */
export async function againAfterDeadlock<T>({ lasting }: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (lasting.isDone || (error as { code?: unknown }).code !== DEADLOCK) throw error;
    return work();
  }
}
