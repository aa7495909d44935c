import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { importStatement } from '../../src/case-service/bank-statements/import-statement.ts';
import { matchBankLine } from '../../src/case-service/bank-statements/match-line.ts';
import { listBankLines } from '../../src/case-service/bank-statements/read-statements.ts';
import type { UserContext } from '../../src/platform/context.ts';

/** The bank’s files name the account. */
interface BankAccount {
  id: string;
  accountNumber: string;
}
export const TRUST_NUMBER = '000412244401';
export const OPERATING_NUMBER = '000773019082';

interface Line {
  on: string;
  cents: number;
  text: string;
  number?: string;
}
interface Statement {
  closingOn: string;
  lines: readonly Line[];
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
const plain = (day: string) => day.replaceAll('-', '');

/** Imports what the bank says, as the file that its website saves. The balance before it is that of the statement before. */
export async function bringStatement(
  by: UserContext,
  { id: bankAccountId, accountNumber }: BankAccount,
  { closingOn, lines }: Statement,
): Promise<void> {
  const last = await by.deps.db
    .as(by.scope)
    .selectFrom('cases.bankStatement')
    .select('closingCents')
    .where('accountId', '=', bankAccountId)
    .orderBy('closingOn', 'desc')
    .executeTakeFirst();
  const closingCents = lines.reduce((sum, { cents }) => sum + cents, last?.closingCents ?? 0);
  await importStatement(by, {
    params: {},
    query: {},
    body: bankStatements.import.body.parse({
      bankAccountId,
      fileName: `${accountNumber}-${closingOn.slice(0, 'YYYY-MM'.length)}.ofx`,
      content: ofxOf(accountNumber, { closingOn, lines }, closingCents),
    }),
  });
}

function ofxOf(accountNumber: string, { closingOn, lines }: Statement, closingCents: number): string {
  const transactions = lines.map(({ on, cents, text, number }, index) =>
    [
      `<STMTTRN><TRNTYPE>${number ? 'CHECK' : 'CREDIT'}`,
      `<DTPOSTED>${plain(on)}`,
      `<TRNAMT>${dollars(cents)}`,
      `<FITID>${plain(closingOn)}${index}`,
      ...(number ? [`<CHECKNUM>${number}`] : []),
      `<MEMO>${text}`,
      '</STMTTRN>',
    ].join('\n'),
  );
  return [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    '',
    '<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD',
    `<BANKACCTFROM><BANKID>061000104<ACCTID>${accountNumber}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${plain(lines[0]?.on ?? closingOn)}<DTEND>${plain(closingOn)}`,
    ...transactions,
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${dollars(closingCents)}<DTASOF>${plain(closingOn)}</LEDGERBAL>`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    '',
  ].join('\n');
}

/** Somebody takes what the program proposes, wherever it proposes one thing. */
export async function matchByAmount(by: UserContext, bankAccountId: string): Promise<void> {
  const query = bankStatements.lines.query.parse({ bankAccountId, state: 'OPEN', size: 100 });
  const { lines } = await listBankLines(by, { params: {}, query, body: undefined });
  for (const { id, proposals } of lines) {
    const [only] = proposals;
    if (only && proposals.length === 1)
      await matchBankLine(by, {
        params: { id },
        query: {},
        body: { items: [{ kind: only.kind, id: only.id }] },
      });
  }
}
