import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { choose, tick, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a company adds an entity and a couple as owners, edits one, and can’t deactivate an owner of active properties', async () => {
  const page = await personAt('client', '/property-owners');
  await page.setViewportSize(sizes.phone);
  await heading(page, 'Property owners');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add owner' }).click();
  await heading(page, 'Add a property owner');

  // All that is missing is named at once.
  await page.getByRole('button', { name: 'Add owner' }).click();
  for (const missing of ['Enter the owner’s name.', 'Enter the street address.', 'Enter the ZIP code.'])
    await page.getByText(missing).first().waitFor();
  expect(await axe(page)).toEqual([]);

  await type(page, 'What is the exact legal name?', 'Ocmulgee Bend, LLC');
  await choose(page, /In which state was it formed\?/, 'Delaware');
  await type(page, /Who is the registered agent\?/, 'Corporate Agents of Georgia, Inc.');
  await type(page, /^Street address/, '18 Ponce de Leon Avenue');
  await type(page, /^City/, 'Atlanta');
  await choose(page, /^State/, 'Georgia');
  await type(page, /^ZIP code/, '30308');
  await page.getByRole('button', { name: 'Add owner' }).click();
  // An agent without an address is half an agent.
  await page.getByText('Enter the address of the registered agent.').first().waitFor();
  await type(page, /Agent’s street address/, '2 Ravinia Drive');
  await type(page, /Agent’s city/, 'Atlanta');
  await choose(page, /Agent’s state/, 'Georgia');
  await type(page, /Agent’s ZIP code/, '30346');
  await page.getByRole('button', { name: 'Add owner' }).click();
  await heading(page, 'Ocmulgee Bend, LLC');
  await page.getByText('2 Ravinia Drive').waitFor();

  // What the dialog changes shows at once.
  await page.getByRole('button', { name: 'Edit owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit owner' });
  await type(dialog, /Who signs for the entity\?/, 'Imani Brewster');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Imani Brewster').waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }

  await page.goto(new URL('/property-owners/new', page.url()).href);
  await tick(page, 'Who owns the properties?', /A person/);
  await type(page, 'First name', 'Lucille');
  await type(page, 'Last name', 'Tidwell');
  await page.getByRole('button', { name: 'Add a co-owner' }).click();
  await type(page, 'First name, co-owner 1', 'Otis');
  await type(page, 'Last name, co-owner 1', 'Tidwell');
  expect(await axe(page)).toEqual([]);
  await type(page, /^Street address/, '9 Oglethorpe Square');
  await type(page, /^City/, 'Savannah');
  await choose(page, /^State/, 'Georgia');
  await type(page, /^ZIP code/, '31401');
  await page.getByRole('button', { name: 'Add owner' }).click();
  await heading(page, 'Lucille Tidwell and Otis Tidwell');

  // Nobody’s property is left with an inactive owner.
  await page.goto(new URL('/properties', page.url()).href);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit property' }).click();
  const property = page.getByRole('dialog', { name: 'Edit property' });
  await choose(property, /Who owns it\?/, 'Ocmulgee Bend, LLC');
  await property.getByRole('button', { name: 'Save' }).click();
  await property.waitFor({ state: 'hidden' });
  await page.goto(new URL('/property-owners?search=Ocmulgee', page.url()).href);
  await page.getByRole('link', { name: 'Ocmulgee Bend, LLC' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate owner' }).click();
  await page.getByRole('button', { name: 'Deactivate owner' }).last().click();
  await page.getByRole('dialog', { name: 'Active properties' }).getByRole('link').first().waitFor();
});
