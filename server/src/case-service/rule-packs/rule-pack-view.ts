import { permitted } from '@writdesk/contract/permissions/permissions';
import type { PackRow } from '@writdesk/contract/rule-packs/rule-packs';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { ruleHash } from '../deadlines/index.ts';
import { countRowsBy, rowsOf } from './pack-content.ts';
import { findPack, type Pack } from './rule-pack-queries.ts';
import { organizationOf } from './rule-proposal-policy.ts';
import { maySay } from './rule-verdict-policy.ts';
import { selectLatestVerdicts, type VerdictRow } from './rule-verdict-queries.ts';

type Details = RouteReplyInput<typeof rulePacks.details>;

/** A version as the API says it, with what the reader may do. */
export async function packView({ actor }: UserContext, db: Kysely<DB>, pack: Pack): Promise<Details> {
  const state = pack.stateCode;
  const rows = signedRows(pack, await selectLatestVerdicts(db, state), actor.userId);
  const draft = pack.status === 'DRAFT' ? pack : await findPack(db, state, 'draft');
  const holds = (permission: Parameters<typeof permitted>[1]) => permitted(actor.roles, permission) !== null;
  return {
    state,
    name: pack.name,
    version: pack.version,
    status: pack.status,
    note: pack.note,
    createdBy: pack.createdBy,
    createdAt: pack.createdAt,
    publishedBy: pack.publishedBy,
    publishedAt: pack.publishedAt,
    basedOn: pack.basedOn,
    lockVersion: pack.lockVersion,
    terms: pack.content.terms,
    usualNotice: pack.content.usualNotice,
    rows,
    counts: countRowsBy(rows),
    draftVersion: draft?.version ?? null,
    can: {
      draft: holds('rule-pack.update'),
      publish: holds('rule-pack.publish'),
      propose: holds('rule-pack.propose') && pack.status === 'PUBLISHED',
      verify: maySay(actor, state).allowed && pack.status === 'PUBLISHED',
      proposals: holds('rule-pack.propose') || organizationOf(actor) === null,
    },
  };
}

/** Every row with what was said last of it as it reads. */
export function signedRows(
  { stateCode: state, content }: Pick<Pack, 'stateCode' | 'content'>,
  verdicts: readonly VerdictRow[],
  readerId: string,
): PackRow[] {
  const last = new Map(verdicts.map((said) => [`${said.stateCode} ${said.ruleId} ${said.ruleHash}`, said]));
  return rowsOf(content).map((row) => {
    const hash = ruleHash(row.row);
    return { ...row, hash, verdict: verdictView(last.get(`${state} ${row.row.id} ${hash}`), readerId) };
  });
}

function verdictView(said: VerdictRow | undefined, readerId: string): PackRow['verdict'] {
  if (!said || said.verdict === 'WITHDRAWN') return null;
  return {
    verdict: said.verdict,
    by: said.lawyerName,
    firm: said.firmName,
    barNumber: said.barNumber,
    at: said.saidAt.toISOString(),
    reason: said.reason,
    isOwn: said.lawyerId === readerId,
  };
}
