import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Unreachable } from './progress.mjs';
import { ensurePython } from './python-packages.mjs';

// ledes-parser asks for a part of setuptools that version 82 no longer has.
const packages = [
  'ledes-parser==1.5.1',
  'ofxtools==1.1.1',
  'bai2==0.15.0',
  'usaddress-scourgify==0.7.1',
  'setuptools==80.9.0',
];

/** The programs without which nothing can be read and that this machine lacks. */
export const missingForMoney = () =>
  Object.entries({
    hledger: 'hledger',
    ofxdump: 'ofx',
    pdftoppm: 'poppler-utils',
    zint: 'zint',
    python3: 'Python',
  })
    .filter(([program]) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error)
    .map(([, name]) => name);

/** The Python that has the readers of PyPI, installed into the checkout's cache once. */
export async function ensureMoneyPython() {
  const folder = await ensurePython('readers of money', 'money-readers-1', packages).catch((error) => {
    throw new Unreachable(`THE MONEY IS NOT READ BY OTHERS: ${error.message}`);
  });
  return join(folder, 'bin/python');
}
