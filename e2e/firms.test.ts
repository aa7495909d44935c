import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { choose } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('an administrator creates a law firm and corrects it', async () => {
  const page = await personAt('admin', '/firms');
  await page.getByRole('button', { name: 'Create law firm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create law firm' });
  await dialog.getByLabel('What is the firm’s name?').fill('Ashby & Rourke, LLP');
  await dialog.getByRole('button', { name: 'Create law firm' }).click();
  await dialog.getByRole('link', { name: 'Enter a state.' }).first().waitFor();
  await dialog.getByLabel('Street address').fill('100 Congress Avenue');
  await dialog.getByLabel('City').fill('Austin');
  await choose(dialog, /^State$/, 'Texas');
  await dialog.getByLabel('ZIP code').fill('78701');
  await dialog.getByLabel('Phone').fill('(512) 555-0100');
  await dialog.getByLabel('Email').fill('office@ashbyrourke.example');
  await choose(dialog, 'In which states does it work?', 'Texas');
  await page.keyboard.press('Escape');
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Create law firm' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ashby & Rourke, LLP' }).waitFor();
  await page.getByText('Nobody works here yet').waitFor();

  await page.getByRole('button', { name: 'Edit details' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit details' });
  await edit.getByLabel('Attorney fee').fill('185.00');
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.waitFor({ state: 'detached' });
  await page.getByText('$185.00').waitFor();
  expect(await axe(page)).toEqual([]);
});

test('a firm’s administrator corrects the firm’s phone, and nobody else of it may', async () => {
  const page = await personAt('firm', '/company');
  await page.getByRole('link', { name: 'Edit details' }).click();
  await page.getByRole('button', { name: 'Edit details' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit details' });
  await edit.getByLabel('Phone').fill('(404) 555-0142');
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.waitFor({ state: 'detached' });
  await page.getByText('(404) 555-0142').waitFor();
  const lawyer = await personAt('lawyer', new URL(page.url()).pathname);
  await lawyer.getByText('(404) 555-0142').waitFor();
  expect(await lawyer.getByRole('button', { name: 'Edit details' }).count()).toBe(0);
});
