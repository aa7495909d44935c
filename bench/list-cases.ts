import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { referenceId } from '../server/seed/reference-id.ts';
import { seedReference } from '../server/seed/reference.ts';
import { buildApp } from '../server/src/app.ts';
import { makeWorkflow } from '../server/src/case-service/workflows/workflow-factory.ts';
import type { Config } from '../server/src/config.ts';
import { openDeps } from '../server/src/deps.ts';
import { ensureDatabase, startScratchCluster } from '../server/src/platform/db/embedded/index.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { makeClient } from '../server/src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../server/src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../server/src/user-service/properties/property-factory.ts';
import { makeUser } from '../server/src/user-service/users/user-factory.ts';
import { signInByForm } from '../server/test/support/sign-in-by-form.ts';
import { CONNECTIONS, load, SECONDS } from './measure/load.ts';
import { seedCases } from './seed-cases.ts';
import { recordStatements, type Statement, turnsOf } from '../server/test/support/statements.ts';

const CASES = 200_000;
const POOL = 10;
const ROUNDS = 3;
const PORTS = { writdesk: 4871, bare: 4872, unsecured: 4873 };
const COUNTY = referenceId('county', '13121');
const COURTHOUSE = referenceId('courthouse', 'ga-fulton');

export interface ListFigures {
  writdesk: number;
  /** The same server without row-level security: no policies, no settings. */
  writdeskUnsecured: number;
  bareServer: number;
  preparedSql: number;
  preparedSqlWithoutPolicies: number;
  bytes: number;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests per second of the list of cases and of its floors, alternating in one run. */
export async function measureList(say: (line: string) => void): Promise<ListFigures> {
  const cluster = await startScratchCluster();
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-bench-'));
  const children: ChildProcess[] = [];
  try {
    const connection = await ensureDatabase(cluster.connection, 'bench');
    await migrate(connection);
    const config: Config = {
      embedded: true,
      services: ['web'],
      host: '127.0.0.1',
      port: PORTS.writdesk,
      publicUrl: `http://127.0.0.1:${PORTS.writdesk}`,
      dataDir: folder,
      databaseConnections: POOL,
      identity: {
        embedded: true,
        url: `http://127.0.0.1:${PORTS.writdesk}`,
        realm: 'writdesk',
        clientId: 'writdesk-web',
      },
      demo: false,
      demoPassword: 'unused',
      encryptionKey: randomBytes(32),
      formerEncryptionKeys: [],
      mail: { from: 'Bench <bench@writdesk.test>' },
      storage: { kind: 'local', folder: join(folder, 'files') },
      logLevel: 'silent',
      // It is measured how fast, not how often.
      callsPerMinute: { reads: 1e9, writes: 1e9 },
      robotUnsandboxed: false,
      insideHosts: {},
      metrics: 'open',
      plainConnections: [],
      trustProxy: 0,
    };
    const { token, statements, bytes } = await prepare(config, connection, say);
    const { encryptionKey, ...plain } = config;
    const server = { connection, config: plain, key: encryptionKey.toString('base64') };
    children.push(
      await child('writdesk-server.ts', { ...server, port: PORTS.writdesk, isSecured: true }),
      await child('writdesk-server.ts', { ...server, port: PORTS.unsecured, isSecured: false }),
      await child('bare-server.ts', {
        connection,
        statements,
        port: PORTS.bare,
        max: POOL,
      }),
    );
    const url = (port: number) => `http://127.0.0.1:${port}/api/case-service/case/list-cases?size=10`;
    const samples = {
      writdesk: [] as number[],
      unsecured: [] as number[],
      bare: [] as number[],
      sql: [] as number[],
      noPolicy: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.writdesk.push(await load(url(PORTS.writdesk), token));
      samples.unsecured.push(await load(url(PORTS.unsecured), token));
      samples.bare.push(await load(url(PORTS.bare)));
      samples.sql.push(await loadSql(connection, statements, true));
      samples.noPolicy.push(await loadSql(connection, statements, false));
      say(
        `round ${round + 1}: ${Object.entries(samples)
          .map(([name, values]) => `${name} ${values.at(-1)?.toFixed(0)}/s`)
          .join(', ')}`,
      );
    }
    return {
      writdesk: median(samples.writdesk),
      writdeskUnsecured: median(samples.unsecured),
      bareServer: median(samples.bare),
      preparedSql: median(samples.sql),
      preparedSqlWithoutPolicies: median(samples.noPolicy),
      bytes,
    };
  } finally {
    for (const process of children) process.kill();
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(config: Config, connection: pg.ClientConfig, say: (line: string) => void) {
  const opened = await openDeps(config, connection);
  const app = await buildApp(opened);
  const db = opened.deps.db.as(systemScope);
  await seedReference(db);
  const firm = await makeFirm(db);
  const companies = [];
  for (let n = 0; n < 20; n += 1) {
    const company = await makeClient(db, { seed: n });
    await makeEngagement(db, { clientId: company.id, firmId: firm.id });
    const property = await makeProperty(db, { clientId: company.id, countyId: COUNTY, seed: n });
    companies.push({ clientId: company.id, propertyId: property.id });
  }
  const workflow = await makeWorkflow(db, { firmId: firm.id });
  const password = randomBytes(18).toString('base64url');
  const { person } = await makeUser(db, {
    roles: ['case_processor'],
    firmId: firm.id,
    account: { accounts: opened.deps.accounts, password },
  });
  say(`seeding ${CASES.toLocaleString('en-US')} cases`);
  const owner = new pg.Client(connection);
  await owner.connect();
  await seedCases(
    owner,
    {
      firmId: firm.id,
      clientIds: companies.map(({ clientId }) => clientId),
      propertyIds: companies.map(({ propertyId }) => propertyId),
      courthouseId: COURTHOUSE,
      countyId: COUNTY,
      workflowId: workflow.id,
    },
    CASES,
  );
  await owner.end();
  await app.server.listen({ host: config.host, port: PORTS.writdesk });
  const place = {
    issuer: `${config.publicUrl}/realms/writdesk`,
    clientId: config.identity.clientId,
    redirectUri: `${config.publicUrl}/`,
  };
  const signedIn = await signInByForm(place, person.email, password);
  if (signedIn.kind !== 'tokens') throw new Error(`The sign-in ended on ${signedIn.pageId}.`);
  const token = signedIn.accessToken;
  const ask = () =>
    app.server.inject({
      url: '/api/case-service/case/list-cases?size=10',
      headers: { authorization: `bearer ${token}` },
    });
  await ask();
  let bytes = 0;
  const statements = await recordStatements(async () => {
    const reply = await ask();
    if (reply.statusCode !== 200 || reply.json<{ total: number }>().total !== CASES)
      throw new Error(`The list is wrong: ${reply.body.slice(0, 300)}`);
    bytes = reply.body.length;
  });
  await app.close();
  say(
    `the list is ${turnsOf(statements).turns.flat().length} statements in ${turnsOf(statements).turns.length} turns, ${bytes} bytes`,
  );
  return { token, statements, bytes };
}

function child(file: string, settings: unknown): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const started = fork(join(import.meta.dirname, file), {
      env: { ...process.env, BENCH: JSON.stringify(settings) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('message', () => resolve(started));
    started.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

/** As pgbench does it: every client has its own connection and runs the prepared statements one after another. */
async function loadSql(
  connection: pg.ClientConfig,
  statements: readonly Statement[],
  isSecured: boolean,
): Promise<number> {
  const { opening, turns } = turnsOf(statements);
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client({ ...connection, pipeline: true });
      await client.connect();
      return client;
    }),
  );
  let done = 0;
  const end = Date.now() + SECONDS * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      while (Date.now() < end) {
        for (const { name, text, values } of turns.flat())
          await Promise.all([
            isSecured && client.query(opening),
            client.query({ ...(name && { name }), text, values }),
            isSecured && client.query('commit'),
          ]);
        done += 1;
      }
      await client.end();
    }),
  );
  return done / SECONDS;
}
