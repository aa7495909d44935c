import type { Insertable, Kysely } from 'kysely';
import { billItemsByCode, chargesOf } from './past-charges.ts';
import { insertLines } from '../../../src/case-service/billing/billing-item-queries.ts';
import { sentBackBy } from '../../../src/case-service/cases/actions/sent-back-by.ts';
import { saveEviction } from '../../../src/case-service/cases/eviction/index.ts';
import {
  type CaseRecord,
  insertCase,
  keysOf,
  nextNumber,
  titleOf,
} from '../../../src/case-service/cases/record/index.ts';
import { replaceTenants } from '../../../src/case-service/cases/tenants/index.ts';
import { insertJudgment } from '../../../src/case-service/judgments/judgment-queries.ts';
import { appendDeltas, deltasOf, foldTallies } from '../../../src/case-service/tallies/index.ts';
import { insertWrit } from '../../../src/case-service/writs/writ-queries.ts';
import { localDate } from '../../../src/platform/clock.ts';
import type { UserContext } from '../../../src/platform/context.ts';
import type { CasesEvictionCase, DB } from '../../../src/platform/db/schema.ts';
import { newIdAt } from '../../../src/platform/ids.ts';
import { seeded } from '../../../src/platform/seeded.ts';
import { addDays, ATLANTA } from '../demo-days.ts';
import type { DemoWorld } from '../demo-world.ts';
import { courtDays, firstPastDay } from './past-days.ts';
import { makePastPlaces, openPastCourts, type PastPlace } from './past-places.ts';
import { OFFICER, writeTrail } from './past-trail.ts';
import { type PastCase } from './past-case.ts';
import { OPENER, walkOf } from './past-walk.ts';

export const PAST_CASES = 600;
/** Cases whose changes of the counters are written together. */
const AT_ONCE = 40;
/** The longest way of a case ends within so many days. */
const LONGEST_DAYS = 150;
const SETTLING_DAYS = 14;
/** One of so many is of the two companies that the accounts of the demonstration work for. */
const OF_HOMES = 3;

/**
 * Companies of two years, their counties, and six hundred cases that ended before those of the stories: each with its actions on the trail,
 * its charges and its numbers, by what the product's verbs write with, many at a time.
 */
export async function makePast(
  db: Kysely<DB>,
  { world, today, admin }: { world: DemoWorld; today: string; admin: UserContext },
): Promise<void> {
  const courthouseIds = await openPastCourts(db, admin);
  const places = await makePastPlaces(db, { world, courthouseIds, today });
  const openDay = await courtDays(db, today);
  const items = await billItemsByCode(db, world.firmId);
  const cases = plannedDays(today)
    .map((openedOn, number) =>
      walkOf(number, { place: placeOn(places, number, openedOn), openedOn, openDay }),
    )
    .toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
  for (let first = 0; first < cases.length; first += AT_ONCE) {
    const records: { it: PastCase; record: CaseRecord }[] = [];
    for (const it of cases.slice(first, first + AT_ONCE))
      records.push({ it, record: await writeCase(db, world, it) });
    await appendDeltas(
      db,
      records.flatMap(({ record }) => deltasOf(null, record)),
    );
    await insertLines(
      db,
      records.flatMap(({ it, record }) => chargesOf(it, record, items)),
    );
  }
  await foldTallies(db, Number.MAX_SAFE_INTEGER);
}

const startOf = ({ moves: [first] }: PastCase): Date => first?.at ?? new Date(0);

/** When each case was opened, spread over the time in which it could end. */
function plannedDays(today: string): string[] {
  const first = addDays(firstPastDay(today), SETTLING_DAYS);
  const days = Math.floor((Date.parse(today) - Date.parse(first)) / 86_400_000) - LONGEST_DAYS;
  return Array.from({ length: PAST_CASES }, (_, number) =>
    addDays(first, Math.floor((number * days) / PAST_CASES)),
  );
}

/** A place whose company had been registered for some time. */
function placeOn(places: readonly PastPlace[], number: number, day: string): PastPlace {
  const homes = places.filter(({ since }) => since === '');
  const others = places.filter(({ since }) => since !== '' && addDays(since, SETTLING_DAYS) <= day);
  const from = number % OF_HOMES === 0 || others.length === 0 ? homes : others;
  const [head, ...rest] = from;
  if (!head) throw new Error('No company is there yet.');
  return seeded(3_000 + number).pick([head, ...rest]);
}

async function writeCase(db: Kysely<DB>, world: DemoWorld, it: PastCase): Promise<CaseRecord> {
  const record = await insertCase(db, await rowOf(db, world, it));
  await saveEviction(db, record, evictionOf(it));
  await replaceTenants(
    db,
    record,
    it.tenants.map((tenant, position) => ({
      ...tenant,
      id: newIdAt(startOf(it)),
      position,
      ...(it.servedAt && {
        serviceMethod: position === 0 ? ('PERSONAL' as const) : ('POST_AND_MAIL' as const),
        serviceResult: 'SERVED' as const,
        servedOn: localDate(it.servedAt, ATLANTA),
      }),
    })),
  );
  await writeCourtPapers(db, world, record, it);
  await writeTrail(db, world, it, record);
  return record;
}

async function rowOf(
  db: Kysely<DB>,
  { firmId, actors }: DemoWorld,
  it: PastCase,
): Promise<Insertable<CasesEvictionCase>> {
  const { place, ended, moves } = it;
  const start = startOf(it);
  const last = moves.at(-1);
  const year = Number(localDate(start, ATLANTA).slice(0, 4));
  const number = await nextNumber(db, firmId, 'case-draft', year);
  const sentBack = moves.reduce<string[]>(
    (before, { action, data }) =>
      sentBackBy({ sentBack: before } as CaseRecord, action, data).sentBack ?? before,
    [],
  );
  return {
    firmId,
    id: newIdAt(start),
    clientId: place.clientId,
    propertyId: place.propertyId,
    ownerId: place.ownerId,
    unitLabel: it.unit,
    countyId: place.countyId,
    stateCode: 'GA',
    courthouseId: place.courthouseId,
    dayZone: ATLANTA,
    caseDraftNumber: `D-${year}-${String(number).padStart(6, '0')}`,
    title: titleOf(place.company, it.tenants, it.unit),
    tenantNames: it.tenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    premises: place.premises,
    plaintiffName: place.plaintiffName,
    claimCents: it.rentCents * it.months,
    status: last?.to ?? 'CLOSED',
    statusBeforeEnd: last?.from ?? null,
    complete: true,
    filingStage: it.filed ? 'ACCEPTED' : 'NONE',
    serviceStage: it.servedAt ? 'COMPLETE' : 'NONE',
    hearingStage: 'NONE',
    caseNumber: it.filed?.caseNumber ?? null,
    assignedProcessorId: actors[it.processor].userId,
    assignedLawyerId: it.reviewAt ? actors[it.lawyer].userId : null,
    submittedAt: it.submittedAt ?? null,
    initialCheckAt: it.initialCheckAt ?? null,
    reviewAt: it.reviewAt ?? null,
    approvedAt: it.approved?.at ?? null,
    approvedOn: it.approved?.on ?? null,
    approvedBy: it.approved ? actors[it.lawyer].userId : null,
    filedAt: it.filed?.at ?? null,
    filedOn: it.filed?.on ?? null,
    servedAt: it.servedAt ?? null,
    judgmentAt: it.judged?.at ?? null,
    judgmentOutcome: it.judged?.outcome ?? null,
    writRequestedAt: it.writ?.issuedAt ?? null,
    writIssuedAt: it.writ?.issuedAt ?? null,
    possessionAt: it.writ?.executedAt ?? null,
    rejectedAt: it.rejectedAt ?? null,
    sentBack,
    closedAt: last?.to === 'CLOSED' ? ended.at : null,
    dismissedAt: last?.to === 'DISMISSED' ? ended.at : null,
    deniedAt: last?.to === 'DENIED' ? ended.at : null,
    closeReason: last?.to === 'CLOSED' ? ended.reason : null,
    endReason: last?.to === 'CLOSED' ? null : ended.reason,
    createdAt: start,
    createdBy: actors[OPENER].userId,
    updatedAt: ended.at,
    updatedBy: last ? actors[last.by].userId : null,
    version: moves.length,
  };
}

const evictionOf = ({ rentCents, months, noticeOn, moves }: PastCase) => ({
  reasons: ['NONPAYMENT' as const],
  leaseFrom: addDays(noticeOn, -400),
  leaseIsWritten: true,
  monthlyRentCents: rentCents,
  rentDueDay: 1,
  rentThrough: noticeOn,
  claimedCents: rentCents * months,
  noticeAmountCents: rentCents * months,
  noticeType: 'PAY_OR_VACATE' as const,
  noticeServedOn: noticeOn,
  noticeMethod: 'POST_AND_MAIL' as const,
  caresCovered: 'NO' as const,
  occupied: true,
  occupancyCheckedAt: moves[0]?.at ?? null,
});

/** The order, and the writ that the officer carried out. */
async function writeCourtPapers(
  db: Kysely<DB>,
  { actors }: DemoWorld,
  record: CaseRecord,
  { judged, writ, processor }: PastCase,
): Promise<void> {
  if (judged)
    await insertJudgment(db, {
      ...keysOf(record),
      id: newIdAt(judged.at),
      caseOrder: 1,
      outcome: judged.outcome,
      judgmentDate: judged.on,
      writDays: judged.outcome === 'JUDGMENT_FOR_TENANT' ? 0 : 7,
      amountCents: judged.amountCents,
      createdAt: judged.at,
      updatedAt: judged.at,
    });
  if (writ)
    await insertWrit(db, {
      ...keysOf(record),
      id: newIdAt(writ.issuedAt),
      sequence: 1,
      kind: 'ORIGINAL',
      status: 'EXECUTED',
      writNumber: writ.number,
      issuedOn: writ.issuedOn,
      executedAt: writ.executedAt,
      executedBy: OFFICER,
      locksChanged: true,
      goods: 'SET_OUT',
      requestedAt: writ.issuedAt,
      requestedByName: actors[processor].name,
      endedAt: writ.executedAt,
      createdAt: writ.issuedAt,
      updatedAt: writ.executedAt,
    });
}
