import type { RouteInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { diffPacks } from './diff-packs.ts';
import { findPack, selectVersions } from './rule-pack-queries.ts';
import { packView } from './rule-pack-view.ts';

/** One version of a state's rules. @throws `rule_pack_not_found` */
export async function getRulePack(
  context: UserContext,
  { params, query }: RouteInput<typeof rulePacks.details>,
) {
  const db = context.deps.db.as(context.scope);
  const pack = found(await findPack(db, params.state, query.version), 'rule_pack_not_found');
  return packView(context, db, pack);
}

/** The versions that there were, the latest first. @throws `rule_pack_not_found` */
export async function listRulePackVersions(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof rulePacks.versions>,
) {
  const rows = await selectVersions(deps.db.as(scope), params.state);
  found(rows[0], 'rule_pack_not_found');
  return {
    versions: rows.map((row) => ({
      version: row.version,
      status: row.status,
      note: row.note,
      createdBy: row.createdBy,
      createdAt: row.createdAt,
      publishedBy: row.publishedBy,
      publishedAt: row.publishedAt,
      basedOn: row.basedOn,
    })),
  };
}

/** What two versions say differently. @throws `rule_pack_not_found` */
export async function compareRulePacks(
  { deps, scope }: UserContext,
  { params: { state }, query }: RouteInput<typeof rulePacks.diff>,
) {
  const db = deps.db.as(scope);
  const from = found(await findPack(db, state, query.from), 'rule_pack_not_found');
  const to = found(await findPack(db, state, query.to), 'rule_pack_not_found');
  return diffPacks(from.content, to.content);
}
