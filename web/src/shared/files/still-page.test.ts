import { expect, test } from 'vitest';
import { stillPage } from './still-page.ts';

test('the policy stands before anything of theirs', () => {
  const frame = stillPage('<script>alert(1)</script><p>Hello</p>');
  const policy = frame.indexOf('Content-Security-Policy');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(frame.indexOf('<script>'));
  expect(frame).toContain("default-src 'none'");
  expect(frame).not.toContain('script-src');
});
