import type { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { moveDraftsOfCourt } from '../cases/court-drafts/index.ts';
import { courthouseLive } from '../court-keepers/index.ts';
import { courthouseAudits } from './courthouse-audits.ts';
import { lockCourthouse, updateCourthouseRow } from './courthouse-write-queries.ts';
import { findReplacement, selectCourtUse, selectDraftIds } from './court-use-queries.ts';
import { readCourthouse, requireKeeper } from './read-courthouse.ts';

/**
 * Takes no new case to a courthouse. Open cases, coming dockets and published workflows keep it, those of other firms too, which
 * are counted and not named; its drafts go to a replacement.
 * @throws `courthouse_not_found`, `conflict` for a stale version or an inactive courthouse, `courthouse_in_use` naming what uses it,
 *   `invalid` without a replacement that drafts need
 */
export function deactivateCourthouse(
  context: UserContext,
  { params, body }: RouteInput<typeof courthouseWrites.deactivate>,
) {
  const person = personOf(context);
  return transact(context, async (tx) => {
    const court = found(await lockCourthouse(tx.db, params.id), 'courthouse_not_found');
    await requireKeeper(tx, person, court.id, 'courthouse.deactivate');
    const current = () => readCourthouse(tx.db, context, { id: court.id, now: tx.now });
    if (body.version !== undefined && body.version !== court.version)
      refuse('conflict', { current: await current() });
    if (!court.active)
      refuse('conflict', { reason: fault('courthouse_is_inactive'), current: await current() });
    const everywhere = machineScope(tx.now);
    const { totals } = await tx.readAs(everywhere, (all) => selectCourtUse(all, court.id, tx.now));
    if (totals.cases + totals.dockets + totals.workflows > 0) {
      const seen = await selectCourtUse(tx.db, court.id, tx.now);
      refuse('courthouse_in_use', { reason: fault('courthouse_holds', totals), ...seen, totals });
    }
    const drafts = await tx.readAs(everywhere, (all) => selectDraftIds(all, court.id));
    const replacement = body.replacementId ? await findReplacement(tx.db, body.replacementId) : null;
    if (
      body.replacementId &&
      (!replacement?.active || replacement.id === court.id || replacement.countyId !== court.countyId)
    )
      refuseField('replacementId', fault('replacement_elsewhere'));
    if (drafts.length && !replacement)
      refuseField('replacementId', fault('replacement_missing', { count: drafts.length }));
    await updateCourthouseRow(tx.db, court, { active: false }, tx.now);
    if (drafts.length && replacement)
      await tx.enqueue(moveDraftsOfCourt, {
        courthouseId: court.id,
        courthouse: court.name,
        replacementId: replacement.id,
        replacement: replacement.name,
        by: person.name,
      });
    await tx.audit(courthouseAudits.deactivate, {
      firmId: person.firmId,
      subjectId: court.id,
      data: { name: court.name, replacementId: replacement?.id ?? null },
    });
    if (person.firmId)
      tx.publish(courthouseLive.changed, { firmId: person.firmId, ids: { courthouseId: court.id } });
    return { id: court.id, movedDrafts: drafts.length };
  });
}
