import { api } from '@writdesk/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Account, settled } from './support/browser.ts';
import { apiAs, type Caller } from './support/api.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

// HTML in every text that a person may type, made from the contract, and then the screens that show it: the text stands
// there as it was typed, and no element came of it. That the page's policy would stop its script is not relied on.

const IMAGE = '<img src=x onerror="window.__xss=1">';
// Without a slash: a name takes none.
const SCRIPT = '"><script>window.__xss=1;';
const SHORT = '<i id=x>';
const MARKS = 'img[src="x"], i#x, main script, [onerror]';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
}

/** A value of the schema with HTML in each free text; other fields only where they are needed. */
function hostile(schema: Schema, at = 0): unknown {
  if (schema.anyOf) return schema.anyOf.map((each) => hostile(each, at)).find((value) => value !== undefined);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, inner], index) => [
      name,
      hostile(inner, at + index),
    ]);
    const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as object;
    return Object.keys(given).length > 0 ? given : undefined;
  }
  if (schema.items) {
    const item = hostile(schema.items, at);
    return item === undefined ||
      (schema.items.required ?? []).some((name) => !Object.hasOwn(Object(item), name))
      ? undefined
      : [item];
  }
  const isFree =
    schema.type === 'string' &&
    !schema.format &&
    (!schema.pattern || new RegExp(schema.pattern, 'u').test(IMAGE)) &&
    !schema.enum &&
    schema.const === undefined;
  if (!isFree) return undefined;
  const longest = schema.maxLength ?? 0;
  if (longest >= IMAGE.length) return at % 2 ? SCRIPT : IMAGE;
  return longest >= SHORT.length ? SHORT : undefined;
}

function bodyOf({ body }: { body: z.ZodType }): Record<string, unknown> {
  return hostile(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema) as Record<
    string,
    unknown
  >;
}

const pages = new Map<Account, Page>();
let caseId: string;

beforeAll(async () => {
  for (const account of ['client', 'firm', 'admin'] as const) {
    pages.set(account, await personAt(account));
  }
  const client = await apiAs(baseUrl, 'client');
  const firm = await apiAs(baseUrl, 'firm');
  caseId = await makeCase(client);
  const invite = await firm.post(api.invites.createFirm.url, {
    ...bodyOf(api.invites.createFirm),
    email: 'html@people.example',
    roles: ['lawyer'],
  });
  if (invite.status !== 201) throw new Error(`The invite was refused: ${JSON.stringify(invite.body)}`);
  // The name of an organization is the one text of others that an invite's mail has.
  const admin = await apiAs(baseUrl, 'admin');
  const toCompany = { email: 'html-company@people.example', company: IMAGE };
  const company = await admin.post(api.invites.createClient.url, toCompany);
  if (company.status !== 201) throw new Error(`The invite was refused: ${JSON.stringify(company.body)}`);
});
afterAll(goHome);

/** A draft of the demo company with HTML in all that it may say. */
async function makeCase(client: Caller): Promise<string> {
  const { body } = await client.get(api.properties.list.url);
  const [property] = body['properties'] as { id: string }[];
  const facts = bodyOf(api.cases.createDraft);
  expect(JSON.stringify(facts).match(/</g)?.length, 'texts with HTML').toBeGreaterThan(15);
  const { tenantAddress: _needsRealPlace, interpreter: _needsAnswer, ...texts } = facts;
  const made = await client.post(api.cases.createDraft.url, { ...texts, propertyId: property?.id });
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
  const id = String(made.body['id']);
  const { body: kept } = await client.get(api.cases.details.url.replace('{id}', id));
  expect(JSON.stringify(kept)).toContain(JSON.stringify(IMAGE).slice(1, -1));
  return id;
}

test.for<[Account, () => string, boolean]>([
  ['client', () => `/cases/${caseId}`, true],
  ['client', () => `/cases/${caseId}/edit`, true],
  ['client', () => '/cases?status=DRAFT', true],
  ['client', () => `/cases?search=${encodeURIComponent('<img src=x onerror')}`, true],
  ['client', () => '/', false],
  ['firm', () => '/invites/firm', true],
  ['admin', () => '/mailbox', false],
  ['admin', () => `/cases?search=${encodeURIComponent(SCRIPT)}`, false],
])('to %s, %s shows what was typed', async ([account, path, shows]) => {
  const page = pages.get(account) as Page;
  await page.goto(baseUrl + path());
  await page.locator('main h1').first().waitFor();
  await settled(page);
  if (shows) {
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')];
            return `${document.body.textContent}${fields.map(({ value }) => value).join()}`;
          }),
        { timeout: 20_000 },
      )
      .toMatch(/<img src=x onerror|"><script>/);
  }
  await expectNoElement(page);
});

test('an email is shown with its words, and nothing of them runs', async () => {
  const page = pages.get('admin') as Page;
  await page.goto(`${baseUrl}/mailbox?search=html-company@people.example`);
  const mail = page.locator('.mail-list li button').first();
  await expect
    .poll(
      async () => {
        await page.reload();
        return mail.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  await mail.click();
  await expect
    .poll(() =>
      Promise.all(page.frames().map((frame) => frame.evaluate(() => document.body.textContent ?? ''))),
    )
    .toContainEqual(expect.stringContaining('<img src=x'));
  await expectNoElement(page);
});

test('an element that came of a text would be seen', async () => {
  const page = pages.get('admin') as Page;
  for (const html of [IMAGE, SHORT]) {
    await page.goto(`${baseUrl}/`);
    await page.locator('main h1').first().waitFor();
    await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
    await expect.poll(() => page.locator(MARKS).count(), { message: html }).toBe(1);
  }
});

async function expectNoElement(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await expect.poll(() => frame.locator(MARKS).count(), { message: frame.url() }).toBe(0);
    expect(await frame.evaluate(() => '__xss' in window)).toBe(false);
  }
}
