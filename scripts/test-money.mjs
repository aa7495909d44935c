// Asks programs of others about the files of money: hledger about exported journals, ledes-parser about electronic
// invoices, ofxtools, libofx and bai2 about statements of banks, usaddress-scourgify about street lines, zint about barcodes,
// poppler about the line of magnetic ink on checks.
// What follows on the command line goes to vitest, for example `npm run test:money -- -t Xero`
import './lib/need-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMoneyPython, missingForMoney } from './lib/money-readers.mjs';
import { installed } from './lib/paths.mjs';
import { command, Unreachable } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { forTests } from './lib/test-environment.mjs';

await command(async () => {
  const missing = missingForMoney();
  if (missing.length > 0)
    throw new Unreachable(`THE MONEY IS NOT READ BY OTHERS: this machine lacks ${missing.join(', ')}.`);
  const node = await ensureInstalled();
  const python = await ensureMoneyPython();
  const args = ['run', '--config', 'vitest.money.config.ts', ...process.argv.slice(2)];
  return run(node, [installed('vitest/vitest.mjs'), ...args], {
    env: forTests({ MONEY_PYTHON: python }),
  });
});
