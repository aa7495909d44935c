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
 * that loads one of them pays for the bytes of the other. A join that would make two files import each other is left out.
 *
 * @param requestCost what a request more costs, in bytes of minified code
 * @returns the name of the file for each module that was moved
 */
export function planChunks(chunks: Chunk[], visits: Visit[], requestCost: number): Map<string, string> {
  const groups = new Map(chunks.map((chunk) => [chunk.name, groupOf(chunk, visits)]));
  for (let best = bestJoin(groups, requestCost); best; best = bestJoin(groups, requestCost))
    join(groups, best);
  const plan = new Map<string, string>();
  for (const group of groups.values()) for (const id of group.modules) plan.set(id, group.name);
  return plan;
}

type Pair = [Group, Group];

function groupOf({ name, modules, size, imports }: Chunk, visits: Visit[]): Group {
  const loadedBy = visits.filter((visit) => visit.chunks.has(name));
  return { name, modules: [...modules], size, visits: new Set(loadedBy), imports: new Set(imports) };
}

function bestJoin(groups: Map<string, Group>, requestCost: number): Pair | undefined {
  const all = [...groups.values()];
  const pairs = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .map((other) => ({ pair: [one, other] as Pair, gain: gainOf(one, other, requestCost) })),
  );
  return pairs
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .find(({ pair }) => !makesCycle(groups, pair))?.pair;
}

function gainOf(one: Group, other: Group, requestCost: number): number {
  const both = weightOf([...one.visits].filter((visit) => other.visits.has(visit)));
  const onlyOne = weightOf(one.visits) - both;
  const onlyOther = weightOf(other.visits) - both;
  return both * requestCost - onlyOne * other.size - onlyOther * one.size;
}

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
  for (const group of groups.values()) {
    if (!group.imports.delete(other.name)) continue;
    group.imports.add(one.name);
  }
  one.imports.delete(one.name);
}
