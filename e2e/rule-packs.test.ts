import { afterEach, expect, test } from 'vitest';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// The law of a state is changed by those who keep it; the lawyer accepts what that moves, and checks the new rule.

afterEach(goHome);

test('an administrator gives Georgia’s answer window eight days; the lawyer accepts what moved and checks the rule', async () => {
  const admin = await personAt('admin', '/rules');
  await admin.getByRole('link', { name: 'Georgia', exact: true }).click();
  await admin.getByText('7 days after the court papers are served', { exact: true }).first().waitFor();
  await admin.getByRole('button', { name: 'Change the rules' }).click();
  await admin.getByText('The draft is the same as the rules in force.').waitFor();

  const change = admin.getByRole('button', { name: 'Change: GA-ANSWER', exact: true });
  await change.click();
  const form = admin.getByRole('dialog', { name: 'Change GA-ANSWER' });
  await form.getByLabel('Days or hours').fill('seven');
  await form.getByLabel('County').fill('Maricopa');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.getByRole('link', { name: 'Enter a whole number.' }).waitFor();
  await form.getByLabel('Days or hours').fill('8');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.getByRole('link', { name: 'There is no such county in this state.' }).waitFor();
  expect(await axe(admin)).toEqual([]);
  await form.getByLabel('County').fill('');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.waitFor({ state: 'detached' });
  await admin.getByText('Days or hours: 7 → 8').waitFor();

  await admin.getByRole('button', { name: 'Publish…' }).click();
  const question = admin.getByRole('dialog', { name: /^Publish version \d+\.2\?$/ });
  await question.getByText(/^Deadlines of \d+ open cases change, \d+ deadlines in all\.$/).waitFor();
  await question
    .getByText(/^Answer due: /)
    .first()
    .waitFor();
  expect(await axe(admin)).toEqual([]);
  await question.getByLabel('What does this version change?').fill('The answer window is eight days.');
  await question.getByRole('button', { name: /^Publish version/ }).click();
  await question.waitFor({ state: 'detached' });
  await admin.getByText('8 days after the court papers are served', { exact: true }).first().waitFor();
  await admin.getByRole('link', { name: 'History' }).click();
  await admin.getByText('The answer window is eight days.').waitFor();
  await admin.getByRole('button', { name: /^Compare with/ }).click();
  await admin.getByText('Days or hours: 7 → 8').waitFor();

  const lawyer = await personAt('lawyer');
  // The recalculation notifies the firm when it is done.
  await expect
    .poll(
      async () => {
        await lawyer.reload();
        await lawyer.getByRole('button', { name: /^Notifications/ }).click();
        const notice = lawyer.getByRole('button', { name: /Deadlines of your cases changed/ });
        return (await lawyer.locator('.notification').first().waitFor(), notice.count());
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBeGreaterThan(0);
  await lawyer
    .getByRole('button', { name: /Deadlines of your cases changed/ })
    .first()
    .click();
  await lawyer.waitForURL(`${baseUrl}/rules/moved`);
  await lawyer.locator('tbody a[href^="/cases/"]').first().click();
  const moved = lawyer
    .locator('#dates')
    .getByText(/^Changed from .* by Georgia rules \d+\.2; waits for a lawyer/);
  await moved.first().waitFor();
  expect(await axe(lawyer)).toEqual([]);
  await lawyer
    .getByText(/^Georgia rules \d+\.2 changed /)
    .first()
    .waitFor();
  // What was there when they came is no news.
  await expect.poll(() => lawyer.getByRole('button', { name: 'Hide this' }).count()).toBe(0);
  const caseAddress = lawyer.url();
  await lawyer.locator('#dates').getByRole('link', { name: 'Review and accept' }).first().click();
  await lawyer.waitForURL(`${baseUrl}/rules/moved`);
  // On a phone each line has its own button, and says in full what it accepts.
  await lawyer.setViewportSize(sizes.phone);
  const lines = lawyer.getByRole('list', { name: 'Changed deadlines' }).getByRole('listitem');
  const words = lines.first().locator('.two-lines > span');
  await expect
    .poll(() => words.evaluateAll((all) => all.map((line) => line.scrollWidth - line.clientWidth)))
    .toEqual([0, 0]);
  await lines
    .first()
    .getByRole('button', { name: /^Accept: / })
    .click();
  await lawyer.getByText('1 deadline accepted.').waitFor();
  await expectSound(lawyer);
  await lawyer.getByText('1 deadline accepted.').waitFor({ state: 'detached' });
  await lawyer.setViewportSize(sizes.desk);
  const boxes = lawyer.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await lawyer.getByRole('button', { name: 'Accept', exact: true }).click();
  await lawyer.getByText('1 deadline accepted.').waitFor();
  await lawyer.getByRole('button', { name: /^Accept all \d+ of GA/ }).click();
  const all = lawyer.getByRole('dialog', { name: /^Accept all/ });
  await all.getByRole('button', { name: 'Accept' }).click();
  await all.waitFor({ state: 'detached' });
  await lawyer.getByText('No deadline waits for you').waitFor();
  await lawyer.goto(caseAddress);
  await lawyer.locator('#dates').getByText('Answer due').first().waitFor();
  await expect.poll(() => moved.count()).toBe(0);

  await lawyer.goto(`${baseUrl}/rules/GA`);
  const answer = lawyer.locator('#GA-ANSWER');
  await answer.getByText('No lawyer has checked it yet').waitFor();
  await answer.getByRole('button', { name: 'Mark as checked: GA-ANSWER', exact: true }).click();
  const verify = lawyer.getByRole('dialog', { name: 'Is this rule right?' });
  await verify.getByText('8 days after the court papers are served').waitFor();
  expect(await axe(lawyer)).toEqual([]);
  await verify.getByRole('button', { name: 'Mark as checked' }).click();
  await answer.getByText(/Checked by Josephine Adeyemi/).waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    await lawyer.setViewportSize(size);
    await expectSound(lawyer);
  }
});

test('two people write the words of a state: whoever saves second keeps what they typed and sees what the first saved', async () => {
  const first = await personAt('admin', '/rules/TX');
  await first.getByRole('button', { name: 'Change the rules' }).click();
  await first.getByText('The draft is the same as the rules in force.').waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  const wordsOn = async (page: typeof first) => {
    await page.getByRole('button', { name: 'Edit words and notices' }).click();
    return page.getByRole('dialog', { name: 'Edit words and notices' });
  };
  const [mine, yours] = [await wordsOn(first), await wordsOn(second)];
  await mine.getByLabel('Officer').fill('precinct constable');
  await yours.getByLabel('Writ', { exact: true }).fill('possession writ');
  const save = { name: 'Save words and notices' };
  await yours.getByRole('button', save).click();
  await yours.waitFor({ state: 'detached' });

  await mine.getByRole('button', save).click();
  const told = mine.getByRole('alert').filter({ hasText: 'What you typed is kept' });
  await told.getByText('Writ: possession writ').waitFor();
  await expect.poll(() => mine.getByLabel('Officer').inputValue()).toBe('precinct constable');
  await mine.getByLabel('Writ', { exact: true }).fill('possession writ');
  await mine.getByRole('button', save).click();
  await mine.waitFor({ state: 'detached' });
  await first.getByText('precinct constable').first().waitFor();
  await first.getByText('possession writ').first().waitFor();
});
