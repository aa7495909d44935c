import { sql, type Kysely } from 'kysely';
import { type Actor, actorName, actorUserId } from '../actor.ts';
import type { DB } from '../db/schema.ts';
import { type Registry, registry } from '../registry.ts';
import { type ChainRow, type Json, chainFault, chainHash, GENESIS } from './chain.ts';

interface EntryBase {
  /** The noun, e.g. `case`, `property`, `docket`. */
  subject: string;
  subjectId: string;
  /** Noun and verb, e.g. `case.submit`. */
  action: string;
  clientId?: string | null;
  /** Facts of the event; never a secret, never an SSN. */
  data: Record<string, Json | undefined>;
  occurredAt?: Date;
}
/** An audit entry; what belongs to a firm goes on the firm's trail, everything else on the users' trail. */
export type AuditEntry =
  | (EntryBase & { trail: 'cases'; firmId: string; visibility?: 'ALL' | 'FIRM' })
  | (EntryBase & { trail: 'users'; firmId?: string | null });

/** What is noted on every entry about who acted, where there is something to note. */
export type AuditNote = (actor: Actor, entry: AuditEntry) => Record<string, Json> | undefined;

export const auditNotes: Registry<AuditNote> = registry('audit notes');

/** Appends to the subject's chain. The chain is locked until the transaction ends, so it never forks. */
export async function appendAudit(
  db: Kysely<DB>,
  actor: Actor,
  entry: AuditEntry,
  now: Date,
): Promise<{ seq: number; hash: string }> {
  // Both leave at once; the head is read when the chain is locked, for the connection does one after the other.
  const [, head] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${`${entry.subject}:${entry.subjectId}`}, 7))`.execute(
      db,
    ),
    chainHead(db, entry),
  ]);
  const seq = (head?.seq ?? 0) + 1;
  const previous = head?.hash ?? GENESIS;
  const occurredAt = entry.occurredAt ?? now;
  const hash = chainHash(previous, {
    subject: entry.subject,
    subjectId: entry.subjectId,
    seq,
    clientId: entry.clientId ?? null,
    firmId: entry.firmId ?? null,
    action: entry.action,
    visibility: visibilityOf(entry),
    actorKind: actor.kind,
    actorId: actorUserId(actor),
    actorName: actorName(actor),
    occurredAt: occurredAt.toISOString(),
    data: entry.data,
  });
  const row = {
    subject: entry.subject,
    subjectId: entry.subjectId,
    seq,
    clientId: entry.clientId ?? null,
    action: entry.action,
    actorKind: actor.kind,
    actorId: actorUserId(actor),
    actorName: actorName(actor),
    occurredAt,
    data: JSON.stringify(entry.data),
    prevHash: previous,
    hash,
  };
  if (entry.trail === 'cases') {
    await db
      .insertInto('cases.auditEvent')
      .values({ ...row, firmId: entry.firmId, visibility: visibilityOf(entry) ?? 'ALL' })
      .execute();
  } else {
    await db
      .insertInto('users.auditEvent')
      .values({ ...row, firmId: entry.firmId ?? null })
      .execute();
  }
  return { seq, hash };
}

const visibilityOf = (entry: AuditEntry) => (entry.trail === 'cases' ? (entry.visibility ?? 'ALL') : null);

async function chainHead(
  db: Kysely<DB>,
  entry: AuditEntry,
): Promise<{ seq: number; hash: string } | undefined> {
  const { subject, subjectId } = entry;
  if (entry.trail === 'cases') {
    return db
      .selectFrom('cases.auditEvent')
      .select(['seq', 'hash'])
      .where('firmId', '=', entry.firmId)
      .where('subject', '=', subject)
      .where('subjectId', '=', subjectId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
  }
  // A chain goes on from its last row, also for one who may not read that.
  const { rows } = await sql<{ seq: number; hash: string }>`
    select seq, hash from users.audit_head where subject = ${subject} and subject_id = ${subjectId}
    order by seq desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Verifies one chain.
 * @returns how many rows it has, the hash of the last (to be kept elsewhere, against a cut tail), and the first fault.
 */
export async function verifyAudit(
  db: Kysely<DB>,
  chain: {
    trail: 'cases' | 'users';
    subject: string;
    subjectId: string;
    head?: { seq: number; hash: string };
  },
): Promise<{ rows: number; headHash: string; fault: { seq: number; fault: string } | null }> {
  const rows = await db
    .selectFrom(chain.trail === 'cases' ? 'cases.auditEvent' : 'users.auditEvent')
    .selectAll()
    .where('subject', '=', chain.subject)
    .where('subjectId', '=', chain.subjectId)
    .orderBy('seq')
    .execute();
  const read: ChainRow[] = rows.map((row) => ({
    subject: row.subject,
    subjectId: row.subjectId,
    seq: row.seq,
    clientId: row.clientId,
    firmId: row.firmId,
    action: row.action,
    visibility: chain.trail === 'cases' ? row.visibility : null,
    actorKind: row.actorKind,
    actorId: row.actorId,
    actorName: row.actorName,
    occurredAt: row.occurredAt.toISOString(),
    data: row.data,
    prevHash: row.prevHash,
    hash: row.hash,
  }));
  return { rows: read.length, headHash: read.at(-1)?.hash ?? GENESIS, fault: chainFault(read, chain.head) };
}

/** Every chain of both trails, one after another. @returns how many there are, and those with a fault. */
export async function verifyAllAudits(db: Kysely<DB>): Promise<{
  chains: number;
  rows: number;
  faults: { trail: 'cases' | 'users'; subject: string; subjectId: string; seq: number; fault: string }[];
}> {
  const [ofFirms, ofOthers] = await Promise.all([
    db.selectFrom('cases.auditEvent').select(['subject', 'subjectId']).distinct().execute(),
    db.selectFrom('users.auditEvent').select(['subject', 'subjectId']).distinct().execute(),
  ]);
  const chains = [
    ...ofFirms.map((chain) => ({ trail: 'cases' as const, ...chain })),
    ...ofOthers.map((chain) => ({ trail: 'users' as const, ...chain })),
  ];
  const faults = [];
  let rows = 0;
  for (const { trail, subject, subjectId } of chains) {
    const checked = await verifyAudit(db, { trail, subject, subjectId });
    rows += checked.rows;
    if (checked.fault) faults.push({ trail, subject, subjectId, ...checked.fault });
  }
  return { chains: chains.length, rows, faults };
}
