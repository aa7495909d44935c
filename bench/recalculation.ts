import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import pg from 'pg';
import { referenceId } from '../server/seed/reference-id.ts';
import { seedReference } from '../server/seed/reference.ts';
import { recalculateCases } from '../server/src/case-service/recalculations/index.ts';
import { changeRule } from '../server/src/case-service/rule-packs/change-draft.ts';
import { publishRulePack } from '../server/src/case-service/rule-packs/publish-rule-pack.ts';
import { startDraft } from '../server/src/case-service/rule-packs/start-draft.ts';
import { startImpact } from '../server/src/case-service/rule-packs/start-impact.ts';
import { makeWorkflow } from '../server/src/case-service/workflows/workflow-factory.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { contextOf, type Deps, type UserContext } from '../server/src/platform/context.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { ensureDatabase, startScratchCluster } from '../server/src/platform/db/embedded/index.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { newId } from '../server/src/platform/ids.ts';
import { registered } from '../server/src/registered.ts';
import { openLog } from '../server/src/platform/log.ts';
import { scopeOf } from '../server/src/user-service/access/index.ts';
import { makeClient } from '../server/src/user-service/clients/client-factory.ts';
import { makeFirm } from '../server/src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../server/src/user-service/properties/property-factory.ts';
import { loadActorOfUser } from '../server/src/user-service/users/index.ts';
import { makeUser } from '../server/src/user-service/users/user-factory.ts';
import { seedCases } from './seed-cases.ts';

/** Seven of ten seeded cases are open. */
const OPEN_CASES = 100_000;
const CASES = Math.ceil((OPEN_CASES * 10) / 7);
/** What it may take on two cores. */
export const RECALCULATION_LIMIT_SECONDS = 120;

export interface RecalculationFigures {
  openCases: number;
  /** What the draft would move, counted and kept. */
  previewSeconds: number;
  /** The dates of every open case recalculated and kept, with what moved. */
  recalculationSeconds: number;
  moved: number;
}

/** Publishes another answer window for Georgia over many open cases, each with a notice, a lease and a service. */
export async function measureRecalculation(say: (line: string) => void): Promise<RecalculationFigures> {
  const cluster = await startScratchCluster();
  try {
    const connection = await ensureDatabase(cluster.connection, 'recalculation');
    await migrate(connection);
    const db = openDatabase({ connection, max: 4 });
    const all = db.as(systemScope);
    await seedReference(all);
    say(`seeding ${CASES.toLocaleString('en-US')} cases`);
    await seed(connection, all);
    // The queue is left out: the job is done here and now.
    const jobs = { enqueueIn: async () => undefined };
    const live = { publishIn: async () => undefined };
    const log = openLog('silent');
    const deps = { db, clock: systemClock, log, jobs, live, registered, scopeOf } as unknown as Deps;
    const work = () =>
      recalculateCases.handle(
        contextOf(deps, { kind: 'job', name: recalculateCases.name }, newId()),
        {},
        { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
      );
    const { user } = await makeUser(all, { roles: ['admin'] });
    const administrator = await loadActorOfUser(all, user.id, new Date());
    if (!administrator) throw new Error('The administrator is nobody.');
    const by = contextOf(deps, administrator, newId());
    const version = await draftEightDays(by);
    const previewSeconds = await seconds(async () => {
      await startImpact(by, { params, query: {}, body: { version } });
      await work();
    });
    await publishRulePack(by, { params, query: {}, body: { version, note: 'Eight days' } });
    const recalculationSeconds = await seconds(work);
    const count = await all
      .selectFrom('cases.recalculation')
      .select(['done', 'moved', 'endedAt'])
      .where('reason', '=', 'RULE_PACK')
      .executeTakeFirstOrThrow();
    if (!count.endedAt || count.done < OPEN_CASES || count.moved === 0)
      throw new Error(`The recalculation is not what it should be: ${JSON.stringify(count)}`);
    await db.close();
    return { openCases: count.done, previewSeconds, recalculationSeconds, moved: count.moved };
  } finally {
    await cluster.remove();
  }
}

async function seed(connection: pg.ClientConfig, all: Parameters<typeof makeFirm>[0]): Promise<void> {
  const firm = await makeFirm(all);
  const company = await makeClient(all);
  const countyId = referenceId('county', '13121');
  const property = await makeProperty(all, { clientId: company.id, countyId });
  const workflow = await makeWorkflow(all, { firmId: firm.id });
  const owner = new pg.Client(connection);
  await owner.connect();
  await seedCases(
    owner,
    {
      firmId: firm.id,
      clientIds: [company.id],
      propertyIds: [property.id],
      courthouseId: referenceId('courthouse', 'ga-fulton'),
      countyId,
      workflowId: workflow.id,
    },
    CASES,
  );
  await owner.query(`insert into cases.case_eviction (firm_id, client_id, case_id, reasons, lease_from, notice_type,
      notice_served_on, notice_method, cares_covered)
    select firm_id, client_id, id, '{NONPAYMENT}', date '2025-01-01', 'PAY_OR_VACATE', next_date - 20, 'POST_AND_MAIL', 'NO'
    from cases.eviction_case`);
  await owner.query(`insert into cases.case_tenant (firm_id, client_id, case_id, id, position, last_name, service_method,
      served_on, service_result)
    select firm_id, client_id, id, gen_random_uuid(), 0, 'Okonkwo', 'PERSONAL', next_date, 'SERVED' from cases.eviction_case`);
  await owner.query('vacuum analyze cases.case_eviction');
  await owner.query('vacuum analyze cases.case_tenant');
  await owner.end();
}

async function draftEightDays(by: UserContext): Promise<number> {
  const draft = await startDraft(by, { params, query: {}, body: { note: null } });
  const answer = draft.rows.find(({ row }) => row.id === 'GA-ANSWER');
  if (answer?.kind !== 'DEADLINE') throw new Error('Georgia has no answer window.');
  const changed = await changeRule(by, {
    params: { ...params, ruleId: 'GA-ANSWER' },
    query: {},
    body: rulePacks.changeRow.body.parse({
      version: draft.lockVersion,
      kind: 'DEADLINE',
      row: { ...answer.row, n: 8 },
    }),
  });
  return changed.lockVersion;
}

const params = { state: 'GA' };
async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}
