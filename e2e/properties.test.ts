import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { choose, tick, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('an owner who opens a case on a phone adds the property that isn’t listed, comes back to the case, and assigns a manager', async () => {
  const page = await personAt('client', '/cases/new');
  await page.setViewportSize(sizes.phone);
  await page.getByRole('link', { name: 'A property that isn’t listed' }).click();
  await heading(page, 'Add a property');
  expect(await axe(page)).toEqual([]);

  // All that is missing is named at once.
  await page.getByRole('button', { name: 'Add property' }).click();
  for (const missing of [
    'Enter the name of the property.',
    'Enter the street address.',
    'Enter the ZIP code.',
  ])
    await page.getByText(missing).first().waitFor();

  await type(page, 'What is the property called?', 'Juniper Walk');
  await type(page, 'Street address', '412 Glenwood Avenue SE');
  await type(page, 'City', 'Atlanta');
  await choose(page, 'State', 'Georgia');
  await type(page, 'ZIP code', '30316');
  // The ZIP code lies in two counties.
  await page.getByText('ZIP code 30316 is in several counties.').waitFor();
  await choose(page, 'Which county is it in?', 'DeKalb County');
  await tick(page, 'Is it covered by the CARES Act?', /^No$/);
  await type(page, 'What is that answer based on?', 'No federally backed loan');
  await type(page, 'How do court papers name the plaintiff?', 'Juniper Walk Holdings, LLC');
  await page.getByText('Caption: Juniper Walk Holdings, LLC, Plaintiff').waitFor();
  // Its owner isn’t listed either, and is added over the form, which keeps what was typed.
  await page.getByRole('button', { name: 'An owner that isn’t listed…' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a property owner' });
  await adding.getByRole('button', { name: 'Add owner' }).click();
  await adding.getByRole('link', { name: 'Enter the owner’s name.' }).click();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type('Juniper Walk Holdings, LLC');
  await type(adding, /^Street address/, '18 Ponce de Leon Avenue');
  await type(adding, /^City/, 'Atlanta');
  await choose(adding, /^State/, 'Georgia');
  await type(adding, /^ZIP code/, '30308');
  await adding.getByRole('button', { name: 'Add owner' }).click();
  await adding.waitFor({ state: 'detached' });
  const owner = page.locator('.question', { hasText: 'Who owns it?' });
  await owner.getByText('Juniper Walk Holdings, LLC').first().waitFor();
  await page.getByRole('button', { name: 'Add property' }).click();

  // Back in the case, which has taken it over.
  await page.waitForURL(/\/cases\/new/);
  await page.getByText('412 Glenwood Avenue SE, Atlanta, GA 30316').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('property'));
  await page.waitForURL(/draft=/);

  await page.goto(new URL('/properties', page.url()).href);
  await page.getByRole('link', { name: 'Juniper Walk' }).click();
  await heading(page, 'Juniper Walk');
  await page.getByText('Nobody is assigned').waitFor();
  await page.getByRole('button', { name: 'Assign manager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a manager' });
  await dialog.getByLabel('Who?').click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await dialog.getByRole('button', { name: 'Assign manager' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Remove: / }).waitFor();
  await page
    .getByText(/^Assigned|assigned$/)
    .first()
    .waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }

  // Every row of its trail is as it was written.
  await page.getByRole('button', { name: 'Verify trail' }).click();
  await page.getByText(/rows of this trail are as written/).waitFor();
  expect(await axe(page)).toEqual([]);

  // Removed again, nobody manages it, which is said before.
  await page.getByRole('button', { name: /^Remove: / }).click();
  const removing = page.getByRole('dialog');
  await removing.getByRole('button', { name: /^Remove/ }).click();
  await removing.waitFor({ state: 'hidden' });
  await page.getByText('Nobody is assigned').waitFor();

  // Its draft of a case keeps it from being deactivated, and is named.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate property' }).click();
  await page.getByRole('button', { name: 'Deactivate property' }).last().click();
  await page.getByRole('dialog', { name: 'Open cases' }).getByRole('link').first().waitFor();
});
