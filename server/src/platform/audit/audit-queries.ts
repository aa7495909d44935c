import { type Insertable, type Kysely, sql } from 'kysely';
import { type Actor, actorName, actorUserId } from '../actor.ts';
import { prepared, preparedOne } from '../db/prepared.ts';
import type { DB } from '../db/schema.ts';
import { type Registry, registry } from '../registry.ts';
import type { AuditEntry, AuditKind, Trail } from './audit-kind.ts';
import { type ChainFault, type ChainRow, type Json, chainFault, chainHash, GENESIS } from './chain.ts';

/** What is noted on every row about who acted, where there is something to note. */
export type AuditNote = (
  actor: Actor,
  on: { subject: string; subjectId: string; firmId: string | null },
) => Record<string, Json> | undefined;

export const auditNotes: Registry<AuditNote> = registry('audit notes');

interface When {
  now: Date;
  notes?: readonly AuditNote[];
}
interface Head {
  seq: number;
  hash: string;
}

/** Appends to the subject's chain. The chain is locked until the transaction ends, so it never forks. */
export async function appendAudit<K extends AuditKind>(
  db: Kysely<DB>,
  actor: Actor,
  kind: K,
  entry: AuditEntry<K>,
  { now, notes = [] }: When,
): Promise<Head> {
  const { trail, subject } = kind;
  const { subjectId, firmId = null } = entry;
  const on = { subject, subjectId, firmId };
  // What isn't as its kind says is refused before anything waits for the chain.
  const said = saidOf(actor, kind, entry, notes);
  // Both leave at once; the head is read when the chain is locked, for the connection does one after the other.
  const [, head] = await Promise.all([
    lockChain(db, { name: `${subject}:${subjectId}` }),
    chainHead(db, trail, on),
  ]);
  const written = rowAfter(head, said, now);
  if (trail === 'cases') await insertOfFirm(db, ofFirm(said, written));
  else
    await db
      .insertInto('users.auditEvent')
      .values({ ...written, firmId })
      .execute();
  return { seq: written.seq, hash: written.hash };
}

/** One of several rows of a chain. */
export interface DatedEntry {
  actor: Actor;
  kind: AuditKind<'cases'>;
  data: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Appends many rows to one chain of a firm in one statement, in their order. */
export async function appendAudits(
  db: Kysely<DB>,
  on: { firmId: string; clientId: string | null; subject: string; subjectId: string },
  entries: readonly DatedEntry[],
): Promise<void> {
  if (!entries.length) return;
  const [, head] = await Promise.all([
    lockChain(db, { name: `${on.subject}:${on.subjectId}` }),
    chainHead(db, 'cases', on),
  ]);
  let last = head;
  const rows = entries.map(({ actor, kind, data, now }) => {
    if (kind.subject !== on.subject) throw new Error(`${kind.action} isn't on the chain of a ${on.subject}.`);
    const said = saidOf(actor, kind, { ...on, data }, []);
    const written = rowAfter(last, said, now);
    last = written;
    return ofFirm(said, written);
  });
  await db.insertInto('cases.auditEvent').values(rows).execute();
}

function saidOf<K extends AuditKind>(
  actor: Actor,
  { subject, action, visibility, data: facts }: K,
  { subjectId, clientId = null, firmId = null, data: given }: AuditEntry,
  notes: readonly AuditNote[],
) {
  const on = { subject, subjectId, firmId };
  const data = Object.assign(facts.parse(given), ...notes.map((note) => note(actor, on))) as Json;
  return { subject, subjectId, firmId, clientId, action, visibility, actor, data };
}
type Said = ReturnType<typeof saidOf>;

function rowAfter(head: Head | undefined, said: Said, now: Date) {
  const { subject, subjectId, firmId, clientId, action, visibility, actor, data } = said;
  const seq = (head?.seq ?? 0) + 1;
  const prevHash = head?.hash ?? GENESIS;
  const row = {
    subject,
    subjectId,
    seq,
    clientId,
    action,
    actorKind: actor.kind,
    actorId: actorUserId(actor),
    actorName: actorName(actor),
  };
  const hash = chainHash(prevHash, { ...row, firmId, visibility, occurredAt: now.toISOString(), data });
  return { ...row, occurredAt: now, data: JSON.stringify(data), prevHash, hash };
}

const ofFirm = ({ firmId, visibility }: Said, written: ReturnType<typeof rowAfter>) => ({
  ...written,
  firmId: firmId ?? '',
  visibility: visibility ?? ('ALL' as const),
});

const lockChain = prepared(
  (_db, { name }: { name: string }) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`,
);

const insertOfFirm = prepared((db, row: Insertable<DB['cases.auditEvent']>) =>
  db.insertInto('cases.auditEvent').values({
    firmId: row.firmId,
    clientId: row.clientId,
    subject: row.subject,
    subjectId: row.subjectId,
    seq: row.seq,
    action: row.action,
    visibility: row.visibility,
    actorKind: row.actorKind,
    actorId: row.actorId,
    actorName: row.actorName,
    occurredAt: row.occurredAt,
    data: row.data,
    prevHash: row.prevHash,
    hash: row.hash,
  }),
);

const headOfFirm = preparedOne(
  (db, { firmId, subject, subjectId }: { firmId: string | null; subject: string; subjectId: string }) =>
    db
      .selectFrom('cases.auditEvent')
      .select(['seq', 'hash'])
      .where('firmId', '=', firmId)
      .where('subject', '=', subject)
      .where('subjectId', '=', subjectId)
      .orderBy('seq', 'desc')
      .limit(1),
);

async function chainHead(
  db: Kysely<DB>,
  trail: Trail,
  { subject, subjectId, firmId }: { subject: string; subjectId: string; firmId: string | null },
): Promise<{ seq: number; hash: string } | undefined> {
  if (trail === 'cases') return headOfFirm(db, { firmId, subject, subjectId });
  // A chain goes on from its last row, also for one who may not read that.
  const { rows } = await sql<{ seq: number | null; hash: string }>`
    select seq, hash from users.audit_head(${subject}, ${subjectId})`.execute(db);
  const [head] = rows;
  return head?.seq ? { seq: head.seq, hash: head.hash } : undefined;
}

/** Which chain; its firm, where it is known, leads to its rows at once. */
export interface Chain {
  trail: Trail;
  subject: string;
  subjectId: string;
  firmId?: string;
}

/** A chain as it stands, from its first row. */
export async function readChain(
  db: Kysely<DB>,
  { trail, subject, subjectId, firmId }: Chain,
): Promise<ChainRow[]> {
  const rows = await db
    .selectFrom(trail === 'cases' ? 'cases.auditEvent' : 'users.auditEvent')
    .selectAll()
    .$if(firmId !== undefined, (chain) => chain.where('firmId', '=', firmId ?? ''))
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    subjectId: row.subjectId,
    seq: row.seq,
    clientId: row.clientId,
    firmId: row.firmId,
    action: row.action,
    visibility: trail === 'cases' ? row.visibility : null,
    actorKind: row.actorKind,
    actorId: row.actorId,
    actorName: row.actorName,
    occurredAt: row.occurredAt.toISOString(),
    data: row.data,
    prevHash: row.prevHash,
    hash: row.hash,
  }));
}

/**
 * Verifies one chain.
 * @returns how many rows it has, the hash of the last (to be kept elsewhere, against a cut tail), and the first fault.
 */
export async function verifyAudit(
  db: Kysely<DB>,
  { head, ...chain }: Chain & { head?: { seq: number; hash: string } },
): Promise<{ rows: number; headHash: string; fault: ChainFault | null }> {
  const read = await readChain(db, chain);
  return { rows: read.length, headHash: read.at(-1)?.hash ?? GENESIS, fault: chainFault(read, head) };
}

/** Every chain of both trails, one after another. @returns how many there are, and those with a fault. */
export async function verifyAllAudits(db: Kysely<DB>): Promise<{
  chains: number;
  rows: number;
  faults: ({ trail: Trail; subject: string; subjectId: string } & ChainFault)[];
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
