import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { withTools } from './run.mjs';

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** What the tests have there at once, several times over; a container has 64 MB where nothing is said. */
const ROOM = 4 * GIGABYTE;
const FREE_MEMORY = 8 * GIGABYTE;

/** The environment of a run of tests: with our tools, what Node has compiled before, and files in memory. */
export function forTests(extra = {}) {
  return withTools({
    CI: process.env.CI || 'true',
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    TMPDIR: testFolder(),
    ...extra,
  });
}

/**
 * Where tests keep what is deleted with them: in memory if there is plenty. Each test file copies a database of 1,500 files, and
 * on a disk that takes seven times as much of the processor. A folder that TMPDIR names is taken.
 */
export function testFolder() {
  const isChosen = Boolean(process.env.TMPDIR);
  return !isChosen && mayRunFrom(MEMORY) && hasRoom() ? MEMORY : tmpdir();
}

const hasRoom = () => {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM && process.availableMemory?.() > FREE_MEMORY;
};

/** Tests write programs, too, and run them. */
function mayRunFrom(folder) {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , kind, options = ''] =
      mounts.findLast((line) => line.split(' ')[1] === folder)?.split(' ') ?? [];
    return kind === 'tmpfs' && !/\b(?:noexec|ro)\b/.test(options);
  } catch {
    return false; // not Linux
  }
}
