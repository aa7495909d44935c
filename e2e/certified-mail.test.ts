import { expect, inject, test } from 'vitest';
import { axe, openContext, signIn, sizes } from './support/browser.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { choose, tick } from './support/forms.ts';
import { freePort, startWritdesk } from './support/writdesk.ts';

const DAY_MS = 86_400_000;
const TENANT = 'Okoye';

test(
  'certified mail is bought at the demonstration’s post office, printed, tracked and signed for',
  { timeout: 180_000 },
  async () => {
    // The post office takes three days, so this Writdesk has a clock that the journey moves.
    const clockPort = await freePort();
    const clock = `http://127.0.0.1:${clockPort}`;
    const writdesk = await startWritdesk(
      { DEMO_PASSWORD: inject('demoPassword'), TEST_CLOCK_PORT: String(clockPort) },
      await demonstrationFolder(),
    );
    const context = await openContext();
    try {
      const page = await signIn(context, 'billing', '/mail', writdesk.baseUrl);
      await page.getByRole('button', { name: 'New envelope' }).click();
      const making = page.getByRole('dialog', { name: 'New envelope' });
      await choose(making, /^Case/, TENANT);
      await tick(making, 'For', 'Defendant');
      await making.getByRole('combobox', { name: 'Defendant' }).click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: TENANT }).first().click();
      await tick(making, 'Mail class', 'Certified Mail');
      await tick(making, 'Return receipt', 'Electronic return receipt');
      expect(await axe(page)).toEqual([]);
      await making.getByRole('button', { name: 'Buy postage' }).click();
      await making.waitFor({ state: 'hidden' });
      const row = page.getByRole('row', { name: /OKOYE.* Certified Mail/ });
      await row.waitFor();
      const article = /9407\d{18}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
      expect(article).toHaveLength(22);
      const sent = page.getByRole('row', { name: new RegExp(article) });
      const opened = context.waitForEvent('page');
      await sent.getByRole('button', { name: /^Actions for / }).click();
      await page.getByRole('menuitem', { name: 'Print envelope' }).click();
      await (await opened).close();
      await sent.getByText('Printed', { exact: true }).waitFor();

      const moved = await fetch(`${clock}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: new Date(Date.now() + 4 * DAY_MS).toISOString() }),
      });
      expect(moved.status).toBe(200);
      const isDelivered = async () => {
        await page.reload();
        await sent.waitFor();
        return sent.getByText('Delivered', { exact: true }).isVisible();
      };
      await expect.poll(isDelivered, { timeout: 60_000, interval: 1_000 }).toBe(true);
      await sent.getByText('Delivered', { exact: true }).click();
      const details = page.getByRole('dialog').filter({ hasText: 'Tracking' });
      await details.getByText(/Accepted by the post office/).waitFor();
      await details.getByText(/Delivered · .* · Signed by .*Okoye/i).waitFor();
      for (const viewport of [sizes.phone, sizes.desk]) {
        await page.setViewportSize(viewport);
        expect(await axe(page)).toEqual([]);
      }
      // What the post office says stands on the timeline of the case, as its proof of service.
      await details.getByRole('link', { name: new RegExp(TENANT) }).click();
      await page
        .getByText(/Signed by .*Okoye/i)
        .first()
        .waitFor();
    } finally {
      await context.close();
      await writdesk.stop();
    }
  },
);
