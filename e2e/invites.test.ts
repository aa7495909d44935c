import { api } from '@writdesk/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, openContext, signIn } from './support/browser.ts';
import { mailedLink } from './support/mail.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

// Inviting as people do it: the form, the mail, another email, and the end of it.

const email = 'maya.okafor@people.example';
let admin: Caller;
let page: Page;
beforeAll(async () => {
  admin = await apiAs(baseUrl, 'admin');
  page = await personAt('firm', '/invites/firm');
});
afterAll(goHome);

const row = () => page.getByRole('row').filter({ hasText: email });
const act = async (name: string) => {
  await page.getByRole('button', { name: `Actions for the invite of ${email}` }).click();
  await page.getByRole('menuitem', { name }).click();
};
/** The newest link that she was sent. */
const newestLink = (...except: string[]) =>
  mailedLink(admin, { to: email, look: /\S+\/invite\/[A-Za-z0-9]+/, except });

test('the form says what is missing, then sends', async () => {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite to the law firm' });
  await form.getByRole('button', { name: 'Send the invite' }).click();
  await form.getByRole('link', { name: 'Enter the email address.' }).click();
  await page.keyboard.type(email);
  await form.getByLabel('First name').fill('Maya');
  await form.getByRole('radio', { name: /^Lawyer/ }).check();
  await form.getByRole('checkbox', { name: 'Also: Firm administrator' }).check();
  expect(await axe(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send the invite' }).click();
  await form.waitFor({ state: 'detached' });
  await row().getByText('Firm administrator, Lawyer').waitFor();
  await expect.poll(() => row().innerText()).toContain('Sent');
});

test('a program that follows the link opens nothing, whoever acts on its page does, here while one looks on; another email ends it', async () => {
  const link = await newestLink();
  const code = /\/invite\/([A-Za-z0-9]+)$/.exec(link)?.[1] ?? '';
  const verify = (token: string) => fetch(`${baseUrl}/api/user-service/invites/verify-invite/${token}`);
  const { encodedData } = (await (await verify(code)).json()) as { encodedData: string };
  expect(JSON.parse(Buffer.from(encodedData, 'base64').toString('utf8'))).toEqual({
    firstName: 'Maya',
    email,
    userType: 'Firm',
  });
  const hers = await openContext();
  const registration = await hers.newPage();
  await registration.goto(link);
  await registration.locator('input[name="email"]').waitFor();
  const ofHer = `${api.invites.firmList.url}?search=${encodeURIComponent(email)}`;
  expect((await admin.get(ofHer)).body['invites']).toMatchObject([{ status: 'SENT', openedAt: null }]);
  await registration.locator('input[name="lastName"]').click();
  await row().getByText('Opened').waitFor();
  await hers.close();

  await act('Send again');
  await page.getByText(`A new link is on its way to ${email}`).first().waitFor();
  await row().getByText('Sent', { exact: true }).waitFor();
  const newer = await newestLink(link);
  const late = await (await openContext()).newPage();
  await late.goto(link);
  await late.getByRole('heading', { name: 'This invite was sent again' }).waitFor();
  await late.getByText('Open the link in the latest email.').waitFor();
  expect(await axe(late)).toEqual([]);
  await late.context().close();
  expect((await verify(newer.split('/').at(-1) ?? '')).status).toBe(200);
});

test('an invite is withdrawn after a question', async () => {
  await act('Withdraw');
  const question = page.getByRole('dialog', { name: 'Withdraw this invite?' });
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: 'Withdraw the invite' }).click();
  await row().getByText('Withdrawn').waitFor();
  await expect.poll(() => row().getByRole('button').count()).toBe(0);
});

test('in Spanish a fault of a field and a refusal are said in Spanish, by their codes', async () => {
  const context = await openContext({ locale: 'es-US' });
  const spanish = await signIn(context, 'firm', '/invites/firm');
  const reader = 'lucia.vega@people.example';
  await spanish.getByRole('button', { name: 'Invitar', exact: true }).click();
  const form = spanish.getByRole('dialog', { name: 'Invitar al bufete' });
  await form.getByLabel('Correo electrónico').fill('lawyer@demo.writdesk.test');
  await form.getByRole('radio', { name: /^Abogacía/ }).check();
  await form.getByRole('button', { name: 'Enviar la invitación' }).click();
  await form.getByRole('link', { name: 'Alguien con esta dirección ya está allí.' }).waitFor();
  expect(await axe(spanish)).toEqual([]);
  await form.getByLabel('Correo electrónico').fill(reader);
  await form.getByRole('button', { name: 'Enviar la invitación' }).click();
  await form.waitFor({ state: 'detached' });

  const found = await admin.get(`${api.invites.firmList.url}?search=${encodeURIComponent(reader)}`);
  const { invites } = api.invites.firmList.reply.parse(found.body);
  // An organization sends an address five emails an hour: this one had the first.
  const firm = await apiAs(baseUrl, 'firm');
  for (let sent = 1; sent < 5; sent++) {
    const url = api.invites.resend.url.replace('{id}', invites[0]?.id ?? '');
    expect((await firm.post(url, {})).status).toBe(200);
  }
  await spanish.getByRole('button', { name: `Acciones para la invitación de ${reader}` }).click();
  await spanish.getByRole('menuitem', { name: 'Enviar de nuevo' }).click();
  await spanish
    .getByText(
      /^Por ahora no se puede enviar otro correo a esta dirección\. Inténtelo de nuevo en \d+ minutos\.$/,
    )
    .waitFor();
  await context.close();
});
