// npm run audit: compares what is shipped with the weaknesses that npm's registry knows. Ends with 75 where no registry answers.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './lib/judge-audit.mjs';
import { root } from './lib/paths.mjs';

const exceptions = JSON.parse(readFileSync(join(root, 'scripts/audit-exceptions.json'), 'utf8'));
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});
const { lines, code } = judge(stdout, exceptions, new Date());
for (const line of lines) console.log(line);
if (code === 75 && stderr) console.error(stderr.trim());
process.exit(code);
