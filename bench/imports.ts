import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { referenceId } from '../server/seed/reference-id.ts';
import { buildApp } from '../server/src/app.ts';
import { type OpenedDeps, openDeps } from '../server/src/deps.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { makeProperty } from '../server/src/user-service/properties/property-factory.ts';
import { readTable } from '../server/src/user-service/property-imports/files/read-table.ts';
import { median } from './measure/cpu.ts';
import { type Cost, recordWrites, replayWrites } from './measure/replay.ts';
import { startServer } from './measure/servers.ts';
import { copyOfDatabase, type KeptCluster, openKeptCluster } from './world/kept-cluster.ts';
import { emailOf, openWorld, type World } from './world/world.ts';

const CASES = 10_000;
const PORT = 4888;
const UNITS = 50_000;
const PROPERTIES = 100;
const FEW = 500;
const LEDGERS = 7;

interface ImportFigures {
  /** Seconds: a preview of 50,000 rows of 25 cells, and reading them with one bare insert of the same rows. */
  preview: number;
  bareCopy: number;
  /** What it cost to apply them, and the same writes alone. */
  applied: { product: Cost; bare: Cost };
  /** Seconds of the same file again, which changes nothing. */
  again: number;
  /** Milliseconds of the preview of one ledger: of a company of few leases, and of one of 50,000. */
  ledgerOfFew: number;
  ledgerOfMany: number;
}

/** What a rent roll of 50,000 units costs, and a ledger next to it. */
export async function measureImports(say: (line: string) => void): Promise<ImportFigures> {
  const kept = await openKeptCluster();
  try {
    const world = await openWorld(kept, { cases: CASES, port: PORT }, say);
    const copy = await copyOfDatabase(kept, world.connection);
    try {
      return await measure(kept, { ...world, connection: copy.connection }, say);
    } finally {
      await copy.drop();
    }
  } finally {
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

export const propertyName = (n: number) => `Import Court ${n}`;
const titles =
  'Property,Unit,Lease Id,Tenant,Rent,Market Rent,Deposit,Lease From,Lease To,Move In,Beds,Baths,Sqft,Balance,Status,Tags,A,B,C,D,E,F,G,H,I';

export function rentRoll(units: number): string {
  const rows = Array.from({ length: units }, (_, n) =>
    [
      propertyName(n % PROPERTIES),
      `U${n}`,
      `L${n}`,
      `Ada Tenant${n}`,
      '1850.00,1900.00,500.00,8/1/2025,7/31/2027,8/1/2025,2,1.5,950',
      n % 10 === 0 ? '1850.00' : '0.00',
      'Current,,a,b,c,d,e,f,g,h,i',
    ].join(','),
  );
  return [titles, ...rows].join('\n');
}
const ledger = `Property,Unit,Date,Description,Charges,Payments,Balance\n${propertyName(1)},U1,6/1/2026,Rent,1850.00,,1850.00`;

export interface Preview {
  id: string;
  version: number;
  counts: Record<string, number>;
}
/** What a company does with files. */
interface Desk {
  call<R>(method: 'POST' | 'PUT', url: string, payload: object): Promise<R>;
  addProperties(): Promise<void>;
  preview(kind: string, text: string): Promise<{ made: Preview; seconds: number }>;
  apply(made: Preview): Promise<unknown>;
  /** Milliseconds of the preview of one ledger. */
  ledgerMs(): Promise<number>;
}

async function measure(kept: KeptCluster, world: World, say: (line: string) => void): Promise<ImportFigures> {
  const text = rentRoll(UNITS);
  const before = await atDesk(world, async (desk) => {
    await desk.addProperties();
    await desk.apply((await desk.preview('RENT_ROLL', rentRoll(FEW))).made);
    const ledgerOfFew = await desk.ledgerMs();
    const first = await desk.preview('RENT_ROLL', text);
    if (first.made.counts['new'] !== UNITS - FEW) throw new Error(JSON.stringify(first.made.counts));
    return { ledgerOfFew, first };
  });
  const bareCopy = await readAndPutIn(world.connection, text);
  say(`preview ${before.first.seconds.toFixed(1)} s, read and put in ${bareCopy.toFixed(1)} s`);
  // A database that somebody uses can’t be copied.
  const twin = await copyOfDatabase(kept, world.connection, 'bare');
  try {
    return await atDesk(world, async (desk) => {
      const { cost, transactions } = await recordWrites(kept.cluster.pid, () =>
        desk.apply(before.first.made),
      );
      const bare = await replayWrites(kept.cluster.pid, twin.connection, transactions);
      const again = await desk.preview('RENT_ROLL', text);
      if (again.made.counts['unchanged'] !== UNITS) throw new Error(JSON.stringify(again.made.counts));
      return {
        preview: before.first.seconds,
        bareCopy,
        applied: { product: cost, bare },
        again: again.seconds,
        ledgerOfFew: before.ledgerOfFew,
        ledgerOfMany: await desk.ledgerMs(),
      };
    });
  } finally {
    await twin.drop();
  }
}

export async function atDesk<T>(world: World, work: (desk: Desk) => Promise<T>): Promise<T> {
  const server = await startServer(world);
  const opened = await openDeps({ ...world.config, logLevel: 'silent' }, world.connection);
  const app = await buildApp(opened);
  const call = async <R>(method: 'POST' | 'PUT', url: string, payload: object): Promise<R> => {
    const authorization = `bearer ${await server.signIn('company')}`;
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const reply = await app.server.inject({ method, url, headers, payload });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body.slice(0, 400)}`);
    return reply.json<R>();
  };
  const upload = async (text: string) => {
    const bytes = Buffer.from(text);
    const signed = await call<{ url: string; path: string }>(
      'POST',
      '/api/case-service/storage/signed-upload-url',
      { fileName: 'roll.csv', contentType: 'text/csv', sizeBytes: bytes.byteLength },
    );
    const { pathname, search } = new URL(signed.url);
    const headers = { 'content-type': 'text/csv' };
    await app.server.inject({ method: 'PUT', url: pathname + search, headers, payload: bytes });
    return signed.path;
  };
  const preview: Desk['preview'] = async (kind, text) => {
    const file = { path: await upload(text), fileName: 'roll.csv' };
    const start = performance.now();
    const made = await call<Preview>('POST', '/api/user-service/properties/import', { kind, file });
    return { made, seconds: (performance.now() - start) / 1_000 };
  };
  const desk: Desk = {
    call,
    preview,
    addProperties: () => addProperties(opened),
    apply: ({ id, version }) =>
      call('POST', `/api/user-service/properties/import-apply/${id}`, { version, deactivateGone: false }),
    async ledgerMs() {
      const taken: number[] = [];
      for (let n = 0; n < LEDGERS; n += 1) taken.push(1_000 * (await preview('LEDGER', ledger)).seconds);
      return median(taken.slice(2));
    },
  };
  try {
    return await work(desk);
  } finally {
    await app.close();
    server.stop();
  }
}

/** The properties that the rent rolls name, in a world whose server doesn’t run yet. */
export async function makeProperties(world: World): Promise<void> {
  const opened = await openDeps({ ...world.config, logLevel: 'silent' }, world.connection);
  await addProperties(opened);
  await opened.close();
}

async function addProperties({ deps }: OpenedDeps): Promise<void> {
  const db = deps.db.as(systemScope);
  const { clientId } = await db
    .selectFrom('users.appUser')
    .select('clientId')
    .where('email', '=', emailOf('company'))
    .executeTakeFirstOrThrow();
  for (let n = 0; n < PROPERTIES; n += 1)
    await makeProperty(db, {
      clientId: clientId ?? '',
      name: propertyName(n),
      countyId: referenceId('county', '13121'),
    });
}

/** The least that a preview does: read the file, and put its rows into a table. */
async function readAndPutIn(connection: pg.ClientConfig, text: string): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const start = performance.now();
    const rows = await readTable(Buffer.from(text));
    await client.query('create temporary table bare_row (row_no int, cells jsonb)');
    await client.query('insert into bare_row select * from unnest($1::int[], $2::jsonb[])', [
      rows.map(({ row }) => row),
      rows.map(({ cells }) => JSON.stringify(cells)),
    ]);
    return (performance.now() - start) / 1_000;
  } finally {
    await client.end();
  }
}
