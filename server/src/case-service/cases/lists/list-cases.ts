import { type CaseOffers, caseOffers, rowsByAction } from '@writdesk/contract/cases/case-lifecycle';
import { partsOf } from '@writdesk/contract/cases/send-backs';
import type { CaseListQuery } from '@writdesk/contract/cases/cases';
import { nextDateOfCompany } from '@writdesk/contract/workflows/work-targets';
import type { z } from 'zod';
import type { caseRow } from '@writdesk/contract/cases/cases';
import type { UserContext } from '../../../platform/context.ts';
import { found, refuseField } from '../../../platform/http/refuse.ts';
import { waitReply } from '../details/index.ts';
import { selectBeingRecalculated } from '../../recalculations/index.ts';
import { selectGroupedTallies } from '../../tallies/index.ts';
import { caseActor, readFacts } from '../facts/index.ts';
import { caseRightsOf, findClientNames, mayDoOf } from '../record/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import {
  type CaseFilters,
  type CaseKey,
  countCases,
  selectCaseKeys,
  SHORTEST_SEARCH,
} from './case-list-queries.ts';
import { selectCaseRows } from './case-row-queries.ts';
import { countByStatus, type StatusCount } from './count-by-status.ts';

type Row = z.input<typeof caseRow>;
export interface CaseList {
  cases: Row[];
  total: number;
  totalIsCapped: boolean;
  page: number;
  pageSize: number;
}

/** Every case that the caller sees. */
export const listCases = (context: UserContext, { query }: { query: CaseListQuery }): Promise<CaseList> =>
  casePage(context, query, {});

/** The cases of one company; one that isn't the caller's to see looks as if it were not there. */
export async function listCasesOfClient(
  context: UserContext,
  { params, query }: { params: { clientId: string }; query: CaseListQuery },
): Promise<CaseList> {
  const db = context.deps.db.as(context.scope);
  found(await findClientNames(db, params.clientId), 'client_not_found');
  return casePage(context, query, { clientId: params.clientId });
}

/** Cases that the caller moved or is assigned to. */
export const listHandledByMe = (
  context: UserContext,
  { query }: { query: CaseListQuery },
): Promise<CaseList> => casePage(context, query, { handledBy: context.actor.userId });

/** Cases whose judgment was appealed, whatever became of it. */
export const listAppealed = (context: UserContext, { query }: { query: CaseListQuery }): Promise<CaseList> =>
  casePage(context, query, { isAppealed: true });

/** Where a case stands whose way goes on at a docket. */
const beforeDocket = rowsByAction['apply-to-docket']
  .filter(({ course }) => course === 'onward')
  .flatMap(({ from }) => from);

/** Which cases wait for a court day; the ones that have none of their documents at court can't be set down yet. */
export const waitForDocket = { statuses: beforeDocket, isLodged: true } as const satisfies CaseFilters;

export const listToDocket = (context: UserContext, { query }: { query: CaseListQuery }): Promise<CaseList> =>
  casePage(context, query, {
    ...waitForDocket,
    statuses: beforeDocket.filter((status) => !query.status || query.status.includes(status)),
  });

/** One page of any list of cases, with its total. */
export async function casePage(
  context: UserContext,
  query: CaseListQuery,
  added: CaseFilters,
): Promise<CaseList> {
  if (query.search && query.search.length < SHORTEST_SEARCH) {
    refuseField('search', fault('search_too_short', { min: SHORTEST_SEARCH }));
  }
  refuseUnseen(context, query);
  const { page, size, sort, ...given } = query;
  const filters: CaseFilters = { ...given, ...added };
  const db = context.deps.db.as(context.scope);
  const [keys, totals] = await Promise.all([
    selectCaseKeys(db, context.scope, { filters, sort, limit: size, offset: (page - 1) * size }),
    totalOf(context, filters),
  ]);
  const offered = await offeredRows(context, keys);
  return { cases: offered.map(({ row }) => row), ...totals, page, pageSize: size };
}

/** What somebody isn’t shown they can’t ask for either: such a value is as unknown to them as any other. */
function refuseUnseen({ actor }: UserContext, { done, sentBack }: CaseFilters): void {
  if (caseRightsOf(actor).seeFirmThread) return;
  const ofFirm = sentBack?.filter((way) => partsOf(way).to === 'FIRM') ?? [];
  if (ofFirm.length) refuseField('sentBack', fault('unknown_values', { given: ofFirm }));
  if (done?.includes('rejected')) refuseField('done', fault('unknown_values', { given: ['rejected'] }));
}

/** Exact from the counters where they know, else counted up to the cap. */
export async function totalOf(
  { deps, scope }: UserContext,
  filters: CaseFilters,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const db = deps.db.as(scope);
  const { status, statuses, clientId, countyId, doneFrom, doneTo, ...asked } = filters;
  const { courthouseId, done, outcome, took, sentBack, ...rest } = asked;
  const isPlain = Object.values(rest).every(isAbsent);
  const of = { clientId: clientId ?? null, countyId: countyId?.[0] ?? null };
  // A counter knows one county, and what was done without the status that came of it.
  const isOfOneCounty = isPlain && (countyId?.length ?? 0) <= 1;
  const counted = doneWhatOf({ courthouseId, done, outcome, took, sentBack });
  if (isOfOneCounty && counted && !(statuses ?? status)) {
    const days = { ...(doneFrom && { from: doneFrom }), ...(doneTo && { to: doneTo }) };
    const known = await selectGroupedTallies(deps.db, scope, { ...of, ...days, what: counted, by: null });
    if (known) return { total: known.reduce((sum, { n }) => sum + n, 0), totalIsCapped: false };
  }
  if (isOfOneCounty && Object.values({ courthouseId, done, outcome, took, sentBack }).every(isAbsent)) {
    const counts = await countByStatus(deps.db, scope, of);
    if (counts) return { total: sumOf(counts, statuses ?? status ?? null), totalIsCapped: false };
  }
  return countCases(db, scope, filters);
}

/** What a counter counts of such a list; null where a case could be counted twice, or nothing of it is asked for. */
function doneWhatOf({
  courthouseId,
  done,
  outcome,
  took,
  sentBack,
}: Pick<CaseFilters, 'courthouseId' | 'done' | 'outcome' | 'took' | 'sentBack'>): string[] | null {
  const [only, ...more] = [done, outcome, took, sentBack].filter(Boolean);
  if (!only || more.length > 0) return null;
  if (courthouseId) return doneAtCourts(courthouseId, done);
  if (outcome) return outcome.map((one) => `outcome.${one}`);
  if (only.length > 1) return null;
  return [done ? `done.${done[0]}` : took ? `took.${took[0]}.` : `sentBack.${sentBack?.[0]}`];
}

/** What is counted by court; a case has one court, so that several count it once. */
function doneAtCourts(ids: readonly string[], done: CaseFilters['done']): string[] | null {
  const [only, ...more] = done ?? [];
  if (more.length > 0 || (only !== 'filed' && only !== 'rejected')) return null;
  return ids.map((id) => `court.${only}.${id}`);
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const sumOf = (counts: readonly StatusCount[], statuses: readonly string[] | null): number =>
  counts.reduce((sum, { status, n }) => (statuses && !statuses.includes(status) ? sum : sum + n), 0);

/** A row as the contract spells it, with what the caller may do to it. */
interface OfferedRow {
  row: Row;
  offers: CaseOffers;
  /** A document of it is flagged. */
  isFlagged: boolean;
}

export async function offeredRows(
  { deps, actor, scope }: UserContext,
  keys: readonly CaseKey[],
): Promise<OfferedRow[]> {
  const now = deps.clock.now();
  const db = deps.db.as(scope);
  const [rows, factsOf, beingRecalculated] = await Promise.all([
    selectCaseRows(db, keys),
    readFacts(deps, db, keys, now),
    selectBeingRecalculated(
      db,
      keys.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const own = factsOf(row);
    const offers = own ? caseOffers(own, caseActor(actor, row)) : noOffers;
    return {
      offers,
      isFlagged: (own?.flaggedDocuments ?? 0) > 0,
      row: {
        id: row.id,
        firmId: row.firmId,
        title: row.title,
        status: row.status,
        caseNumber: row.caseNumber,
        caseDraftNumber: row.caseDraftNumber,
        tenantNames: row.tenantNames,
        clientId: row.clientId,
        clientName: row.clientName ?? '',
        propertyId: row.propertyId,
        propertyName: row.propertyName,
        unitLabel: row.unitLabel,
        courthouseId: row.courthouseId,
        courthouseName: row.courtName,
        countyId: row.countyId,
        countyName: row.countyName,
        stateCode: row.stateCode,
        timeZone: row.courtZone ?? row.countyZone ?? actor.timeZone,
        filingCutoff: row.filingCutoff,
        ...(actor.roleType === 'Client'
          ? nextDateOfCompany(row)
          : { nextDate: row.nextDate, nextDateKind: row.nextDateKind }),
        mayDo: mayDoOf(row, beingRecalculated),
        hearingAt: row.hearingAt,
        claimCents: row.claimCents,
        assignedProcessor: row.assignedProcessorId
          ? { id: row.assignedProcessorId, name: row.processorName ?? '' }
          : null,
        assignedLawyer: row.assignedLawyerId
          ? { id: row.assignedLawyerId, name: row.lawyerName ?? '' }
          : null,
        caseAppealed: row.caseAppealed,
        dismissalRequestedAt: row.dismissalRequestedAt,
        submittedAt: row.submittedAt,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        version: row.version,
        availableActions: offers.actions,
        primaryAction: offers.primary,
        waiting: offers.waits.filter(({ course }) => course === 'onward').map(waitReply),
        stopped: offers.stopped && { ...offers.stopped, message: say(offers.stopped) },
      },
    };
  });
}

const noOffers: CaseOffers = { actions: [], primary: null, waits: [], stopped: null, courseOf: () => null };
