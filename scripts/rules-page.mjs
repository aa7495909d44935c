// npm run rules: every row of the rule packs as a page on standard output; with --write into docs/rules.md.
import './lib/need-node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { rulesPage } from './lib/rules-page.mjs';

if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/rules.md'), rulesPage());
else process.stdout.write(rulesPage());
