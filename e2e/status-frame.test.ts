import { expect, test, vi } from 'vitest';
import { openContext, signIn } from './support/browser.ts';
import { listenToProvider } from './support/provider.ts';

test('a status frame that never reached its provider holds nothing up: the page says so, and goes on when it is back', async () => {
  const context = await openContext();
  const provider = listenToProvider(context);
  await context.clock.install();
  const page = await signIn(context, 'processor', '/cases');
  const isProvider = (url: URL) => url.pathname.includes('/protocol/openid-connect/');
  // The frame asks whether it is admitted when it is asked for the first time, five seconds after the sign-in.
  await page.route(isProvider, (route) => route.abort('connectionrefused'));
  await page.clock.setSystemTime(provider.tokens().exp * 1000);
  await page
    .getByRole('link', { name: /^Courthouses/ })
    .first()
    .click();
  await page.getByText('The courthouses could not be loaded').waitFor();
  expect(provider.refreshes()).toBeGreaterThan(0);
  const renewals = () => provider.tokenReplies.filter(({ grant }) => grant === 'refresh_token');
  expect(renewals()).toEqual([]);
  await page.unroute(isProvider);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.locator('main table').first().waitFor();
  await vi.waitFor(() => expect(renewals()).toMatchObject([{ status: 200 }]));
  await context.close();
});
