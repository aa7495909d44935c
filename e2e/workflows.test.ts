import type { Page } from 'playwright-core';
import { cases } from '@writdesk/contract/cases/cases';
import { stepRoles } from '@writdesk/contract/workflows/step-roles';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A firm administrator builds a workflow from nothing with the keyboard alone, reads what can't run, mends it and publishes.

afterEach(goHome);

/** Presses keys where the focus is. */
async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}
/** Chooses in the list that has the focus. */
async function choose(page: Page, label: string, text: string, option = text): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).first().waitFor();
  await keys(page, 'Enter');
}

async function addStep(page: Page, name: string, action: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).focus();
  await keys(page, 'Enter');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(name);
  await choose(page, 'What is done', action);
  if (role !== 'Case processor') {
    await page.getByLabel('By whom').focus();
    await keys(page, 'Backspace');
    await choose(page, 'By whom', role);
    await keys(page, 'Escape');
  }
}

test('a workflow is built from nothing by keyboard, refused with reasons, mended and published', async () => {
  const page = await personAt('firm', '/workflows');
  await page.getByRole('button', { name: 'New workflow' }).focus();
  await keys(page, 'Enter');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Keyboard, start to end');
  await choose(page, 'State optional', 'Georgia').catch(() => choose(page, 'State', 'Georgia'));
  await page.getByRole('button', { name: 'Create workflow' }).focus();
  await keys(page, 'Enter');
  await page.getByRole('heading', { name: 'Keyboard, start to end' }).waitFor();

  await addStep(page, 'Intake', 'Start initial check', 'Case processor');
  await addStep(page, 'Judgment', 'Record judgment', 'Lawyer');
  await addStep(page, 'Signature', 'Approve and send for filing', 'Lawyer');
  await addStep(page, 'Close and archive', 'Close case', 'Case processor');
  // It saves by itself, and says what can't run.
  await page
    .getByText(
      'Step 2: “Record judgment” is possible only after “Approve and send for filing”, which is step 3.',
    )
    .waitFor();
  for (const size of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(size);
    await expectSound(page);
    expect(await axe(page)).toEqual([]);
  }
  await page.setViewportSize(sizes.desk);

  // Lifted with Space, moved with the arrow, dropped with Space.
  await page.getByRole('button', { name: 'Move step 3, Signature' }).focus();
  await keys(page, ' ', 'ArrowUp');
  await page.getByText('Signature is at place 2 of 4.').waitFor();
  await keys(page, ' ');
  await page.getByText('It can run: a case can be walked through every step.').waitFor();
  // Undone and done again.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await keys(page, 'Enter');
  await page.getByRole('button', { name: 'Move step 2, Judgment' }).waitFor();
  await page.getByRole('button', { name: 'Redo' }).focus();
  await keys(page, 'Enter');
  await page.getByRole('button', { name: 'Move step 2, Signature' }).waitFor();

  await page.getByRole('button', { name: 'Publish version 1' }).focus();
  await keys(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Publish version 1?' });
  await question.getByLabel('What changes, for your colleagues').focus();
  await page.keyboard.type('The first version.');
  await question.getByRole('button', { name: 'Publish version 1' }).focus();
  await keys(page, 'Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Versions' }).focus();
  await keys(page, 'Enter');
  await page.getByText('The first version.').waitFor();
  expect(await axe(page)).toEqual([]);

  // Rehearsed: an invented case of Georgia goes through the steps, and its days follow how it is judged.
  await page.getByRole('link', { name: 'Rehearsal' }).focus();
  await keys(page, 'Enter');
  const walk = page.getByRole('list', { name: 'Rehearsal' });
  await walk
    .getByText(/Lawful from .*44-7-/)
    .first()
    .waitFor();
  await page.getByText(/^The case ends on /).waitFor();
  await choose(page, 'How does it come to its judgment?', 'By default, because nobody answers');
  await walk
    .getByText(/Request judgment/)
    .first()
    .waitFor();
  for (const size of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(size);
    await expectSound(page);
    expect(await axe(page)).toEqual([]);
  }
});

test('a running case is moved by keyboard to the workflow that was built: it is shown before where it lands', async () => {
  const { id, name } = await publishedWorkflow();
  const page = await personAt('firm', await checkedCase(id));
  await page.getByRole('button', { name: 'More actions on this case' }).focus();
  await keys(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Change the workflow…' }).focus();
  await keys(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the case to another workflow' });
  await choose(page, 'Workflow', name);
  const landing = dialog.getByRole('list', { name: 'Where the case lands' });
  await landing.getByText('1 Reception · Done, was “Intake”').waitFor();
  await landing.getByText(/^2 .+ · Now/).waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel(/^Why/).focus();
  await page.keyboard.type('The sheriff wants a telephone call.');
  await dialog.getByRole('button', { name: 'Change the workflow' }).focus();
  await keys(page, 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`${name} · v1`).waitFor();
  await expectSound(page);
});

/** Built and published as the builder does it, with another name for the first step. */
async function publishedWorkflow(): Promise<{ id: string; name: string }> {
  const firm = await apiAs(baseUrl, 'firm');
  const name = `With a call ${Date.now()}`;
  const { body } = await firm.post(workflows.create.url, { name, stateCode: 'GA', caseType: 'HOLDOVER' });
  const id = String(body['id']);
  const steps = (
    [
      ['Reception', 'initial-check', 'case_processor'],
      ['Check', 'review', 'case_processor'],
      ['Signature', 'send-for-filing', 'lawyer'],
      ['Close and archive', 'close', 'case_processor'],
    ] as const
  ).map(([step, action, role], at) => ({
    sequenceNo: at + 1,
    name: step,
    roles: stepRoles(action, role),
    configureAction: { action },
  }));
  const saved = await firm.post(workflows.saveDraft.url.replace('{id}', id), { steps });
  expect(saved.status).toBe(200);
  const published = await firm.post(workflows.save.url.replace('{id}', id), { published: true });
  expect(published.status).toBe(200);
  return { id, name };
}

/** A case in its initial check: its intake is done. @returns its address. */
async function checkedCase(workflowId: string): Promise<string> {
  const firm = await apiAs(baseUrl, 'firm');
  const { body } = await firm.get(`${cases.list.url}?size=50&status=INITIAL_CHECK`);
  const found = body['cases'] as { id: string; stateCode: string }[];
  for (const { id } of found.filter(({ stateCode }) => stateCode === 'GA')) {
    const landing = await firm.get(
      `${workflows.landing.url.replace('{caseId}', id)}?workflowId=${workflowId}`,
    );
    if (landing.status === 200 && (landing.body['lost'] as unknown[]).length === 0) return `/cases/${id}`;
  }
  throw new Error('The demonstration has no case in its initial check that can move.');
}

test('two edit one draft: the second sees the other’s steps, and gets their own typing back', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const created = await firm.post(workflows.create.url, { name: `Shared ${Date.now()}`, stateCode: 'GA' });
  const id = String(created.body['id']);
  const page = await personAt('firm', `/workflows/${id}`);
  await addStep(page, 'My intake', 'Start initial check', 'Case processor');
  await page.getByRole('button', { name: 'Move step 1, My intake' }).waitFor();
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  const theirs = { sequenceNo: 1, name: 'Their intake', roles: ['case_processor'] };
  const saved = await firm.post(workflows.saveDraft.url.replace('{id}', id), {
    steps: [{ ...theirs, configureAction: { action: 'initial-check' } }],
  });
  expect(saved.status).toBe(200);
  await page.getByLabel('Name', { exact: true }).fill('My reception');
  await page.getByText('Someone else has changed the draft.').waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show their draft' }).click();
  await page.getByRole('button', { name: 'Move step 1, Their intake' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Move step 1, My reception' }).waitFor();
  // What comes back is saved again, on top of theirs.
  await expect
    .poll(
      async () => {
        const { body } = await firm.get(`${workflows.steps.url.replace('{id}', id)}?draft=true`);
        return (body['steps'] as { name: string }[]).map(({ name }) => name);
      },
      { timeout: 20_000 },
    )
    .toEqual(['My reception']);
});
