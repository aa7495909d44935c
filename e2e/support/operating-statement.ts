import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import type { Page } from 'playwright-core';
import type { Caller } from './api.ts';
import { choose } from './forms.ts';
import { baseUrl } from './own-writdesk.ts';

export const ACCOUNT = 'Operating account';
/** Of the demonstration’s operating account; a bank’s file names it. */
const ACCOUNT_NUMBER = '000773019082';

interface BankLine {
  /** What came in; below zero, what was paid out. */
  cents: number;
  memo: string;
  checkNumber?: string;
}

/** What the bank says since its last statement, as the file that its website saves. */
async function statementWith(firm: Caller, { cents, memo, checkNumber }: BankLine): Promise<Buffer> {
  const { body } = await firm.get(`${bankStatements.list.url}?size=100`);
  const last = bankStatements.list.reply
    .parse(body)
    .statements.find((one) => one.bankAccount.name === ACCOUNT);
  const dollars = (of: number) => (of / 100).toFixed(2);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());
  const day = today.replaceAll('-', '');
  const [type, number] = checkNumber ? ['CHECK', `<CHECKNUM>${checkNumber}`] : ['CREDIT', ''];
  return Buffer.from(
    [
      'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n',
      '<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD',
      `<BANKACCTFROM><BANKID>061000104<ACCTID>${ACCOUNT_NUMBER}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
      `<BANKTRANLIST><DTSTART>${day}<DTEND>${day}`,
      `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day}<TRNAMT>${dollars(cents)}<FITID>${crypto.randomUUID().slice(0, 12)}${number}<MEMO>${memo}</STMTTRN>`,
      '</BANKTRANLIST>',
      `<LEDGERBAL><BALAMT>${dollars((last?.closingCents ?? 500_000) + cents)}<DTASOF>${day}</LEDGERBAL>`,
      '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n',
    ].join('\n'),
  );
}

/** Imports what the bank says, on the page of the bank. */
export async function importStatement(billing: Page, firm: Caller, line: BankLine): Promise<void> {
  await billing.goto(`${baseUrl}/bank`);
  await billing.getByRole('button', { name: 'Import statement' }).click();
  const importing = billing.getByRole('dialog', { name: 'Import statement' });
  await choose(importing, /^Account$/, ACCOUNT);
  await importing.locator('input[type=file]').setInputFiles({
    name: 'operating.ofx',
    mimeType: 'application/x-ofx',
    buffer: await statementWith(firm, line),
  });
  await importing.getByText('operating.ofx').waitFor();
  await importing.getByRole('button', { name: 'Import statement' }).click();
  await importing.waitFor({ state: 'hidden' });
}
