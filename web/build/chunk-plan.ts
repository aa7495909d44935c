/** A chunk as the bundler made it by itself, and what of it matters here. */
export interface Chunk {
  name: string;
  modules: string[];
  /** Bytes of the minified code. */
  size: number;
  /** Names of the chunks that load with this one. */
  imports: string[];
}

export interface Visit {
  /** The chunks that the browser fetches for a page, with everything that they import. */
  chunks: Set<string>;
  /** How often the page is the first one, compared with the others. */
  weight: number;
}

interface Group {
  /** The first of its chunks gives the name. */
  name: string;
  modules: string[];
  size: number;
  /** The visits that load it. */
  visits: Set<Visit>;
  imports: Set<string>;
}

/**
 * Which modules go into one file. Two chunks are joined as long as that pays: each visit that loads both saves a request, each
 * that loads one of them pays for the bytes of the other and for all that the other imports. A join that would make two files
 * import each other is left out.
 *
 * @param requestCost what a request more costs, in bytes of minified code
 * @returns the name of the file for each module that was moved
 */
export function planChunks(chunks: Chunk[], visits: Visit[], requestCost: number): Map<string, string> {
  const groups = new Map(chunks.map((chunk) => [chunk.name, groupOf(chunk, visits)]));
  const gains = new Map<Group, Map<Group, number>>();
  for (;;) {
    const best = bestJoin(groups, gains, requestCost);
    if (!best) break;
    join(groups, best);
    for (const changed of [...best, ...importedBy(groups, best[0])]) forget(gains, changed);
  }
  const plan = new Map<string, string>();
  for (const group of groups.values()) for (const id of group.modules) plan.set(id, group.name);
  return plan;
}

type Pair = [Group, Group];

function groupOf({ name, modules, size, imports }: Chunk, visits: Visit[]): Group {
  const loadedBy = visits.filter((visit) => visit.chunks.has(name));
  return { name, modules: [...modules], size, visits: new Set(loadedBy), imports: new Set(imports) };
}

/** What the gains were counted of has changed. */
function forget(gains: Map<Group, Map<Group, number>>, changed: Group): void {
  gains.delete(changed);
  for (const known of gains.values()) known.delete(changed);
}

function bestJoin(
  groups: Map<string, Group>,
  gains: Map<Group, Map<Group, number>>,
  requestCost: number,
): Pair | undefined {
  const all = [...groups.values()];
  const worthwhile: { pair: Pair; gain: number }[] = [];
  all.forEach((one, index) => {
    const known = gains.get(one) ?? new Map<Group, number>();
    gains.set(one, known);
    for (const other of all.slice(index + 1)) {
      const gain = known.get(other) ?? gainOf(groups, [one, other], requestCost);
      known.set(other, gain);
      if (gain > 0) worthwhile.push({ pair: [one, other], gain });
    }
  });
  return worthwhile.sort((a, b) => b.gain - a.gain).find(({ pair }) => !makesCycle(groups, pair))?.pair;
}

function gainOf(groups: Map<string, Group>, [one, other]: Pair, requestCost: number): number {
  const onlyOne = without(one.visits, other.visits);
  const onlyOther = without(other.visits, one.visits);
  const both = weightOf(one.visits) - weightOf(onlyOne);
  const gain = both * requestCost - weightOf(onlyOne) * other.size - weightOf(onlyOther) * one.size;
  // What they import only makes it less.
  if (gain <= 0) return gain;
  return (
    gain -
    costOfImports(groups, other, onlyOne, requestCost) -
    costOfImports(groups, one, onlyOther, requestCost)
  );
}

/** What visits pay that load a group for the first time: the bytes and the requests of all that comes with it. */
function costOfImports(
  groups: Map<string, Group>,
  group: Group,
  visits: Set<Visit>,
  requestCost: number,
): number {
  if (visits.size === 0) return 0;
  return importedBy(groups, group).reduce(
    (sum, imported) => sum + weightOf(without(visits, imported.visits)) * (imported.size + requestCost),
    0,
  );
}

/** All groups that load with a group. */
function importedBy(groups: Map<string, Group>, from: Group): Group[] {
  const seen = new Set<string>();
  const queue = [...from.imports];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...(groups.get(name)?.imports ?? []));
  }
  return [...seen].flatMap((name) => groups.get(name) ?? []);
}

const without = (some: Set<Visit>, others: Set<Visit>) =>
  new Set([...some].filter((visit) => !others.has(visit)));

const weightOf = (visits: Iterable<Visit>): number =>
  [...visits].reduce((sum, { weight }) => sum + weight, 0);

/** Whether one of the two reaches the other over a third: as one file they would import that third and it them. */
function makesCycle(groups: Map<string, Group>, [one, other]: Pair): boolean {
  return reachesBeyond(groups, one, other) || reachesBeyond(groups, other, one);
}

function reachesBeyond(groups: Map<string, Group>, from: Group, to: Group): boolean {
  const seen = new Set<string>();
  const queue = [...from.imports].filter((name) => name !== to.name);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (name === to.name) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...(groups.get(name)?.imports ?? []));
  }
  return false;
}

function join(groups: Map<string, Group>, [one, other]: Pair): void {
  one.modules.push(...other.modules);
  one.size += other.size;
  for (const visit of other.visits) one.visits.add(visit);
  for (const name of other.imports) one.imports.add(name);
  groups.delete(other.name);
  for (const imported of importedBy(groups, one)) for (const visit of one.visits) imported.visits.add(visit);
  for (const group of groups.values()) {
    if (!group.imports.delete(other.name)) continue;
    group.imports.add(one.name);
  }
  one.imports.delete(one.name);
}
