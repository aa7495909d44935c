import { localDate } from '../../../platform/clock.ts';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { isUniqueViolation } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { feeOf } from '@writdesk/contract/court-fees/calculate-fees';
import { filingPurposes } from '@writdesk/contract/court-fees/fee-values';
import { feesOfCase, noteFeeDifference } from '../../court-fees/index.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { proposeCostPayment } from '../../cost-payments/index.ts';
import { type Act, actOnCase, type Given, requestOf } from '../actions/index.ts';
import { settlePetition } from '../../rpa-bot-jobs/index.ts';
import { ownUploads, putOnCase } from '../../documents/index.ts';
import { fitsPattern } from '@writdesk/contract/courthouses/case-number-pattern';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { type CaseDetailsReply, findCourthouse, keysOf } from '../record/index.ts';
import { numberIsTaken } from './worker-queries.ts';

type Numbered = Given<'addCaseNumber'>;

/** The court's number makes the case filed; later it only corrects the number. */
export async function addCaseNumber(context: Context, given: Numbered): Promise<CaseDetailsReply> {
  try {
    return await numberCase(context, given);
  } catch (error) {
    // Given to another case between our look and our writing.
    if (isUniqueViolation(error, 'eviction_case_number')) return refuseTaken();
    throw error;
  }
}

async function numberCase(context: Context, given: Numbered): Promise<CaseDetailsReply> {
  const { params, body } = given;
  const paths = body.stampedDocumentPath ? [body.stampedDocumentPath] : [];
  const [stamped] = await ownUploads(context, params.id, paths);
  return actOnCase(context, requestOf('addCaseNumber', given), async (act) => {
    const { tx, record, today } = act;
    const expectedFeeCents = await requireNumber(act, body);
    if (stamped) {
      const { fileName } = stamped;
      await putOnCase(act, stamped, { kind: 'STAMPED_PETITION', title: 'Petition as filed', fileName });
    }
    if (record.status !== 'SENT_FOR_FILING') {
      return {
        changes: { caseNumber: body.caseNumber },
        data: { caseNumber: body.caseNumber, before: record.caseNumber },
      };
    }
    const jobId = await settlePetition(tx.db, record, body.caseNumber, tx.now);
    const feeCents = body.feeCents ?? expectedFeeCents;
    await chargeTrigger(tx, {
      case: record,
      trigger: 'add-case-number',
      quantity: 1,
      ...(feeCents !== null && { actualCents: feeCents }),
    });
    // The court took its fee as it took the filing.
    if (jobId && body.feeCents)
      await proposeCostPayment(tx, {
        case: record,
        source: 'FILING',
        sourceId: jobId,
        method: 'EFILING_ACCOUNT',
        category: 'COURT_COST',
        payeeName: record.courthouseId
          ? ((await findCourthouse(tx.db, record.courthouseId))?.shortName ?? '')
          : '',
        amountCents: body.feeCents,
        reference: body.caseNumber,
      });
    const difference = feeCents !== null && expectedFeeCents !== null ? feeCents - expectedFeeCents : 0;
    if (difference && record.courthouseId)
      await noteFeeDifference(tx.db, keysOf(record), {
        courthouseId: record.courthouseId,
        expectedCents: expectedFeeCents ?? 0,
        differenceCents: difference,
        notedAt: tx.now,
      });
    return {
      changes: {
        caseNumber: body.caseNumber,
        filedAt: tx.now,
        filedOn: body.filedOn ?? today,
        filingStage: 'ACCEPTED',
      },
      data: {
        caseNumber: body.caseNumber,
        filedOn: body.filedOn ?? today,
        ...(difference && { feeDifferenceCents: difference }),
      },
    };
  });
}

/** @returns the fee that the court's schedule expects, in cents; null where it names none. */
async function requireNumber(act: Act, body: Numbered['body']): Promise<number | null> {
  const { tx, record } = act;
  if (!record.courthouseId)
    refuse('case_incomplete', { errors: [atField('courthouseId', fault('courthouse_missing'))] });
  const court = await findCourthouse(tx.db, record.courthouseId);
  if (court && !fitsPattern(court.caseNumberPattern, body.caseNumber)) {
    const { shortName: name, caseNumberExample: example } = court;
    refuseField(
      'caseNumber',
      example
        ? fault('not_a_case_number_like', { court: name, example })
        : fault('not_a_case_number', { court: name }),
    );
  }
  if (body.filedOn) requireDayOfFiling(act, body.filedOn);
  if (await numberIsTaken(tx.db, record.firmId, record.courthouseId, body.caseNumber, record.id)) {
    refuseTaken();
  }
  const fees = await feesOfCase(tx.db, record, { day: body.filedOn ?? act.today, purposes: filingPurposes });
  return feeOf(fees, ['FILING']) === null ? null : fees.totalCents;
}

/** What is filed was approved before; the days of service follow from this one. */
function requireDayOfFiling({ record, today, timeZone }: Act, filedOn: string): void {
  if (filedOn > today) refuseField('filedOn', fault('filed_in_future'));
  const approvedOn = record.approvedAt && localDate(record.approvedAt, timeZone);
  if (approvedOn && filedOn < approvedOn)
    refuseField('filedOn', fault('filed_before_approval', { day: approvedOn }));
}

function refuseTaken(): never {
  refuse('case_number_taken', {
    errors: [atField('caseNumber', fault('number_taken'))],
  });
}
