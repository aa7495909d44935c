import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { step, Unreachable } from './progress.mjs';
import { ensurePython, fetched } from './python-packages.mjs';

const VERAPDF = '1.30.2';
const PYHANKO = '0.38.0';
const PYHANKO_CLI = '0.6.0';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
const LIMIT_MS = 120_000;

/** The programs without which nothing can be judged and that this machine lacks. */
export const missingForPapers = () =>
  Object.entries({ qpdf: 'qpdf', pdfsig: 'poppler-utils', mvn: 'Maven', java: 'Java', python3: 'Python' })
    .filter(([program]) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error)
    .map(([, name]) => name);

/**
 * Fetches veraPDF with Maven, once. It is kept in `.cache/`.
 *
 * @returns {Promise<string>} the class path that has all of it
 */
export async function ensureVeraPdf() {
  const home = join(root, '.cache', `verapdf-${VERAPDF}`);
  if (existsSync(home)) return join(home, '*');
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Fetched next to its place: a fetch that was cut short is not taken for a whole one.
  const folder = mkdtempSync(join(root, '.cache', 'fetch-verapdf-'));
  try {
    await step(`Fetching veraPDF ${VERAPDF} with Maven`, async () => {
      writeFileSync(join(folder, 'pom.xml'), project);
      const args = ['--batch-mode', '--no-transfer-progress', COPY, '-DoutputDirectory=lib'];
      await orUnreachable('mvn', args, { cwd: folder, timeout: LIMIT_MS });
      if (readdirSync(join(folder, 'lib')).length === 0) throw new Error('Maven copied nothing.');
      renameSync(join(folder, 'lib'), home);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return join(home, '*');
}

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>writdesk</groupId>
  <artifactId>papers</artifactId>
  <version>1</version>
  <dependencies>
    <dependency><groupId>org.verapdf.apps</groupId><artifactId>cli</artifactId><version>${VERAPDF}</version></dependency>
  </dependencies>
</project>
`;

/**
 * Installs pyHanko from PyPI into a folder of the checkout's cache, once.
 *
 * @returns {Promise<string>} the path of its program
 */
export async function ensurePyHanko() {
  const packages = [`pyhanko==${PYHANKO}`, `pyhanko-cli==${PYHANKO_CLI}`];
  const folder = await ensurePython('pyHanko', `pyhanko-${PYHANKO}`, packages).catch((error) => {
    throw new Unreachable(`THE PAPERS ARE NOT JUDGED: ${error.message}`);
  });
  return join(folder, 'bin/pyhanko');
}

async function orUnreachable(program, args, options = {}) {
  await fetched(program, args, options).catch((error) => {
    throw new Unreachable(`THE PAPERS ARE NOT JUDGED: ${error.message}`);
  });
}
