import type { Selectable } from 'kysely';
import { cases } from '@writdesk/contract/cases/cases';
import { caseNumbers, workCountKeys } from '@writdesk/contract/cases/case-numbers';
import type { CountedStage } from '@writdesk/contract/cases/case-reads';
import { partsOf, type SentBack, sentBackFor } from '@writdesk/contract/cases/send-backs';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { outcomeFacts, type JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../../seed/reference-id.ts';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { localDate } from '../../../platform/clock.ts';
import type { CasesEvictionCase } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { fillTallies, tallyFaults } from '../../tallies/index.ts';

// Each figure is compared with a plain count of the rows that its reader sees, and with the total of the list that it leads to.
type Row = Selectable<CasesEvictionCase>;
const [FULTON, DEKALB, COBB] = ['13121', '13089', '13067'].map((fips) => referenceId('county', fips));
const RANGES = ['all', '2026-03-01,2026-04-30', '2026-04-11,2026-04-11'];
const sentBackSamples: SentBack[][] = [
  [],
  ['CLIENT', 'CLIENT.LEASE_MISSING'],
  ['CLIENT', 'CLIENT.LEASE_MISSING', 'CLIENT.OTHER', 'FIRM', 'FIRM.OTHER'],
  ['FIRM', 'FIRM.CLERK_REJECTION'],
];
let t: TestApp;
let world: TwoCompanies;
/** Those that are not sealed, each moment as noon of its day at the firm: one firm is by the Atlantic, the other by the Pacific. */
let rows: Row[];
const idOf = async ({ accountId }: Person) =>
  (
    await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  const { firm, otherFirm, client, otherClient, managed, owned, otherProperty, landlord, people } = world;
  const processorId = await idOf(people.processor);
  const courts = await t.db.selectFrom('cases.courthouse').select('id').orderBy('id').limit(2).execute();
  let seed = 42;
  const pick = <T>(...from: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from[Math.floor((seed / 2_147_483_648) * from.length)] as T;
  };
  const day = (from: Date | null, most: number) =>
    from && pick(true, true, true, false)
      ? new Date(from.getTime() + pick(0, 1, 2, 3, 5, 8, 13, most) * 86_400_000)
      : null;
  const on = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;
  for (let index = 0; index < 90; index += 1) {
    const isOther = pick(false, false, true);
    const property = isOther ? otherProperty : pick(managed, owned);
    const submittedAt = pick(true, true, true, false)
      ? new Date(Date.UTC(2026, 2, 1 + pick(0, 10, 20, 30, 41, 59), pick(1, 12, 23)))
      : null;
    const approvedAt = day(submittedAt, 20);
    const filedAt = day(approvedAt, 30);
    const judgmentAt = day(filedAt, 60);
    await insertCase(t.db, {
      firmId: isOther ? otherFirm.id : firm.id,
      clientId: isOther ? otherClient.id : client.id,
      dayZone: isOther ? 'America/Los_Angeles' : 'America/New_York',
      propertyId: property.id,
      ownerId: property.id === owned.id ? landlord.id : null,
      courthouseId: pick(...courts.map(({ id }) => id), null) ?? null,
      countyId: pick(FULTON, FULTON, DEKALB, COBB, null) ?? null,
      assignedProcessorId: !isOther && pick(true, false) ? processorId : null,
      status: pick('DRAFT', 'INTAKE', 'FILED', 'ON_DOCKET', 'APPEALED', 'CLOSED', 'DISMISSED'),
      submittedAt,
      approvedAt,
      approvedOn: on(approvedAt),
      filedAt,
      filedOn: on(filedAt),
      servedAt: day(filedAt, 14),
      judgmentAt,
      judgmentOutcome: judgmentAt
        ? pick('POSSESSION_ONLY', 'DEFAULT_POSSESSION', 'DEFAULT_POSSESSION_AND_MONEY', 'JUDGMENT_FOR_TENANT')
        : null,
      writIssuedAt: day(judgmentAt, 12),
      appealFiledAt: pick(judgmentAt, null, null),
      deniedAt: pick(submittedAt, null, null, null),
      dismissedAt: pick(approvedAt, null, null),
      possessionAt: day(judgmentAt, 40),
      closedAt: day(judgmentAt, 41),
      rejectedAt: pick(true, false) ? day(approvedAt, 3) : null,
      sentBack: pick(...sentBackSamples),
      costCents: pick(0, 18_900, 24_550, 31_001),
      // Every eleventh is sealed: nobody’s numbers have it.
      sealedAt: index % 11 === 4 ? new Date() : null,
      nextDate: pick('2020-03-02', localDate(new Date(), 'America/New_York'), '2099-01-01', null),
    });
  }
  const every = await t.db.selectFrom('cases.evictionCase').selectAll().execute();
  rows = every.filter(({ sealedAt }) => !sealedAt).map(atNoon);
  await fillTallies(t.db);
  const sealed = every.flatMap((row) => (row.sealedAt ? [{ ...row, sealedAt: row.sealedAt }] : []));
  await t.db
    .insertInto('cases.caseSeal')
    .values(
      sealed.map(({ firmId, clientId, id: caseId, sealedAt }) => ({
        firmId,
        clientId,
        caseId,
        sealedAt,
        id: newId(),
        reason: 'BY_ORDER' as const,
        orderedOn: '2026-06-01',
        orderDocumentId: newId(),
        sealedBy: newId(),
        sealedByName: 'A',
      })),
    )
    .execute();
  await t.db
    .insertInto('cases.ethicalWall')
    .values(
      await Promise.all(
        rows
          .filter(({ firmId, submittedAt }) => firmId === firm.id && submittedAt)
          .slice(0, 3)
          .map(async ({ id: caseId }) => ({
            firmId: firm.id,
            id: newId(),
            caseId,
            userId: await idOf(people.lawyer),
            reason: 'Related to the tenant',
            createdBy: await idOf(people.firmAdmin),
            createdByName: 'A',
            createdAt: new Date(),
          })),
      ),
    )
    .execute();
});
afterAll(() => t.close());

const moments = [
  'submittedAt',
  'approvedAt',
  'servedAt',
  'judgmentAt',
  'writIssuedAt',
  'appealFiledAt',
  'deniedAt',
  'dismissedAt',
  'possessionAt',
  'closedAt',
  'rejectedAt',
] as const;
function atNoon(row: Row): Row {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: row.dayZone });
  const noons = moments.flatMap((moment) => {
    const at = row[moment];
    return at ? [[moment, new Date(`${days.format(at)}T12:00:00Z`)]] : [];
  });
  return { ...row, ...Object.fromEntries(noons) };
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The rows that a person sees, by the tenancy rule written again. */
async function seenBy(role: keyof TwoCompanies['people']): Promise<Row[]> {
  const { firm, otherFirm, client, otherClient, managed, landlord } = world;
  const walls = await t.db.selectFrom('cases.ethicalWall').select('caseId').execute();
  const rules: Partial<Record<typeof role, (row: Row) => boolean>> = {
    admin: () => true,
    crm: () => true,
    crmOfOther: ({ clientId }) => clientId === otherClient.id,
    processor: ({ firmId }) => firmId === firm.id,
    firmAdmin: ({ firmId }) => firmId === firm.id,
    lawyer: ({ firmId, id }) => firmId === firm.id && !walls.some(({ caseId }) => caseId === id),
    otherLawyer: ({ firmId }) => firmId === otherFirm.id,
    owner: ({ clientId }) => clientId === client.id,
    manager: ({ propertyId }) => propertyId === managed.id,
    landlord: ({ ownerId }) => ownerId === landlord.id,
  };
  return rows.filter(rules[role] ?? (() => false));
}
const readers = [
  'admin',
  'crm',
  'crmOfOther',
  'processor',
  'firmAdmin',
  'lawyer',
  'otherLawyer',
  'owner',
  'manager',
  'landlord',
] as const;

const utc = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;
const within = (range: string) => {
  const [from = '', to = ''] = range === 'all' ? ['0000', '9999'] : range.split(',');
  return (at: Date | string | null) => {
    const on = at instanceof Date ? utc(at) : at;
    return on !== null && on >= from && on <= to;
  };
};
const six = (seen: readonly Row[], isIn: ReturnType<typeof within>) => {
  const count = (of: (row: Row) => Date | null) => seen.filter((row) => isIn(of(row))).length;
  return {
    CasesSubmitted: count((row) => row.submittedAt),
    CasesApproved: count((row) => row.approvedAt),
    writIssued: count((row) => row.writIssuedAt),
    AppealedCases: count((row) => row.appealFiledAt),
    CasesDenied: count((row) => row.deniedAt),
    CasesDismissed: count((row) => row.dismissedAt),
  };
};
const listOf = {
  CasesSubmitted: 'submitted',
  CasesApproved: 'approved',
  writIssued: 'writIssued',
  AppealedCases: 'appealed',
  CasesDenied: 'denied',
  CasesDismissed: 'dismissed',
} as const;
const median = (days: readonly number[]) => {
  const sorted = days.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[Math.floor(half)] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};
const daysBetween = (from: string | null, to: string | null) =>
  from && to ? Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000) : null;
const spans: Record<CountedStage, (row: Row) => [string | null, string | null]> = {
  approval: (row) => [utc(row.submittedAt), utc(row.approvedAt)],
  filing: (row) => [row.approvedOn, row.filedOn],
  service: (row) => [row.filedOn, utc(row.servedAt)],
  judgment: (row) => [utc(row.servedAt), utc(row.judgmentAt)],
  writ: (row) => [utc(row.judgmentAt), utc(row.writIssuedAt)],
  possession: (row) => [utc(row.writIssuedAt), utc(row.possessionAt)],
  whole: (row) => [utc(row.submittedAt), utc(row.possessionAt)],
};
const took = (seen: readonly Row[], stage: keyof typeof spans, isIn: ReturnType<typeof within>) =>
  seen.flatMap((row) => {
    const [from, to] = spans[stage](row);
    const days = daysBetween(from, to);
    return days !== null && isIn(to) ? [days] : [];
  });

/** The last way in which a case ended. */
const endOf = ({ closedAt, dismissedAt, deniedAt }: Row) =>
  [closedAt, dismissedAt, deniedAt]
    .filter((at) => at !== null)
    .toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
const costsOf = (seen: readonly Row[], isIn: ReturnType<typeof within>) => {
  const costs = seen.filter((row) => isIn(endOf(row))).map(({ costCents }) => costCents);
  const middle = median(costs);
  return middle === null
    ? null
    : {
        medianCents: Math.round(middle ?? 0),
        averageCents: Math.round(costs.reduce((sum, cents) => sum + cents, 0) / costs.length),
      };
};
const backOf = (seen: readonly Row[], way: SentBack, isIn: ReturnType<typeof within>) =>
  seen.filter(({ sentBack, submittedAt }) => sentBack.includes(way) && isIn(submittedAt)).length;

test('the tallies are what the rows are', async () => {
  expect(await tallyFaults(t.db)).toEqual([]);
});

describe.each(readers)(
  'what %s is told',
  (reader) => {
    test.each(RANGES)('of %s equals the rows, and the lists behind it', async (dateRange) => {
      const as = world.people[reader];
      const seen = await seenBy(reader);
      const isIn = within(dateRange);
      const [doneFrom, doneTo] = dateRange === 'all' ? [] : dateRange.split(',');
      const days = { ...(doneFrom && { doneFrom }), ...(doneTo && { doneTo }) };
      const isStaff = ['processor', 'firmAdmin', 'lawyer', 'otherLawyer'].includes(reader);
      const isOfFirm = isStaff || reader === 'admin';
      const seesBilling = reader !== 'landlord';
      const own = isStaff ? (reader === 'otherLawyer' ? world.otherFirm.id : world.firm.id) : await idOf(as);
      for (const countyId of [undefined, FULTON]) {
        const here = countyId ? seen.filter((row) => row.countyId === countyId) : seen;
        const query = { dateRange, ...(countyId && { countyId }) };
        const { body } = await t.call(cases.dashboardStatus, { as, params: { id: own }, query });
        expect(body).toEqual(six(here, isIn));
        for (const [counter, done] of Object.entries(listOf)) {
          const list = await t.call(cases.list, {
            as,
            query: { done, size: 1, ...days, ...(countyId && { countyId }) },
          });
          expect(list.body.total, counter).toBe(body[counter as keyof typeof listOf]);
        }
        const statistics = (await t.call(caseNumbers.statistics, { as, query })).body;
        const months = Map.groupBy(
          here.flatMap((row) =>
            [
              row.submittedAt,
              row.approvedAt,
              row.writIssuedAt,
              row.appealFiledAt,
              row.deniedAt,
              row.dismissedAt,
            ]
              .filter(isIn)
              .map((at) => at?.toISOString().slice(0, 7) ?? ''),
          ),
          (month) => month,
        );
        expect(statistics.months.map(({ month }) => month)).toEqual([...months.keys()].toSorted());
        for (const { month, ...counters } of statistics.months)
          expect(counters).toEqual(
            six(here, (at) => isIn(at) && at instanceof Date && at.toISOString().startsWith(month)),
          );
        for (const { stage, n, medianDays } of statistics.stages) {
          const naive = took(here, stage, isIn);
          expect([n, medianDays], stage).toEqual([naive.length, median(naive)]);
          const list = await t.call(cases.list, {
            as,
            query: { took: stage, size: 1, ...days, ...(countyId && { countyId }) },
          });
          expect(list.body.total, stage).toBe(n);
        }
        for (const { outcome, count } of statistics.outcomes) {
          const ended = here.filter((row) => row.judgmentOutcome === outcome && isIn(row.judgmentAt));
          const list = await t.call(cases.list, {
            as,
            query: { outcome, size: 1, ...days, ...(countyId && { countyId }) },
          });
          expect([count, list.body.total]).toEqual([ended.length, ended.length]);
        }
      }
      for (const countyId of [undefined, FULTON]) {
        const here = countyId ? seen.filter((row) => row.countyId === countyId) : seen;
        const at = countyId && { countyId };
        const total = async (query: Record<string, string>) =>
          (await t.call(cases.list, { as, query: { size: 1, ...days, ...at, ...query } })).body.total;
        const { sendBacks, rejections, ended, costs } = (
          await t.call(caseNumbers.statistics, { as, query: { dateRange, ...at } })
        ).body;
        const ways: SentBack[] = isOfFirm ? ['CLIENT', 'FIRM'] : ['CLIENT'];
        const counted = (of: readonly Row[]) => ({
          submitted: of.filter(({ submittedAt }) => isIn(submittedAt)).length,
          toCompany: backOf(of, 'CLIENT', isIn),
          inFirm: isOfFirm ? backOf(of, 'FIRM', isIn) : null,
        });
        expect(sendBacks).toMatchObject(counted(here));
        for (const way of ways) expect(await total({ sentBack: way })).toBe(backOf(here, way, isIn));
        const reasons = new Set(
          here
            .filter(({ submittedAt }) => isIn(submittedAt))
            .flatMap(({ sentBack }) => (sentBack as SentBack[]).map(partsOf))
            .filter(({ to }) => ways.includes(to))
            .flatMap(({ reason }) => reason ?? []),
        );
        expect(new Set(sendBacks.reasons.map(({ reason }) => reason))).toEqual(reasons);
        for (const { reason, toCompany, inFirm } of sendBacks.reasons) {
          const [ofCompany, ofFirm] = [sentBackFor('CLIENT', reason), sentBackFor('FIRM', reason)];
          expect(toCompany, reason).toBe(backOf(here, ofCompany, isIn));
          expect(await total({ sentBack: ofCompany })).toBe(toCompany);
          expect(inFirm, reason).toBe(isOfFirm ? backOf(here, ofFirm, isIn) : null);
          if (isOfFirm) expect(await total({ sentBack: ofFirm })).toBe(inFirm);
        }
        expect(rejections === null).toBe(!isOfFirm);
        for (const { courthouseId, rejected, filed } of rejections ?? []) {
          const atCourt = here.filter((row) => row.courthouseId === courthouseId);
          expect(rejected).toBe(atCourt.filter(({ rejectedAt }) => isIn(rejectedAt)).length);
          expect(filed).toBe(atCourt.filter(({ filedOn }) => isIn(filedOn)).length);
          expect(await total({ done: 'rejected', courthouseId })).toBe(rejected);
          expect(await total({ done: 'filed', courthouseId })).toBe(filed);
        }
        if (isOfFirm)
          expect(rejections?.reduce((sum, { rejected }) => sum + rejected, 0)).toBe(
            here.filter(({ courthouseId, rejectedAt }) => courthouseId && isIn(rejectedAt)).length,
          );
        expect(ended).toBe(here.filter((row) => isIn(endOf(row))).length);
        expect(await total({ done: 'ended' })).toBe(ended);
        expect(costs).toEqual(seesBilling ? costsOf(here, isIn) : null);
        const { companies } = (
          await t.call(caseNumbers.companyStatistics, { as, query: { dateRange, ...at } })
        ).body;
        for (const { clientId, name: _, ...company } of companies) {
          const theirs = here.filter((row) => row.clientId === clientId);
          expect(company).toEqual({
            ...counted(theirs),
            ended: theirs.filter((row) => isIn(endOf(row))).length,
            costs: seesBilling ? costsOf(theirs, isIn) : null,
          });
          expect(await total({ done: 'submitted', clientId })).toBe(company.submitted);
          expect(await total({ sentBack: 'CLIENT', clientId })).toBe(company.toCompany);
          if (isOfFirm) expect(await total({ sentBack: 'FIRM', clientId })).toBe(company.inFirm);
          expect(await total({ done: 'ended', clientId })).toBe(company.ended);
        }
        expect(companies.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(sendBacks.submitted);
      }
      const counties = (await t.call(caseNumbers.countyStatistics, { as, query: { dateRange } })).body;
      const isWon = ({ judgmentOutcome: outcome }: Row) =>
        outcome !== null && outcomeFacts[outcome as JudgmentOutcome].won;
      let [cased, won] = [0, 0];
      for (const county of counties.counties) {
        const here = seen.filter((row) => row.countyId === county.countyId);
        const naive = {
          cases: here.filter((row) => isIn(row.submittedAt)).length,
          filed: here.filter((row) => isIn(row.filedOn)).length,
          won: here.filter((row) => isWon(row) && isIn(row.judgmentAt)).length,
          medianDays: median(took(here, 'filing', isIn)),
          ended: here.filter((row) => isIn(endOf(row))).length,
          costs: seesBilling ? costsOf(here, isIn) : null,
        };
        expect(county).toMatchObject(naive);
        cased += naive.cases;
        won += naive.won;
        const list = await t.call(caseNumbers.countyList, {
          as,
          query: { countyId: county.fips, done: 'submitted', ...days },
        });
        expect(list.body).toMatchObject({ total: naive.cases, county: { id: county.countyId } });
      }
      expect(counties).toMatchObject({ amount: counties.counties.length, caseTotals: cased, wonCases: won });
      const buckets = counties.counties.flatMap(({ medianDays: middle }) =>
        middle === null ? [] : [middle],
      );
      expect([counties.within7Days, counties.within15Days, counties.exceeding15Days]).toEqual([
        buckets.filter((middle) => middle <= 7).length,
        buckets.filter((middle) => middle > 7 && middle <= 15).length,
        buckets.filter((middle) => middle > 15).length,
      ]);
      const map = (await t.call(caseNumbers.mapData, { as, query: { dateRange } })).body.counties;
      expect(map.reduce((sum, { ongoing }) => sum + ongoing, 0)).toBe(
        seen.filter(({ status, countyId }) => countyId && ongoingStatuses.some((one) => one === status))
          .length,
      );
    });

    test.each(workCountKeys)('about open work by %s equals the rows, and its list', async (by) => {
      const as = world.people[reader];
      const open = (await seenBy(reader)).filter(({ status }) =>
        ongoingStatuses.some((one) => one === status),
      );
      const { body } = await t.call(caseNumbers.workCounts, { as, query: { by } });
      const keysOf = (row: Row): (string | null)[] => {
        if (by === 'status') return [row.status];
        if (by === 'court') return [row.courthouseId];
        if (by === 'company') return [row.clientId];
        return [...new Set([row.assignedProcessorId, row.assignedLawyerId])].filter((id) => id !== null);
      };
      const { today } = body;
      const expected = Map.groupBy(
        open.flatMap((row) => keysOf(row).map((key) => ({ key, row }))),
        ({ key }) => key,
      );
      expect(new Set(body.rows.map(({ key }) => key))).toEqual(new Set(expected.keys()));
      expect(body.rows.length).toBe(expected.size);
      const addressOf = {
        status: 'status',
        court: 'courthouseId',
        company: 'clientId',
        person: 'assigneeId',
      } as const;
      for (const { key, name: _, ...counts } of body.rows) {
        const here = (expected.get(key) ?? []).map(({ row }) => row);
        const dated = (fits: (day: string) => boolean) =>
          here.filter(({ nextDate }) => nextDate !== null && fits(nextDate)).length;
        expect(counts).toEqual({
          late: dated((day) => day < today),
          earliest: here.flatMap(({ nextDate }) => nextDate ?? []).toSorted()[0] ?? null,
          today: dated((day) => day === today),
          later: dated((day) => day > today),
          undated: here.filter(({ nextDate }) => nextDate === null).length,
          total: here.length,
        });
        if (key === null) continue;
        const query = { size: 1, status: ongoingStatuses.join(','), [addressOf[by]]: key };
        const list = await t.call(cases.list, { as, query });
        expect(list.body.total).toBe(counts.total);
        const late = await t.call(cases.list, { as, query: { ...query, nextTo: dayBefore(today) } });
        expect(late.body.total).toBe(counts.late);
      }
    });

    test('about ongoing cases equals the rows', async () => {
      const as = world.people[reader];
      const seen = await seenBy(reader);
      const isStaff = ['processor', 'firmAdmin', 'lawyer', 'otherLawyer'].includes(reader);
      const id = isStaff ? (reader === 'otherLawyer' ? world.otherFirm.id : world.firm.id) : await idOf(as);
      const { body } = await t.call(caseNumbers.dashboardOngoing, { as, params: { id } });
      const open = seen.filter(({ status }) => ongoingStatuses.some((one) => one === status));
      expect(body.total).toBe(open.length);
      expect(body.groups.reduce((sum, { count }) => sum + count, 0)).toBe(open.length);
      const { body: plain } = await t.call(caseNumbers.ongoingStatuses, { as, params: { id } });
      expect(plain).toEqual({ statuses: body.statuses, total: body.total });
      for (const { status, count } of body.statuses) {
        expect(count, status).toBe(open.filter((row) => row.status === status).length);
        const list = await t.call(cases.list, { as, query: { status, size: 1 } });
        expect(list.body.total).toBe(count);
      }
    });
  },
  240_000,
);

test.each(['crm', 'owner', 'manager', 'landlord'] as const)(
  '%s is shown what went back to the company, and asks in vain for what went back within the firm',
  async (reader) => {
    const as = world.people[reader];
    const none = newId();
    const statistics = (await t.call(caseNumbers.statistics, { as })).body;
    expect(statistics.sendBacks.inFirm).toBeNull();
    expect(statistics.rejections).toBeNull();
    expect(statistics.sendBacks.reasons.map(({ reason }) => reason)).not.toContain('CLERK_REJECTION');
    for (const [path, query] of [
      ['sentBack', { sentBack: 'CLIENT,FIRM' }],
      ['sentBack', { sentBack: 'FIRM.OTHER' }],
      ['done', { done: 'rejected', courthouseId: none }],
    ] as const)
      for (const call of [cases.list, cases.handledByMe])
        expect(await t.call(call, { as, query })).toMatchObject({
          status: 400,
          body: { errors: [{ path }] },
        });
  },
);

describe('whose numbers an id names', () => {
  const ask = async (as: Person, id: string, isFirmUser?: 'true' | 'false') =>
    t.call(cases.dashboardStatus, { as, params: { id }, query: { ...(isFirmUser && { isFirmUser }) } });

  test('a person’s are the cases assigned to them; a colleague’s are for administrators of the firm', async () => {
    const { people } = world;
    const mine = await idOf(people.processor);
    const assigned = rows.filter(({ assignedProcessorId }) => assignedProcessorId === mine);
    expect((await ask(people.processor, mine)).body).toEqual(six(assigned, within('all')));
    expect((await ask(people.firmAdmin, mine)).body).toEqual(six(assigned, within('all')));
    expect((await ask(people.lawyer, mine)).status).toBe(404);
    expect((await ask(people.otherLawyer, mine)).status).toBe(404);
  });

  test('an administrator narrows to a firm or a company, and isFirmUser demands the kind', async () => {
    const { people, firm, client, otherClient } = world;
    const ofFirm = rows.filter(({ firmId }) => firmId === firm.id);
    expect((await ask(people.admin, firm.id, 'true')).body).toEqual(six(ofFirm, within('all')));
    expect((await ask(people.admin, firm.id, 'false')).status).toBe(404);
    expect((await ask(people.admin, client.id, 'true')).status).toBe(404);
    expect((await ask(people.owner, client.id, 'false')).status).toBe(200);
    expect((await ask(people.owner, client.id, 'true')).status).toBe(404);
    expect((await ask(people.owner, otherClient.id)).status).toBe(404);
    expect((await ask(people.processor, world.otherFirm.id)).status).toBe(404);
    expect((await ask(people.admin, newId())).status).toBe(404);
  });

  test.each(['2026-02-30,2026-03-01', '2026-03-02,2026-03-01', 'June', '2026-03-01,2026-03-02,2026-03-03'])(
    'the range %s is refused by every call',
    async (dateRange) => {
      const { people, firm } = world;
      const as = people.processor;
      const params = { id: firm.id };
      for (const reply of [
        await t.call(cases.dashboardStatus, { as, params, query: { dateRange } }),
        await t.call(caseNumbers.dashboardOngoing, { as, params, query: { dateRange } }),
        await t.call(caseNumbers.statistics, { as, query: { dateRange } }),
        await t.call(caseNumbers.countyStatistics, { as, query: { dateRange } }),
        await t.call(caseNumbers.companyStatistics, { as, query: { dateRange } }),
        await t.call(caseNumbers.mapData, { as, query: { dateRange } }),
      ])
        expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'dateRange' }] } });
    },
  );
});
