import { afterAll, afterEach, expect, test } from 'vitest';
import { baseUrl } from '../support/own-writdesk.ts';
import { closeFirefox, Fox } from './fox.ts';

const people: Fox[] = [];
/** Of all who came: nothing on a console, no fault of a script, nothing that the policy refused. */
const complaints = () => people.flatMap((fox) => fox.complaints);
const come = async (coming: Promise<Fox>): Promise<Fox> => {
  const fox = await coming;
  people.push(fox);
  return fox;
};
afterEach(async () => {
  await Promise.all(people.splice(0).map((fox) => fox.close()));
});
afterAll(async () => {
  await closeFirefox();
});

test('what the policy of the pages refuses is noticed here', async () => {
  const fox = await Fox.open();
  await fox.page.goto(baseUrl);
  await fox.page.waitForSelector('input[name="password"]');
  await fox.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isIn = true';
    document.body.append(script);
  });
  await expect.poll(() => fox.complaints.join()).toContain('Refused by the policy: script-src');
  await fox.close();
});

test('a wrong password is said, the right one lets in, and after the sign-out nobody is', async () => {
  const fox = await come(Fox.open());
  await fox.page.goto(`${baseUrl}/cases`);
  await fox.giveCredentials('lawyer', 'not-the-password');
  await fox.sees('Invalid username or password.', '[role="alert"]');
  await fox.signIn('lawyer');
  await fox.sees('Cases', 'main h1');
  await fox.press('theme, language, sign out');
  await fox.press('Sign out');
  await fox.page.waitForSelector('input[name="password"]', { timeout: 30_000 });
  await fox.page.goto(`${baseUrl}/cases`);
  await fox.page.waitForSelector('input[name="password"]', { timeout: 30_000 });
  expect(complaints()).toEqual([]);
});
