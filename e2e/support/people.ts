import type { BrowserContext, Page } from 'playwright-core';
import { type Account, fillSignIn, openContext } from './browser.ts';
import { baseUrl } from './own-writdesk.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A person with a browser of their own, which the next journey may use again. */
interface Person {
  account: Account;
  context: BrowserContext;
  /** The provider's cookies, as the sign-in left them. */
  signedIn: State['cookies'];
  /** The header that the app sent last. */
  authorization: string;
}

const atHome: Person[] = [];
const out = new Set<Person>();

/**
 * Opens an address as one of the demo accounts. Who was here before is signed in still and has the app's files; all else is
 * as in a new browser. For journeys that are not about signing in, and leave the context as it is.
 */
export async function personAt(account: Account, path = '/'): Promise<Page> {
  const person = await personWith(account);
  out.add(person);
  const page = await person.context.newPage();
  await page.goto(baseUrl + path);
  const form = page.locator('input[name="password"]');
  const frame = page.getByRole('button', { name: /theme, language, sign out/ });
  await form.or(frame).first().waitFor();
  // The first time, or the account's sessions were ended meanwhile.
  if (await form.isVisible()) {
    await fillSignIn(page, account);
    await frame.waitFor();
    person.signedIn = await person.context.cookies();
  }
  await page.locator('main h1').first().waitFor();
  return page;
}

/** What the app sends to prove who asks. */
export async function authorizationOf(account: Account): Promise<string> {
  const page = await personAt(account);
  const person = [...out].find(({ context }) => context === page.context());
  if (!person?.authorization) throw new Error(`The app has asked nothing as ${account}.`);
  out.delete(person);
  await leave(person);
  return person.authorization;
}

/** Everybody goes home: the pages close, and what the app kept in the browser is forgotten. */
export async function goHome(): Promise<void> {
  const people = [...out];
  out.clear();
  await Promise.all(people.map(leave));
}

async function leave(person: Person): Promise<void> {
  const { context, signedIn } = person;
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setStorageState({ cookies: signedIn, origins: [] });
  atHome.push(person);
}

async function personWith(account: Account): Promise<Person> {
  const known = atHome.findIndex((person) => person.account === account);
  const [again] = known < 0 ? [] : atHome.splice(known, 1);
  if (again) return again;
  const person: Person = { account, context: await openContext(), signedIn: [], authorization: '' };
  person.context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization && request.url().startsWith(`${baseUrl}/api/`)) person.authorization = authorization;
  });
  return person;
}
