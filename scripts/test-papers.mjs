// Asks programs of others about the PDFs that we make: qpdf of their structure, veraPDF of PDF/A and PDF/UA-1, poppler and pyHanko of signatures.
// What follows on the command line goes to vitest, for example `npm run test:papers -- -t signed`
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePyHanko, ensureVeraPdf, missingForPapers } from './lib/paper-judges.mjs';
import { installed } from './lib/paths.mjs';
import { command, Unreachable } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { forTests } from './lib/test-environment.mjs';

await command(async () => {
  const missing = missingForPapers();
  if (missing.length > 0)
    throw new Unreachable(`THE PAPERS ARE NOT JUDGED: this machine lacks ${missing.join(', ')}.`);
  const node = await ensureInstalled();
  const [veraPdf, pyHanko] = await Promise.all([ensureVeraPdf(), ensurePyHanko()]);
  const args = ['run', '--config', 'vitest.papers.config.ts', ...process.argv.slice(2)];
  return run(node, [installed('vitest/vitest.mjs'), ...args], {
    env: forTests({ VERAPDF: veraPdf, PYHANKO: pyHanko }),
  });
});
