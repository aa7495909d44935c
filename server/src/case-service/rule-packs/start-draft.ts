import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { auditRules } from './audit-rules.ts';
import { findPack, findStateName, insertDraft, lockRules, selectVersions } from './rule-pack-queries.ts';
import { packView } from './rule-pack-view.ts';
import { rulePackAudits } from './rule-pack-audits.ts';

/**
 * Begins the next version of a state's rules: a copy of what holds, or an empty one where nothing does yet.
 * @throws `rule_pack_not_found` for a state that isn't one; `rule_pack_drafted` while somebody changes them.
 */
export function startDraft(
  context: UserContext,
  { params: { state }, body }: RouteInput<typeof rulePacks.startDraft>,
) {
  const { userId, name, roles } = context.actor;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'rule-pack.create') ? allow : deny('forbidden'));
    await lockRules(tx.db, state);
    if (await findPack(tx.db, state, 'draft')) refuse('rule_pack_drafted');
    const base = await findPack(tx.db, state, 'published');
    const known = (await selectVersions(tx.db, state)).map(({ version }) => version);
    const version = nextVersion(known, tx.now.getUTCFullYear());
    const stateName = base?.name ?? found(await findStateName(tx.db, state), 'rule_pack_not_found');
    await insertDraft(tx.db, {
      content: base ? { ...base.content, version } : emptyPack(state, stateName, version),
      note: body.note ?? '',
      basedOn: base?.version ?? null,
      by: { id: userId, name },
      at: tx.now,
    });
    await auditRules(tx, rulePackAudits.draft, { state, version, basedOn: base?.version ?? null });
    return packView(context, tx.db, found(await findPack(tx.db, state, 'draft')));
  });
}

function emptyPack(state: string, name: string, version: string): RulePackContent {
  return {
    state,
    name: `${name} rules`,
    version,
    terms: null,
    usualNotice: {},
    deadlines: [],
    notices: [],
    figures: [],
    payments: [],
    services: [],
  };
}

/** `2026.3` after `2026.2`; the first of a year is `.1`. @param known every version that there has been. */
export function nextVersion(known: readonly string[], year: number): string {
  const numbers = known
    .map((version) => version.split('.').map(Number))
    .filter(([of]) => of === year)
    .map(([, number = 0]) => number);
  return `${year}.${Math.max(0, ...numbers) + 1}`;
}
