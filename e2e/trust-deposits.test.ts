import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { choose, type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const ACCOUNT = 'Client trust account (IOLTA)';
/** Of the demonstration’s trust account; a bank’s file names it. */
const ACCOUNT_NUMBER = '000412244401';

async function soundAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

/** Today in the firm’s calendar, as the record says it. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());

/** What the bank says since its last statement: one wire came in. */
async function statementWith(firm: Caller, amountCents: number, text: string): Promise<Buffer> {
  const { body } = await firm.get(`${bankStatements.list.url}?size=100`);
  // Another journey has the operating account’s.
  const last = bankStatements.list.reply
    .parse(body)
    .statements.find((one) => one.bankAccount.name === ACCOUNT);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const day = today().replaceAll('-', '');
  return Buffer.from(
    [
      'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n',
      '<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD',
      `<BANKACCTFROM><BANKID>061000104<ACCTID>${ACCOUNT_NUMBER}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
      `<BANKTRANLIST><DTSTART>${day}<DTEND>${day}`,
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day}<TRNAMT>${dollars(amountCents)}<FITID>${text}<MEMO>${text}</STMTTRN>`,
      '</BANKTRANLIST>',
      `<LEDGERBAL><BALAMT>${dollars((last?.closingCents ?? 0) + amountCents)}<DTASOF>${day}</LEDGERBAL>`,
      '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n',
    ].join('\n'),
  );
}

test('money comes into trust, the bank confirms it, and the company reads it on its own statement', async () => {
  // Another amount in each attempt: only one entry of the books can be what the bank says.
  const amountCents = 100_000 + Math.floor(Math.random() * 90_000);
  const amount = (amountCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const wire = `WIRE ${crypto.randomUUID().slice(0, 8)}`;
  const firm = await apiAs(baseUrl, 'firm');

  const desk = await personAt('firm', '/trust');
  await soundAtBothSizes(desk);
  await desk.getByRole('button', { name: 'Record deposit' }).click();
  const deposit = desk.getByRole('dialog', { name: 'Record deposit' });
  await choose(deposit, 'Company', 'Peachline');
  await type(deposit, 'Amount', String(amountCents / 100));
  await choose(deposit, 'Method', 'Wire');
  expect(await axe(desk)).toEqual([]);
  await deposit.getByRole('button', { name: 'Record deposit' }).click();
  await deposit.waitFor({ state: 'hidden' });
  await desk.getByRole('row', { name: new RegExp(amount.replaceAll(/[$.]/g, '\\$&')) }).waitFor();

  await desk.goto(`${baseUrl}/bank`);
  await desk.getByRole('heading', { level: 1, name: 'Bank' }).waitFor();
  await soundAtBothSizes(desk);
  await desk.getByRole('button', { name: 'Import statement' }).click();
  const importing = desk.getByRole('dialog', { name: 'Import statement' });
  await choose(importing, /^Account$/, ACCOUNT);
  await importing.locator('input[type=file]').setInputFiles({
    name: 'trust.ofx',
    mimeType: 'application/x-ofx',
    buffer: await statementWith(firm, amountCents, wire),
  });
  await importing.getByText('trust.ofx').waitFor();
  expect(await axe(desk)).toEqual([]);
  await importing.getByRole('button', { name: 'Import statement' }).click();
  await importing.waitFor({ state: 'hidden' });

  const line = desk.getByRole('row', { name: new RegExp(wire) });
  await line.getByText('1 proposal').waitFor();
  await line.getByRole('button', { name: /^Actions for / }).click();
  await desk.getByRole('menuitem', { name: 'Match', exact: true }).click();
  const matching = desk.getByRole('dialog', { name: `What is this line of ${amount}?` });
  await matching.getByRole('checkbox', { name: /Peachline/, checked: true }).waitFor();
  expect(await axe(desk)).toEqual([]);
  await matching.getByRole('button', { name: 'Match', exact: true }).click();
  await matching.waitFor({ state: 'hidden' });
  await line.getByText('Matched', { exact: true }).waitFor();

  await desk.goto(`${baseUrl}/bank/accounts`);
  const account = desk.getByRole('row', { name: new RegExp(ACCOUNT.replaceAll(/[()]/g, '\\$&')) });
  await account.getByRole('button', { name: /^Actions for / }).click();
  await desk.getByRole('menuitem', { name: 'Edit account' }).click();
  const editing = desk.getByRole('dialog', { name: `Edit ${ACCOUNT}` });
  await type(editing, 'Days for checks', '31');
  await editing.getByRole('button', { name: 'Save', exact: true }).click();
  await editing
    .getByText(/between 0 and 30/)
    .first()
    .waitFor();
  await soundAtBothSizes(desk);
  await editing.getByRole('button', { name: 'Cancel' }).click();

  const company = await personAt('client', '/trust/statement');
  await company.getByRole('row', { name: new RegExp(amount.replaceAll(/[$.]/g, '\\$&')) }).waitFor();
  await soundAtBothSizes(company);
  expect(await company.locator('main').textContent()).not.toContain('Northgate');
});
