import { expect, test } from 'vitest';
import { mailFrame } from './mail-frame.ts';

test('the policy stands before anything of the mail', () => {
  const frame = mailFrame('<script>alert(1)</script><p>Hello</p>');
  const policy = frame.indexOf('Content-Security-Policy');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(frame.indexOf('<script>'));
  expect(frame).toContain("default-src 'none'");
  expect(frame).not.toContain('script-src');
});
