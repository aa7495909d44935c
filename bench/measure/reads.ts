import { referenceId } from '../../server/seed/reference-id.ts';
import type { KeptCluster } from '../world/kept-cluster.ts';
import type { Reader } from '../world/world.ts';
import { cpuOf, median, spread } from './cpu.ts';
import type { Running } from './servers.ts';

/** A read of the product, by one who sees what their scope shows them. */
export interface Read {
  name: string;
  as: Reader;
  path: (known: Known) => string;
  /** In the largest world it costs its reader at most so many times what the details of a courthouse cost them. */
  courthouses?: number;
}

/** What the addresses of a world's reads are made of. */
interface Known {
  userId: string;
  /** The reader's firm or company; of those who have none, the reader. */
  placeId: string;
  caseId: string;
  /** One that is before a court. */
  filedId: string;
}

const api = '/api/case-service';
const list = (query: string) => () => `${api}/case/list-cases?size=10&${query}`;
const COUNTY = referenceId('county', '13121');
const monthOf = 'dateRange=2026-03-01,2026-03-31';
const daysOf = 'dateRange=2026-02-11,2026-04-17';
/** What every number of a dashboard is measured against: a read of one record by its key. */
export const yardstick = 'details of a courthouse';
const ofPlace =
  (call: string, range = '') =>
  ({ placeId }: Known) =>
    `${api}/case/${call}/${placeId}?${range}`;
const ofScope =
  (call: string, range = '') =>
  () =>
    `${api}/case/${call}?${range}`;

const numbers: readonly Omit<Read, 'as'>[] = [
  { name: yardstick, path: () => `${api}/courthouse/details/${referenceId('courthouse', 'ga-fulton')}` },
  { name: 'dashboard of a person', path: ({ userId }) => `${api}/case/dashboard-status/${userId}` },
  { name: 'dashboard', path: ofPlace('dashboard-status'), courthouses: 3 },
  { name: 'dashboard of a month', path: ofPlace('dashboard-status', monthOf), courthouses: 3 },
  { name: 'dashboard of any days', path: ofPlace('dashboard-status', daysOf), courthouses: 6 },
  { name: 'ongoing cases', path: ofPlace('dashboard-ongoing-cases'), courthouses: 3 },
  { name: 'statistics', path: ofScope('statistics'), courthouses: 3 },
  { name: 'statistics of a month', path: ofScope('statistics', monthOf), courthouses: 3 },
  { name: 'statistics of any days', path: ofScope('statistics', daysOf), courthouses: 6 },
  { name: 'county statistics', path: ofScope('county-statistics'), courthouses: 8 },
  { name: 'county statistics of any days', path: ofScope('county-statistics', daysOf), courthouses: 8 },
  { name: 'map', path: ofScope('map-data'), courthouses: 8 },
];

const everywhere: readonly Omit<Read, 'as'>[] = [
  { name: 'list by creation', path: list('') },
  { name: 'list by next date', path: list('sort=nextDate') },
  { name: 'list from the latest next date', path: list('sort=-nextDate') },
  { name: 'list by last change', path: list('sort=-updatedAt') },
  { name: 'list by title', path: list('sort=title') },
  { name: 'list of a status', path: list('status=FILED') },
  { name: 'list of statuses by next date', path: list('status=INTAKE,REVIEW,FILED&sort=nextDate') },
  { name: 'search of a rare name', path: list('search=zebulon') },
  { name: 'search of a common name', path: list('search=okonkwo') },
  { name: 'search of a number', path: list('search=26ED0000') },
  { name: 'queues', path: () => `${api}/case/queues` },
  ...numbers,
  { name: 'details', path: ({ caseId }) => `${api}/case/details/${caseId}` },
  { name: 'possession forecast', path: ({ filedId }) => `${api}/case/possession-forecast/${filedId}` },
  { name: 'timeline', path: ({ caseId }) => `${api}/case/timeline/${caseId}` },
  { name: 'properties', path: () => '/api/user-service/properties/list-properties' },
];
const ofFirm: readonly Omit<Read, 'as'>[] = [
  { name: 'worklist', path: () => `${api}/case/recommended` },
  { name: 'handled by me', path: () => `${api}/case/handled-by-me` },
  { name: 'list of a county', path: list(`countyId=${COUNTY}`) },
  { name: 'companies', path: () => '/api/user-service/clients/list' },
  { name: 'people', path: () => '/api/user-service/users/list' },
];

const of = (as: Reader, reads: readonly Omit<Read, 'as'>[]): Read[] => reads.map((read) => ({ ...read, as }));
/** Every read of a scope; a walled processor and a lawyer differ from a processor in few. */
export const reads: readonly Read[] = [
  ...of('processor', [...everywhere, ...ofFirm]),
  ...of(
    'walled',
    everywhere.filter(({ name }) => /list by creation|rare|queues|dashboard/.test(name)),
  ),
  ...of('lawyer', ofFirm),
  ...(['company', 'manager', 'landlord', 'administrator'] as const).flatMap((as) => of(as, everywhere)),
];

export interface ReadFigures {
  cases: number;
  /** Of the middle request, in milliseconds. */
  p50: number;
  /** Milliseconds of server and database for a request, the middle of the rounds, and how far they lie apart. */
  cpu: number;
  cpuDatabase: number;
  cpuSpread: number;
}

const WARM_UP = 20;
const ROUNDS = 5;
const REQUESTS = 12;

/** Measures one read in several worlds, which alternate. */
export async function measureRead(
  read: Read,
  servers: readonly Running[],
  tokens: ReadonlyMap<Running, string>,
  { cluster }: KeptCluster,
): Promise<ReadFigures[]> {
  for (const server of servers) await server.forgetCalls();
  const asks: { server: Running; ask: () => Promise<void> }[] = [];
  for (const server of servers) {
    const headers = { authorization: `bearer ${tokens.get(server)}` };
    const known = await knownOf(server, headers);
    const url = server.url + read.path(known);
    const ask = async () => {
      const reply = await fetch(url, { headers });
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`${read.as} ${url}: ${reply.status} ${text.slice(0, 300)}`);
    };
    for (let n = 0; n < WARM_UP; n += 1) await ask();
    asks.push({ server, ask });
  }
  const taken = new Map(
    servers.map((server) => [server, { ms: [] as number[], cpu: [] as number[], database: [] as number[] }]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, ask } of asks) {
      const own = taken.get(server)!;
      const before = cpuOf(server.pid, cluster.pid);
      for (let n = 0; n < REQUESTS; n += 1) {
        const start = performance.now();
        await ask();
        own.ms.push(performance.now() - start);
      }
      const after = cpuOf(server.pid, cluster.pid);
      const database = (after.database - before.database) / REQUESTS;
      own.database.push(database);
      own.cpu.push((after.server - before.server) / REQUESTS + database);
    }
  }
  return servers.map((server) => {
    const { ms, cpu, database } = taken.get(server)!;
    return {
      cases: server.world.cases,
      p50: median(ms),
      cpu: median(cpu),
      cpuDatabase: median(database),
      cpuSpread: spread(cpu),
    };
  });
}

async function knownOf(server: Running, headers: Record<string, string>): Promise<Known> {
  const get = async (path: string) => (await fetch(server.url + path, { headers })).json();
  const firstOf = async (path: string) =>
    ((await get(path)) as { cases: { id: string }[] }).cases[0]?.id ?? '';
  const [me, caseId, filedId] = await Promise.all([
    get('/api/user-service/users/profile'),
    firstOf(`${api}/case/list-cases?size=1`),
    firstOf(`${api}/case/list-cases?size=1&status=FILED`),
  ]);
  const { id, firm, client } = me as Record<'firm' | 'client', { id: string } | null> & { id: string };
  return { userId: id, placeId: (firm ?? client)?.id ?? id, caseId, filedId };
}

/** What a read costs in the largest world against the smallest. */
export const growthOf = (figures: readonly ReadFigures[]): number =>
  (figures.at(-1)?.cpu ?? 0) / (figures[0]?.cpu ?? 1);
