import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Refusal, step } from './progress.mjs';
import { root } from './paths.mjs';
import { capture, run, withoutTools } from './run.mjs';

const NOTE_EVERY_MS = 5_000;

/**
 * Brings node_modules to what the lockfile says, and does what install scripts would have done where they were
 * not allowed to run. Quick when there is nothing to do.
 *
 * @param {string} folder the checkout
 * @returns {Promise<string>} the Node to run everything else with
 */
export async function ensureInstalled(folder = root) {
  if (missingPackages(folder).length > 0)
    await step('Installing packages (a minute or two)', (note) => install(folder, note));
  return hydrateNode(folder);
}

/**
 * The packages of the lockfile that node_modules has not, or has in another version. Those for other platforms
 * are not missed.
 */
export function missingPackages(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  // npm writes this file last: without it an installation was cut short.
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.keys(wanted).filter((path) => {
    if (!path.startsWith('node_modules/')) return false;
    const { version, optional } = wanted[path];
    const found = present[path];
    return found ? found.version !== version : !optional;
  });
}

async function install(folder, note) {
  const wanted = Object.entries(readPackages(join(folder, 'package-lock.json')))
    .filter(([path, entry]) => path.startsWith('node_modules/') && isForThisMachine(entry))
    .map(([path]) => join(folder, path, 'package.json'));
  const timer = setInterval(
    () => note(`${wanted.filter(existsSync).length} of about ${wanted.length}`),
    NOTE_EVERY_MS,
  );
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: withoutTools(),
    stdio: ['inherit', process.stderr, process.stderr],
  }).finally(() => clearInterval(timer));
  if (code !== 0)
    throw new Refusal('npm ci failed: see above. Writdesk needs its packages; is the network there?');
}

function isForThisMachine({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Makes sure that the pinned Node runs: with `--ignore-scripts` its package is there without its program.
 *
 * @returns {Promise<string>} the path of Node 24
 */
export async function hydrateNode(folder = root) {
  const home = join(folder, 'node_modules/node');
  const program = join(home, 'bin/node');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  if (!(await runs(program, version))) {
    await step(`Fetching Node ${version}`, () =>
      capture(process.execPath, ['installArchSpecificPackage'], {
        cwd: home,
        // The package installs another one next to itself, whatever npm was configured for the checkout.
        env: withoutTools({ npm_config_ignore_scripts: 'false', npm_config_workspaces: 'false' }),
      }),
    );
    if (!(await runs(program, version))) return ownNode(version);
  }
  linkProgram(folder, program);
  return program;
}

async function runs(program, version) {
  if (!existsSync(program)) return false;
  const { code, output } = await capture(program, ['--version']).catch(() => ({ code: 1, output: '' }));
  return code === 0 && output.trim() === `v${version}`;
}

function linkProgram(folder, program) {
  const link = join(folder, 'node_modules/.bin/node');
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), program), link);
}

/** Some machines cannot run the packaged Node (Alpine has no glibc): theirs will do when it is new enough. */
function ownNode(version) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [pinnedMajor] = version.split('.').map(Number);
  if (major < pinnedMajor) {
    throw new Refusal(
      `Node ${version} could not be fetched, and this one is ${process.version}. Install Node ${pinnedMajor} or later.`,
    );
  }
  console.error(`  Node ${version} does not run here: using Node ${major}.${minor} of this machine`);
  return process.execPath;
}
