import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import type { PassedNoticePoint } from '@writdesk/contract/notices/notice-points';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorName, actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { readLawBook } from '../deadlines/index.ts';
import { checkCaseNotice, isOpen } from './check-case-notice.ts';
import { saveEviction } from '../cases/eviction/index.ts';
import { type KeptPass, readNoticeCase } from './notice-guard-queries.ts';
import { noticeAudits } from './notice-guard-audits.ts';

interface OfCase {
  firmId: string;
  clientId: string;
  id: string;
}

/** The points that hold an approval up, with those of them that are passed now. */
export interface NoticeVerdict {
  /** One for each point that stays open, under the name of its field. */
  faults: FieldError[];
  /** Keeps the passed points on the case and in its audit. To be called once nothing stands against the approval. */
  keep: () => Promise<void>;
  passed: string[];
}

/**
 * Asks the check of a case's notice before it goes to court.
 * @param given what the lawyer passes, with their reasons; a point that is in order needs none and keeps none.
 */
export async function passNoticePoints(
  tx: Tx,
  { actor }: Context,
  record: OfCase,
  given: readonly PassedNoticePoint[],
): Promise<NoticeVerdict> {
  const row = found(
    await readNoticeCase(tx.db, { firmId: record.firmId, caseId: record.id }),
    'case_not_found',
  );
  const { points } = await checkCaseNotice(tx.db, row, await readLawBook(tx.db), tx.now);
  const maySign = actor.kind === 'user' && actor.roles.includes('lawyer');
  const reasonOf = ({ point }: NoticePoint) =>
    maySign ? given.find((one) => one.point === point)?.reason : undefined;
  const open = points.filter(isOpen);
  const now = open.flatMap((point): KeptPass[] => {
    const reason = reasonOf(point);
    return reason === undefined ? [] : [passOf(point, reason)];
  });
  const before = (row.noticeOverride ?? []).filter((kept) =>
    points.some(({ point, passedBy }) => passedBy !== null && point === kept.point),
  );
  return {
    faults: open
      .filter((point) => reasonOf(point) === undefined)
      .map(({ point, sentence }) =>
        atField(
          `noticePoints.${point}`,
          fault('notice_point_open', { point, sentence: sentence.replace(/\.$/, '') }),
        ),
      ),
    passed: now.map(({ point }) => point),
    keep: async () => {
      if (now.length === 0) return;
      await saveEviction(tx.db, record, { noticeOverride: JSON.stringify([...before, ...now]) });
      for (const { point, code, params, ruleId, reason } of now) {
        await tx.audit(noticeAudits.pass, {
          firmId: record.firmId,
          clientId: record.clientId,
          subjectId: record.id,
          data: { point, code, params, rule: ruleId, reason },
        });
      }
    },
  };

  function passOf({ point, code, params, state, ruleId }: NoticePoint, reason: string): KeptPass {
    const by = { by: actorUserId(actor), byName: actorName(actor), at: tx.now.toISOString() };
    return { point, code, params, state, ruleId, reason, ...by };
  }
}
