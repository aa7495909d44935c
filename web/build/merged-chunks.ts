import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Chunk, planChunks, type Visit } from './chunk-plan.ts';

/** A request more costs about as much as this many bytes of minified code, which go as a third of them. */
const REQUEST_COST_BYTES = 4_500;
/** What loads before every page of the sign-in, and of the app. */
const LOGIN = 'login/show-login.tsx';
const APP = 'app/enter-app.tsx';
/** Most people come in by these, with nothing in their cache; what they open later finds most files there. */
const FIRST = [LOGIN, 'features/home/HomePage.tsx'];
const FIRST_WEIGHT = 1_700;
/** The largest pages are opened all day long: a file that they don't need shows there first. */
const OFTEN = ['features/cases/page/CasePage.tsx', 'features/cases/wizard/NewCasePage.tsx'];
const OFTEN_WEIGHT = 10;

/**
 * Few files instead of hundreds. The app is bundled once to see which modules each page really loads, and
 * `planChunks` says from that which belong together; the build itself then follows the plan.
 */
export async function mergedChunks(
  config: InlineConfig,
  root: string,
): Promise<Rolldown.CodeSplittingOptions> {
  const chunks = await automaticChunks(config);
  // What a page asks for by name stays a file of its own.
  const shared = chunks.filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
  const visits = visitsOf(chunks, path.join(root, 'src'));
  const plan = planChunks(shared.map(chunkOf), visits, REQUEST_COST_BYTES);
  return {
    // The plan holds no circle; following imports here would bring some in.
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => path.basename(plan.get(id) ?? '', '.js') || null, debugName: 'planned' }],
  };
}

async function automaticChunks(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const [result] = [made].flat();
  if (!result || !('output' in result)) throw new Error('The app could not be bundled to see its chunks.');
  return result.output.filter((file) => file.type === 'chunk');
}

const chunkOf = ({ fileName, code, imports, moduleIds }: Rolldown.OutputChunk): Chunk => ({
  name: fileName,
  modules: moduleIds,
  size: code.length,
  imports,
});

/** Each page with all that loads with it: the sign-in, the app alone, and the app with each part that it loads on demand. */
function visitsOf(chunks: Rolldown.OutputChunk[], source: string): Visit[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const fileOf = (module: string) => {
    const found = chunks.find((chunk) => chunk.facadeModuleId === path.join(source, module));
    if (!found) throw new Error(`No chunk for ${module} in the build.`);
    return found.fileName;
  };
  const weights = new Map([
    ...FIRST.map((module) => [fileOf(module), FIRST_WEIGHT] as const),
    ...OFTEN.map((module) => [fileOf(module), OFTEN_WEIGHT] as const),
  ]);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const onDemand = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName);
  const pagesOf = (module: string) => {
    const start = fileOf(module);
    const all = reachable(byName, [start], true);
    return onDemand
      .filter((file) => all.has(file))
      .map((file) => ({
        chunks: reachable(byName, [...entries, start, file], false),
        weight: weights.get(file) ?? 1,
      }));
  };
  return [...pagesOf(LOGIN), ...pagesOf(APP)];
}

function reachable(
  byName: Map<string, Rolldown.OutputChunk>,
  from: string[],
  onDemandToo: boolean,
): Set<string> {
  const seen = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = byName.get(name);
    queue.push(...(chunk?.imports ?? []), ...(onDemandToo ? (chunk?.dynamicImports ?? []) : []));
  }
  return seen;
}
