import { inject } from 'vitest';
import { openContext } from '../browser.ts';
import { baseUrl } from '../own-writdesk.ts';
import { makePhoto } from '../forms.ts';
import { listen, type Listener } from './listener.ts';

/** Goes on to a field and types into it. */
export async function write(ear: Listener, field: RegExp, text: string): Promise<void> {
  await ear.go(field);
  await ear.type(text);
}

/** Types a day and takes it with Enter. */
export async function writeDay(ear: Listener, field: RegExp, day: string): Promise<void> {
  await write(ear, field, day);
  await ear.press('Enter');
}

/** Goes on to a list, types until the choice is marked, and takes it; what is chosen is said from then on. */
export async function choose(ear: Listener, field: RegExp, choice: string): Promise<void> {
  await ear.go(field);
  await ear.type(choice);
  await ear.hears(new RegExp(`on option, .*${choice}`));
  await ear.press('Enter');
  // A list of several stays open.
  const heard = await ear.hears(new RegExp(`expanded false, .*${choice}|on option, ${choice}.*, selected`));
  if (!heard.includes('expanded false')) await ear.press('Escape');
}

/** Goes on to a question of a few answers and picks one, with Space or the arrows. */
export async function pick(ear: Listener, question: RegExp, answer: RegExp): Promise<void> {
  const first = await ear.go(question);
  if (answer.test(first)) await ear.press('Space');
  else await ear.go(answer, 'ArrowDown');
}

export async function press(ear: Listener, name: string): Promise<void> {
  await ear.go(new RegExp(`(^|; )button, ${name}`));
  await ear.press('Enter');
}

/** Opens the form of a button, and waits until its name is said. @returns what was said of it. */
export async function openForm(ear: Listener, name: string): Promise<string> {
  await press(ear, name);
  return ear.hears(/in dialog, /);
}

/** Adds a photograph with a button; the dialog of the system is its own matter. */
export async function addPhoto(ear: Listener, button: RegExp, name: string): Promise<void> {
  const buffer = await makePhoto(ear.page);
  // Waited for before the key: on a busy machine the browser learns that the dialog is ours later than it gets the key.
  const chooser = ear.page.waitForEvent('filechooser', { timeout: 60_000 });
  await ear.go(button);
  await ear.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  // In the store, and checked.
  await ear.hears(new RegExp(`live: ${name}. \\d+ KB`));
}

/** Somebody comes to the sign-in page, and signs in. Close the page's context in the end. */
export async function comeIn(account: string, path = '/'): Promise<Listener> {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(baseUrl + path);
  await page.locator('input[name="username"]:focus').waitFor();
  const ear = await listen(page);
  await ear.hears(/textbox, Email/);
  await ear.type(`${account}@demo.writdesk.test`);
  await write(ear, /textbox, Password/, inject('demoPassword'));
  await ear.press('Enter');
  await ear.hears(/page: (?!Loading|Writdesk).* – Writdesk/);
  return ear;
}

/** Finds a case by what it is known for, and goes to it. */
export async function findCase(ear: Listener, name: string): Promise<void> {
  await ear.press('Control+k');
  await ear.hears(/in dialog, Find anything; combobox/);
  await ear.type(name);
  await ear.hears(new RegExp(`on option, .*${name}`));
  await ear.press('Enter');
  await ear.hears(new RegExp(`heading, .*${name}`));
}

/** Closes the browser; what was heard in it is printed where PRINT_HEARD asks for it. */
export async function goOut(account: string, { said, page }: Listener): Promise<void> {
  if (process.env['PRINT_HEARD']) console.log(`What ${account} heard:\n${said.join('\n')}\n`);
  await page.context().close();
}
