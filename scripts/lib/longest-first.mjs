import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './paths.mjs';

/** Test files that take far longer than their length suggests: one that begins late is waited for by an idle worker. */
const LONGEST = [
  'e2e/screens.test.ts',
  'e2e/robots.test.ts',
  'e2e/online-payments.test.ts',
  'e2e/unverified-address.test.ts',
  'e2e/kill.test.ts',
  'server/src/main.test.ts',
  'server/seed/demo/demo.test.ts',
  'server/test/suites/sweep.test.ts',
  'server/src/case-service/court-robots/filing-by-chance.test.ts',
  'server/src/admin/create-first-user.test.ts',
];

/** Vitest's own order, the large files first, with the longest before them; projects stay together. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project, moduleId }) => [
      projects.indexOf(project.name),
      LONGEST.includes(relative(root, moduleId)) ? 0 : 1,
    ];
    return sorted.toSorted((one, other) => {
      const [ofOne, ofOther] = [place(one), place(other)];
      return ofOne[0] - ofOther[0] || ofOne[1] - ofOther[1];
    });
  }
}
