import { join } from 'node:path';
import pg from 'pg';
import { seedReference } from '../../server/seed/reference.ts';
import { makeWorkflow } from '../../server/src/case-service/workflows/workflow-factory.ts';
import type { Config } from '../../server/src/config.ts';
import { type OpenedDeps, openDeps } from '../../server/src/deps.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { systemScope } from '../../server/src/platform/db/scope.ts';
import { makeFirm } from '../../server/src/user-service/firms/firm-factory.ts';
import { makeUser, type UserFactoryOptions } from '../../server/src/user-service/users/user-factory.ts';
import { seedFirms, type SeededFirm } from './seed-firm.ts';
import { type KeptCluster, keptDatabase } from './kept-cluster.ts';

const POOL = 10;
const PASSWORD = 'kept only on this machine, of invented people';

/** Whose reads are measured: one for each scope. */
export const readers = [
  'processor',
  'lawyer',
  'walled',
  'company',
  'manager',
  'landlord',
  'administrator',
] as const;
export type Reader = (typeof readers)[number];
export const emailOf = (reader: Reader) => `${reader}@bench.example`;
export const password = PASSWORD;

/** A filled database and how a server of it is started. */
export interface World {
  cases: number;
  connection: pg.ClientConfig;
  config: Config;
}

/** How a server of a measure is set up: as in production, but that it isn't measured how often one may call. */
export function configOf(port: number, encryptionKey: Buffer): Config {
  return {
    embedded: true,
    services: ['web'],
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    dataDir: join(import.meta.dirname, '../../.cache/bench'),
    databaseConnections: POOL,
    identity: {
      embedded: true,
      url: `http://127.0.0.1:${port}`,
      realm: 'writdesk',
      clientId: 'writdesk-web',
    },
    demo: false,
    demoPassword: 'unused',
    encryptionKey,
    formerEncryptionKeys: [],
    mail: { from: 'Bench <bench@writdesk.test>' },
    storage: { kind: 'local', folder: join(import.meta.dirname, '../../.cache/bench/files') },
    logLevel: 'info',
    callsPerMinute: { reads: 1e9, writes: 1e9 },
    robotUnsandboxed: false,
    insideHosts: {},
    metrics: 'open',
    plainConnections: [],
    trustProxy: 0,
  };
}

/** The world of one firm with so many cases, or of several firms. */
export async function openWorld(
  kept: KeptCluster,
  { cases, firms = 1, port }: { cases: number; firms?: number; port: number },
  say: (line: string) => void,
): Promise<World> {
  const config = configOf(port, kept.encryptionKey);
  const name = `world_${firms}x${cases}`;
  const connection = await keptDatabase(kept, name, async (empty) => {
    const start = performance.now();
    say(`seeding ${firms > 1 ? `${firms} firms with ` : ''}${cases.toLocaleString('en-US')} cases`);
    await migrate(empty);
    const opened = await openDeps(config, empty);
    await fill(opened, empty, { cases, firms }, say);
    await opened.close?.();
    say(`seeded in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  });
  return { cases, connection, config };
}

/** As the seed makes ids: of company 0 is a tenth of the cases. */
const idOf = (kind: number, n: number) =>
  `01920000-${kind.toString(16).padStart(4, '0')}-7000-8000-${n.toString(16).padStart(12, '0')}`;

async function fill(
  { deps }: OpenedDeps,
  connection: pg.ClientConfig,
  { cases, firms }: { cases: number; firms: number },
  say: (line: string) => void,
): Promise<void> {
  const db = deps.db.as(systemScope);
  await seedReference(db);
  const made: SeededFirm[] = [];
  for (let number = 0; number < firms; number += 1) {
    const firm = await makeFirm(db, { seed: number });
    const workflow = await makeWorkflow(db, { firmId: firm.id });
    made.push({ firmId: firm.id, number, workflowId: workflow.id, cases });
  }
  const owner = new pg.Client(connection);
  await owner.connect();
  await seedFirms(owner, made, say);
  const firmId = made[0]?.firmId ?? '';
  const account = { accounts: deps.accounts, password: PASSWORD };
  const make = (reader: Reader, options: UserFactoryOptions) =>
    makeUser(db, { ...options, email: emailOf(reader), account });
  await make('processor', { roles: ['case_processor'], firmId, id: idOf(4000, 1) });
  await make('lawyer', { roles: ['lawyer'], firmId, id: idOf(4000, 0) });
  const { user: walled } = await make('walled', { roles: ['case_processor'], firmId });
  await make('company', { roles: ['client_owner'], clientId: idOf(1000, 0) });
  const propertyIds: [string, ...string[]] = [idOf(2000, 0), idOf(2000, 10)];
  await make('manager', { roles: ['client_manager'], clientId: idOf(1000, 0), propertyIds });
  await make('landlord', { roles: ['property_owner'], clientId: idOf(1000, 1), ownerId: idOf(3000, 1) });
  await make('administrator', { roles: ['admin'] });
  await owner.query(
    `insert into cases.ethical_wall (firm_id, id, case_id, user_id, reason, created_by, created_by_name, created_at)
     select firm_id, gen_random_uuid(), id, $2, 'A relative of the tenant', $2, 'Bench', now() from cases.eviction_case
     where firm_id = $1 order by created_at desc limit 3`,
    [firmId, walled.id],
  );
  await owner.query('vacuum analyze users.app_user, cases.ethical_wall');
  await owner.end();
}
