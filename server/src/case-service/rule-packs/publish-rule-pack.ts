import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  countOpenCases,
  findRecalculation,
  insertRecalculation,
  recalculateCases,
} from '../recalculations/index.ts';
import { auditRules } from './audit-rules.ts';
import { lockDraft } from './change-draft.ts';
import { diffPacks, isSameLaw } from './diff-packs.ts';
import { rowsOf } from './pack-content.ts';
import { isCountOf } from './pack-counters.ts';
import { rowFaults } from './pack-faults.ts';
import { findPack, makeLaw, type Pack, selectKnownPlaces } from './rule-pack-queries.ts';
import { packView } from './rule-pack-view.ts';
import { rulePackAudits } from './rule-pack-audits.ts';

/**
 * Makes the draft the law of its state. Dates of open cases are recalculated behind it, by a job.
 * @throws `rule_pack_no_draft`; `conflict` where the draft or what it was made from changed meanwhile;
 *   `rule_pack_not_previewed`, `rule_pack_counting`; `invalid` naming each rule at fault.
 */
export function publishRulePack(
  context: UserContext,
  { params: { state }, body }: RouteInput<typeof rulePacks.publish>,
) {
  const { userId, name, roles } = context.actor;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'rule-pack.publish') ? allow : deny('forbidden'));
    const draft = await lockDraft(tx, state, body.version);
    const base = await findPack(tx.db, state, 'published');
    if ((base?.version ?? null) !== draft.basedOn) {
      refuse('conflict', { reason: fault('published_meanwhile') });
    }
    await refuseUnready(tx, draft, base);
    await makeLaw(tx.db, state, { note: body.note, by: { id: userId, name }, at: tx.now });
    const total = await countOpenCases(tx.db, state);
    await insertRecalculation(tx.db, {
      id: newId(),
      reason: 'RULE_PACK',
      stateCode: state,
      packVersion: draft.version,
      baseVersion: draft.basedOn,
      askedById: userId,
      total,
      startedAt: tx.now,
    });
    await auditRules(tx, rulePackAudits.publish, {
      state,
      version: draft.version,
      supersedes: draft.basedOn,
      note: body.note,
      cases: total,
    });
    await tx.enqueue(recalculateCases, {});
    return packView(context, tx.db, found(await findPack(tx.db, state, 'published')));
  });
}

async function refuseUnready({ db }: Tx, draft: Pack, base: Pack | undefined): Promise<void> {
  const { stateCode: state, content } = draft;
  if (base && isSameLaw(diffPacks(base.content, content))) {
    refuseField('version', fault('draft_same'));
  }
  const places = await selectKnownPlaces(db, state);
  const errors = rowsOf(content).flatMap((row) =>
    rowFaults(row, content, places).map(({ path, code, values }) =>
      atField(
        path.replace(/^row/, row.row.id),
        fault('rule_of_pack', { rule: row.row.id, fault: { code, values } }),
      ),
    ),
  );
  if (errors.length) refuse('invalid', { errors });
  const running = await findRecalculation(db, 'RULE_PACK', state);
  if (running && running.endedAt === null) refuse('rule_pack_counting');
  const preview = await findRecalculation(db, 'RULE_DRAFT', state);
  if (!preview?.endedAt || !isCountOf(preview, draft)) refuse('rule_pack_not_previewed');
}
