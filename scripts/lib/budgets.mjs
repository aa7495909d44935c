import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

const dist = join(root, 'web/dist');
/** In KB of gzip -9. */
// The entry holds what starts a session, which runs before the sign-in too, and what sign-in and app share.
const budgets = { entry: 90, login: 95, shell: 260, route: 400, css: 80 };
const APP = 'src/app/enter-app.tsx';
const LOGIN = 'src/login/show-login.tsx';
const zippedSizes = new Map();

/**
 * The sizes of the built app: what the first page loads, what each screen loads in all, and the styles.
 *
 * @returns {{ name: string, kilobytes: number, budget: number }[]} nothing when the app is not built
 */
export function measureBundle() {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  // The entry decides between login and app; what a signed-in person loads on every screen is both.
  const shell = [entry, APP];
  const styles = readdirSync(join(dist, 'assets')).flatMap((name) =>
    name.endsWith('.css') ? [join('assets', name)] : [],
  );
  const screens = Object.keys(manifest)
    .filter((key) => key.startsWith('src/features/') && manifest[key].isDynamicEntry)
    .map((key) => ({
      name: `route ${key}`,
      kilobytes: sizeOf(reachable(manifest, [...shell, key])),
      budget: budgets.route,
    }));
  return [
    { name: 'entry', kilobytes: sizeOf(reachable(manifest, [entry])), budget: budgets.entry },
    { name: 'login', kilobytes: sizeOf(reachable(manifest, [entry, LOGIN])), budget: budgets.login },
    { name: 'shell', kilobytes: sizeOf(reachable(manifest, shell)), budget: budgets.shell },
    ...screens,
    { name: 'styles', kilobytes: sizeOf(styles), budget: budgets.css },
  ];
}

/** What is over its budget, as text for a person; nothing when all is well or nothing is built. */
export async function checkBudgets() {
  const over = measureBundle().filter(({ kilobytes, budget }) => kilobytes > budget);
  if (over.length === 0) return undefined;
  return over
    .map(({ name, kilobytes, budget }) => `${name}: ${kilobytes.toFixed(1)} KB, budget ${budget} KB`)
    .join('\n');
}

/** The files that load together with the given chunks: their static imports, and theirs. */
function reachable(manifest, keys) {
  const seen = new Set();
  const queue = [...keys];
  while (queue.length > 0) {
    const key = queue.pop();
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key].imports || []));
  }
  return [...seen].map((key) => manifest[key].file);
}

function sizeOf(files) {
  return files.reduce((total, file) => total + zippedSize(file), 0) / 1000;
}

/** The screens share most of their files: each is zipped once. */
function zippedSize(file) {
  const known = zippedSizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  zippedSizes.set(file, size);
  return size;
}
