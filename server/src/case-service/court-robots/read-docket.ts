import { fault } from '@writdesk/contract/sentences/fault';
import { caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import type { Context } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { selectTenants } from '../cases/tenants/index.ts';
import { checkDocket } from '../cases/verbs/index.ts';
import { noteVisit, type PortalRecord } from '../court-portals/index.ts';
import { proposeLines, readLines } from '../docket-proposals/index.ts';
import type { JobRecord, PortalOutcome } from '../rpa-bot-jobs/index.ts';
import { type CourtSite, StopError } from './court-site.ts';

/**
 * Reads the whole docket of the case. What it seems to say becomes proposals; only where nothing on it says anything, under the right
 * number and the right party, the robot itself writes that it looked and found nothing.
 */
export async function readDocket(
  context: Context,
  given: { job: JobRecord; portal: PortalRecord; court: CourtSite; lastEvidence: () => string | null },
): Promise<PortalOutcome> {
  const { job, portal, court, lastEvidence } = given;
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, job.caseId), 'case_not_found');
  if (!record.caseNumber) throw new StopError('OTHER_CASE', fault('robot_no_case_number'));
  const docket = await court.docket(record.caseNumber);
  const tenants = await selectTenants(db, record);
  const names = tenants.flatMap(({ lastName }) => (lastName ? [lastName.toLowerCase()] : []));
  const isOurs =
    docket?.number === record.caseNumber && names.some((name) => wordsOf(docket.parties).includes(name));
  if (!docket || !isOurs) throw new StopError('OTHER_CASE', fault('robot_other_parties'));
  const { fresh: lines, isClear } = await readLines(db, job, docket.lines);
  const alongside: PortalOutcome['alongside'] = async (tx) => {
    const { firmId, clientId, caseId, id: jobId } = job;
    await proposeLines(tx, { firmId, clientId, caseId, jobId, evidenceId: lastEvidence() }, lines);
    await noteVisit(tx, portal, { kind: 'READ' });
  };
  const unknown = lines.filter(({ read }) => read.kind === 'UNKNOWN').length;
  if (unknown > 0)
    return {
      kind: 'NEEDS_HUMAN',
      question: 'UNKNOWN_LINE',
      message: fault('robot_lines_unknown', { count: unknown }),
      alongside,
    };
  if (lines.length > 0)
    return { kind: 'READ', message: fault('robot_lines_new', { count: lines.length }), alongside };
  if (!isClear)
    return {
      kind: 'READ',
      message: fault('robot_earlier_lines'),
      alongside,
    };
  const body = caseActionDefinitions.checkDocket.call.body.parse({ found: 'NONE' });
  await checkDocket(context, { params: { id: job.caseId }, body });
  return { kind: 'READ', message: fault('robot_nothing_new'), alongside };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’-]+/u);
