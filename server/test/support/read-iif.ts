// A reader of IIF as strict as QuickBooks Desktop and stricter: what it would misread or skip is refused here.

interface IifLine {
  day: string;
  account: string;
  name: string;
  className: string;
  cents: number;
  number: string;
  memo: string;
}

const DAY = /^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/(\d{4})$/;
const AMOUNT = /^-?(0|[1-9]\d*)\.\d{2}$/;
const known = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'];

/** The transactions of a file. @throws what is wrong with it, with the number of its line. */
export function readIif(content: Uint8Array): IifLine[][] {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(content);
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.');
  const rows = text
    .slice(0, -2)
    .split('\r\n')
    .map((row) => row.split('\t'));
  const heads = new Map<string, readonly string[]>();
  const transactions: IifLine[][] = [];
  let open: IifLine[] | null = null;
  for (const [at, [keyword = '', ...cells]] of rows.entries()) {
    const fail = (why: string): never => {
      throw new Error(`Line ${at + 1}: ${why}`);
    };
    if ([keyword, ...cells].some((cell) => /[\n\r"]/.test(cell) || cell !== cell.trim()))
      fail('a cell has a break, a quotation mark or blanks around it');
    if (keyword.startsWith('!')) {
      if (transactions.length || open) fail('a head after transactions');
      if (cells.some((name) => !known.includes(name))) fail('an unknown column');
      if (new Set(cells).size < cells.length) fail('a column twice');
      heads.set(keyword.slice(1), cells);
      continue;
    }
    if (keyword === 'ENDTRNS') {
      if (cells.length) fail('ENDTRNS has no cells');
      if (!open || open.length < 2) return fail('nothing to end');
      const sum = open.reduce((cents, line) => cents + line.cents, 0);
      if (sum !== 0) fail(`the transaction is out of balance by ${sum} cents`);
      if (new Set(open.map(({ day, number }) => `${day} ${number}`)).size > 1)
        fail('days or numbers differ within the transaction');
      transactions.push(open);
      open = null;
      continue;
    }
    if (keyword !== 'TRNS' && keyword !== 'SPL') fail(`unknown keyword ${keyword}`);
    if ((keyword === 'TRNS') !== (open === null)) fail(`${keyword} is out of its place`);
    const head = heads.get(keyword) ?? fail('there is no head');
    if (!heads.has('ENDTRNS')) fail('there is no !ENDTRNS');
    if (cells.length !== head.length) fail(`${cells.length} cells under ${head.length} columns`);
    const cell = (name: string) => cells[head.indexOf(name)] ?? fail(`there is no ${name}`);
    if (cell('TRNSTYPE') !== 'GENERAL JOURNAL') fail('no journal');
    const [, month, day, year] = DAY.exec(cell('DATE')) ?? fail('no day');
    if (!AMOUNT.test(cell('AMOUNT')) || Number(cell('AMOUNT')) === 0) fail('no amount');
    if (!cell('ACCNT')) fail('no account');
    if (cell('DOCNUM').length > 11 || !cell('DOCNUM')) fail('the number has no room');
    open ??= [];
    open.push({
      day: `${year}-${month}-${day}`,
      account: cell('ACCNT'),
      name: cell('NAME'),
      className: cell('CLASS'),
      cents: Math.round(Number(cell('AMOUNT')) * 100),
      number: cell('DOCNUM'),
      memo: cell('MEMO'),
    });
  }
  if (open) throw new Error('The last transaction does not end.');
  return transactions;
}
