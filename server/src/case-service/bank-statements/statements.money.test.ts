import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { askPython } from '../../../test/support/other-programs.ts';
import { readBai2 } from './read-bai2.ts';
import { readOfx } from './read-ofx.ts';
import { bai2File, ofxSgml, ofxXml } from './statement-files.fixture.ts';

// Statements that other libraries write are read by ours, and what our tests take for files of banks is read by theirs.

const statement = {
  account: '000412244401',
  bank: '061000104',
  openingOn: '2026-03-01',
  openingCents: 12_345,
  closingCents: 202_339,
  closingOn: '2026-03-31',
  lines: [
    { day: '2026-03-31', cents: 250_000, key: 'W-1', number: '', text: 'WIRE IN & FEES <of> Magnolia' },
    { day: '2026-03-31', cents: -60_000, key: 'C5001', number: '5001', text: 'CHECK' },
    { day: '2026-03-31', cents: -6, key: 'F9', number: '', text: 'SERVICE CHARGE '.repeat(8).trim() },
  ],
};
const given = JSON.stringify(statement);

describe('a statement that others write', () => {
  test.each(['OFX1', 'OFX2'])('as %s, by ofxtools', (dialect) => {
    const read = readOfx(askPython('write_statements.py', [dialect], given), statement.account);
    expect(read).toMatchObject({
      accountNumber: statement.account,
      closingCents: 202_339,
      closingOn: '2026-03-31',
    });
    expect(read.lines).toEqual(
      statement.lines.map(({ day, cents, key, number, text }) => ({
        key: `FITID ${key}`,
        postedOn: day,
        amountCents: cents,
        number: number || null,
        text,
        reference: null,
      })),
    );
  });

  test('as BAI2, by bai2', () => {
    const read = readBai2(askPython('write_statements.py', ['BAI2'], given), statement.account);
    expect(read).toMatchObject({ openingCents: 12_345, closingCents: 202_339, closingOn: '2026-03-31' });
    expect(read.lines.map(({ postedOn, amountCents }) => [postedOn, amountCents])).toEqual(
      statement.lines.map(({ day, cents }) => [day, cents]),
    );
    expect(read.lines[1]?.number).toBe('5001');
    expect(read.lines[0]?.text).toContain('WIRE IN & FEES <of> Magnolia');
  });
});

const folder = mkdtempSync(join(tmpdir(), 'statements-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What libofx finds in a file. */
function dump(content: string) {
  const path = join(folder, 'statement.ofx');
  writeFileSync(path, content);
  const { stdout, stderr } = spawnSync('ofxdump', [path], { encoding: 'utf8' });
  const all = (name: string) =>
    [...(stdout + stderr).matchAll(new RegExp(`^\\s*${name}: *(.*?)\\s*$`, 'gm'))].map(([, value]) => value);
  return {
    amounts: all('Total money amount').map((amount) => Math.round(Number(amount) * 100)),
    keys: all("Financial institution's ID for this transaction"),
    checks: all('Check number'),
    closing: all('Ledger balance').map((amount) => Math.round(Number(amount) * 100)),
  };
}

describe('what our tests take for a file of a bank', () => {
  test.each([
    ['OFX of people', ofxSgml()],
    ['OFX of XML', ofxXml()],
  ])('%s is read by libofx as by us', (_, content) => {
    const ours = readOfx(content, '000412244401');
    expect(dump(content)).toEqual({
      amounts: ours.lines.map(({ amountCents }) => amountCents),
      keys: ours.lines.map(({ key }) => key.replace('FITID ', '')),
      checks: ours.lines.flatMap(({ number }) => number ?? []),
      closing: [ours.closingCents],
    });
  });

  test('BAI2 is read by bai2 as by us, and refused with other control totals', () => {
    const ours = readBai2(bai2File(), '000412244401');
    const [theirs] = JSON.parse(askPython('read_bai2.py', [], bai2File())) as {
      day: string;
      balances: Record<string, number>;
      lines: { cents: number }[];
    }[];
    expect(theirs).toMatchObject({
      day: ours.closingOn,
      balances: { '010': ours.openingCents, '015': ours.closingCents },
      lines: ours.lines.map(({ amountCents }) => ({ cents: amountCents })),
    });
    const other = bai2File().replace('49,690000', '49,690001');
    expect(() => askPython('read_bai2.py', [], other)).toThrow(/Integrity|total/i);
    expect(() => readBai2(other, '000412244401')).toThrow();
  });
});
