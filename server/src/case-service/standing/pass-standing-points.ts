import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { StandingPoint } from '@writdesk/contract/standing/standing';
import type { PassedStandingPoint } from '@writdesk/contract/standing/standing-points';
import { actorName, actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { saveEviction } from '../cases/eviction/index.ts';
import { onCase } from '../cases/record/index.ts';
import { checkCaseStanding, isOpen } from './check-case-standing.ts';
import { standingAudits } from './standing-audits.ts';
import { type KeptStandingPass, readStanding } from './standing-queries.ts';

export interface StandingVerdict {
  /** One for each point that stays open, under the name of its field. */
  faults: FieldError[];
  /** Keeps the passed points on the case and in its audit. To be called once nothing stands against the approval. */
  keep: () => Promise<void>;
}

/**
 * Asks the check of a case's plaintiff before the case goes to court.
 * @param given what the lawyer passes, with their reasons; a point that is in order needs none and keeps none.
 */
export async function passStandingPoints(
  tx: Tx,
  { actor }: Context,
  record: { firmId: string; clientId: string; id: string },
  given: readonly PassedStandingPoint[],
): Promise<StandingVerdict> {
  const row = found(
    await readStanding(tx.db, { firmId: record.firmId, caseId: record.id }),
    'case_not_found',
  );
  const { points } = checkCaseStanding(row, tx.now);
  const maySign = actor.kind === 'user' && actor.roles.includes('lawyer');
  const reasonOf = ({ point }: StandingPoint) =>
    maySign ? given.find((one) => one.point === point)?.reason : undefined;
  const by = { by: actorUserId(actor), byName: actorName(actor), at: tx.now.toISOString() };
  const open = points.filter(isOpen);
  const now = open.flatMap((point): KeptStandingPass[] => {
    const reason = reasonOf(point);
    const { point: name, code, params } = point;
    return reason === undefined ? [] : [{ point: name, code, params, reason, ...by }];
  });
  const before = (row.standingOverride ?? []).filter((kept) =>
    points.some(({ point, passedBy }) => passedBy !== null && point === kept.point),
  );
  return {
    faults: open
      .filter((point) => reasonOf(point) === undefined)
      .map(({ point, sentence }) =>
        atField(`standingPoints.${point}`, fault('standing_point_open', { point, sentence })),
      ),
    keep: async () => {
      if (now.length === 0) return;
      await saveEviction(tx.db, record, { standingOverride: JSON.stringify([...before, ...now]) });
      for (const { point, code, params, reason } of now)
        await tx.audit(standingAudits.pass, {
          ...onCase(record),
          data: { point, code, params, reason },
        });
    },
  };
}
