import { type CaseActor, decideCaseAction } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseFacts } from '@writdesk/contract/cases/case-facts';
import type { courtDay } from '@writdesk/contract/court-day/court-day';
import { judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { caseActor, readFacts } from '../cases/facts/index.ts';
import { docketView, findDocket, hearingInstant, selectSittings } from '../dockets/index.ts';
import { sweepView } from '../payment-sweep/index.ts';
import { selectNames, selectSheetCases, type SheetRow } from './court-sheet-queries.ts';
import { militaryOf } from './military-of.ts';

type Call = typeof courtDay.sheet;
type SheetCase = RouteReplyInput<Call>['cases'][number];

/**
 * The sheet of a court day: every case that is heard in the room of a docket on its day. Its statements are as many
 * for one case as for a hundred.
 * @throws `docket_not_found`
 */
export async function getCourtSheet(
  context: UserContext,
  { params }: RouteInput<Call>,
): Promise<RouteReplyInput<Call>> {
  const { actor, deps, scope } = context;
  const now = deps.clock.now();
  const db = deps.db.as(scope);
  const docket = found(await findDocket(db, scope, params.id), 'docket_not_found');
  const { firmId, hearingDate, timeZone } = docket;
  const today = localDate(now, timeZone);
  const since = today < hearingDate ? today : hearingDate;
  const sittings = await selectSittings(db, scope, docket);
  const rows = lastPlaces(
    await selectSheetCases(db, scope, {
      firmId,
      docketIds: sittings.map(({ id }) => id),
      since: { day: since, at: hearingInstant(since, '00:00', timeZone) },
    }),
  );
  const [factsOf, names] = await Promise.all([
    readFacts(deps, db, rows, now),
    selectNames(
      db,
      firmId,
      rows.flatMap(({ result }) => result?.byUserId ?? []),
    ),
  ]);
  return {
    docket: docketView(docket),
    firmName: names.get(firmId) ?? '',
    sittings: sittings.map(docketView),
    cases: rows.map((row) => {
      const facts = factsOf(row);
      const outcomes = facts ? recordable(facts, caseActor(actor, row), today) : [];
      return sheetCase(row, names, {
        outcomes,
        answered: facts?.answered ?? false,
        holds: [...(facts?.holds ?? [])],
      });
    }),
    readAt: now,
  };
}

/** A case that was taken off and set again stands where it is set now. */
function lastPlaces(rows: readonly SheetRow[]): SheetRow[] {
  const rank = ({ state }: SheetRow) => (state === 'SET' || state === 'HELD' ? 1 : 0);
  const last = new Map<string, SheetRow>();
  for (const row of rows) {
    const known = last.get(row.id);
    if (!known || rank(row) >= rank(known)) last.set(row.id, row);
  }
  return rows.filter((row) => last.get(row.id) === row);
}

/** The orders that the caller may record today. */
const recordable = (facts: CaseFacts, actor: CaseActor, date: string) =>
  judgmentOutcomes.filter(
    (outcome) => decideCaseAction(facts, actor, 'record-judgment', { outcome, date }).allowed,
  );

function sheetCase(
  row: SheetRow,
  names: ReadonlyMap<string, string>,
  known: Pick<SheetCase, 'outcomes' | 'answered' | 'holds'>,
): SheetCase {
  const interpreter = row.interpreter;
  return {
    id: row.id,
    version: row.version,
    docketId: row.docketId,
    hearingTime: row.hearingTime,
    position: row.position,
    state: row.state,
    status: row.status,
    title: row.title,
    tenantNames: row.tenantNames,
    caseNumber: row.caseNumber,
    caseDraftNumber: row.caseDraftNumber,
    clientName: row.clientName ?? '',
    propertyName: row.propertyName,
    unitLabel: row.unitLabel,
    lawyerName: row.lawyerName,
    claimCents: row.claimCents,
    notice: row.noticeServedOn ? { on: row.noticeServedOn, method: row.noticeMethod } : null,
    service: row.service,
    military: militaryOf(row.adults),
    lastPayment: row.lastPayment,
    interpreter: interpreter.needed ? (interpreter.language ?? '') : null,
    offer: row.offer,
    sweep: sweepView(row.sweep),
    dismissalRequestedAt: row.dismissalRequestedAt,
    result: row.result && {
      outcome: row.result.outcome,
      date: row.result.date,
      amountCents: row.result.amountCents,
      by: row.result.byUserId ? (names.get(row.result.byUserId) ?? null) : null,
      at: new Date(row.result.at),
    },
    ...known,
  };
}
