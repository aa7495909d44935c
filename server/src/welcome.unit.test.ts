import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { demoAccounts, welcome } from './welcome.ts';

const said = (demo: boolean) =>
  welcome(
    {
      publicUrl: 'http://localhost:3000',
      dataDir: '/srv/desk',
      demo,
      demoPassword: 'their password',
    } as Config,
    1_234,
  );

test('a start names its address, who can sign in, and where its data is', () => {
  expect(said(true)).toContain('Writdesk is ready at http://localhost:3000');
  for (const { email } of demoAccounts) expect(said(true)).toContain(email);
  expect(said(true)).toContain('their password');
  expect(said(true)).toContain('Started in 1.2 s. Its data is in /srv/desk.');
});

test('without a demonstration it says how the first administrator is created', () => {
  expect(said(false)).toContain('npm run admin -- create-user');
  expect(said(false)).not.toContain('demo.writdesk.test');
  expect(said(false)).not.toContain('their password');
});
