import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { rulesPage } from './rules-page.mjs';

test('docs/rules.md is what the packs say; npm run rules -- --write makes it again', () => {
  expect(readFileSync(join(root, 'docs/rules.md'), 'utf8')).toBe(rulesPage());
});
