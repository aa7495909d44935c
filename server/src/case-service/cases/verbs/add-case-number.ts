import { refuse } from '../../../platform/http/refuse.ts';
import { isUniqueViolation } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { type Act, actOnCase, type Given, requestOf } from '../actions/index.ts';
import { ownUploads, putOnCase } from '../../documents/index.ts';
import { findCourthouse, numberIsTaken } from '../record/index.ts';
import type { CaseDetailsReply } from '../details/index.ts';

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
        changes: { case_number: body.caseNumber },
        data: { caseNumber: body.caseNumber, before: record.case_number },
      };
    }
    const feeCents = body.feeCents ?? expectedFeeCents;
    await chargeTrigger(tx, {
      case: record,
      trigger: 'add-case-number',
      quantity: 1,
      ...(feeCents !== null && { actualCents: feeCents }),
    });
    const difference = feeCents !== null && expectedFeeCents !== null ? feeCents - expectedFeeCents : 0;
    return {
      changes: {
        case_number: body.caseNumber,
        filed_at: tx.now,
        filed_on: body.filedOn ?? today,
        filing_stage: 'ACCEPTED',
      },
      data: {
        caseNumber: body.caseNumber,
        filedOn: body.filedOn ?? today,
        ...(difference && { feeDifferenceCents: difference }),
      },
    };
  });
}

/** @returns the fee that the courthouse's table expects, in cents; null where it names none. */
async function requireNumber({ tx, record, today }: Act, body: Numbered['body']): Promise<number | null> {
  if (!record.courthouse_id)
    refuse('case_incomplete', { errors: [{ path: 'courthouseId', message: 'Choose the courthouse.' }] });
  const court = await findCourthouse(tx.db, record.courthouse_id);
  if (court?.case_number_pattern && !new RegExp(court.case_number_pattern).test(body.caseNumber)) {
    const example = court.case_number_example ? `, such as ${court.case_number_example}` : '';
    refuse('invalid', {
      errors: [{ path: 'caseNumber', message: `This isn’t a number of ${court.short_name}${example}.` }],
    });
  }
  if (body.filedOn && body.filedOn > today)
    refuse('invalid', {
      errors: [{ path: 'filedOn', message: 'The day of filing can’t be in the future.' }],
    });
  if (await numberIsTaken(tx.db, record.firm_id, record.courthouse_id, body.caseNumber, record.id)) {
    refuseTaken();
  }
  return court?.base_fee_cents ?? null;
}

function refuseTaken(): never {
  refuse('case_number_taken', {
    errors: [{ path: 'caseNumber', message: 'Another case of this courthouse has this number.' }],
  });
}
