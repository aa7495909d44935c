import { expect, test } from 'vitest';
import { withoutSummaries } from './leave-out-summaries-plugin.ts';

test('leaves out what a route says of itself, in each way to write it, and nothing else', () => {
  const code = `const calls = {
  one: route({
    path: '/case/one',
    summary: 'Change what is the firm’s',
    body: z.object({ summary: z.string() }),
  }),
  two: route({
    summary:
      "Somebody's list, with a comma",
    failure: 'Two Fail',
  }),
  three: route({ summary: \`Plain\`,
    permission,
  }),
};
`;
  const left = withoutSummaries(code);
  expect(left).not.toMatch(/Change what|Somebody|Plain/);
  expect(left).toContain('body: z.object({ summary: z.string() })');
  for (const kept of ["path: '/case/one'", "failure: 'Two Fail'", 'permission,'])
    expect(left).toContain(kept);
});
