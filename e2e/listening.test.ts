import { afterEach, expect, inject, test } from 'vitest';
import { openContext } from './support/browser.ts';
import { listen } from './support/listener.ts';
import { baseUrl } from './support/own-writdesk.ts';

// The main job by ear: no mouse, no picture, only what a screen reader is given. What was announced is printed.

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

test(
  'a processor signs in, starts a check from Home and sends the case to review, by keyboard and ear alone',
  { timeout: 300_000 },
  async () => {
    const context = await openContext();
    close = () => context.close();
    const page = await context.newPage();
    await page.goto(baseUrl);
    await page.locator('input[name="username"]').waitFor();
    const ear = await listen(page);

    await ear.go('Tab', /^textbox, E-mail/);
    await ear.type('processor@demo.writdesk.test');
    await ear.go('Tab', /^textbox, Password/);
    await ear.type(inject('demoPassword'));
    await ear.press('Enter');
    await ear.hears(/page: .*\d+ – Writdesk/);

    // Home: each thing to do is a button that says what, and on which case. What was done is said, and the next row waits.
    const start = await ear.go('Tab', /^button, Start check, .+ v\. .+/);
    await ear.press('Enter');
    await ear.hears(/live: .*Initial check started/);
    await ear.hears(/^(button|link), /m);

    // The case itself, found by the name of its tenant; the choice that is marked is said.
    const tenant = / v\. ([^,–]+)/.exec(start)?.[1]?.trim() ?? '';
    expect(tenant).not.toBe('');
    await ear.press('Control+k');
    await ear.hears(/combobox, Find anything/);
    await ear.type(tenant);
    await ear.hears(new RegExp(`on option, .*${tenant}`));
    await ear.press('Enter');
    await ear.hears(new RegExp(`heading, .*${tenant}`));

    await ear.go('Tab', /^button, Send to attorney review/);
    await ear.press('Enter');
    // The form says what it is before its first field.
    await ear.hears(/in dialog, .*attorney review/i);
    await ear.go('Tab', /^button, Send to attorney review/);
    await ear.press('Enter');
    await ear.hears(/live: .*attorney review/i);
    // Its button is gone with the action that it was for; the focus isn’t lost with it.
    await ear.hears(new RegExp(`heading, .*${tenant}`));

    const heard = ear.said.join('\n');
    console.log(`What was announced:\n${heard}`);
    // Nothing that can be reached is without a name.
    expect(heard).not.toMatch(/^(button|link|textbox|checkbox|combobox|radio)(,? expanded \w+)?$/m);
  },
);
