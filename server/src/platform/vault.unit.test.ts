import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { maskBirthDate, maskSsn, openVault, VaultError } from './vault.ts';

const key = randomBytes(32);
const vault = openVault(key);

describe('the vault', () => {
  test.each(['', '123-45-6789', 'José Núñez, 李', 'x'.repeat(20_000)])('opens what it sealed', (text) => {
    expect(vault.open(vault.seal(text, 'lawyer.ssn'), 'lawyer.ssn')).toBe(text);
  });

  test('shows nothing of the text, and no two seals are alike', () => {
    const one = vault.seal('123-45-6789');
    expect(one).not.toContain('6789');
    expect(Buffer.from(one.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('6789');
    expect(vault.seal('123-45-6789')).not.toBe(one);
  });

  test('refuses a changed value, each byte of it', () => {
    const [id, encoded = ''] = vault.seal('123-45-6789').split('.');
    const bytes = Buffer.from(encoded, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open(`${id}.${changed.toString('base64url')}`)).toThrow(VaultError);
    }
    expect(() => vault.open(`${id}.${encoded.slice(0, 20)}`)).toThrow(VaultError);
    expect(() => vault.open('')).toThrow(VaultError);
  });

  test('refuses a value that was moved to another place', () => {
    const sealed = vault.seal('secret', 'lawyer.ssn:1');
    expect(() => vault.open(sealed, 'lawyer.ssn:2')).toThrow(VaultError);
  });

  test('opens with a former key what it sealed, and seals with the new one', () => {
    const old = vault.seal('secret');
    const next = openVault(randomBytes(32), [key]);
    expect(next.open(old)).toBe('secret');
    expect(next.seal('secret').split('.')[0]).not.toBe(old.split('.')[0]);
    expect(() => openVault(randomBytes(32)).open(old)).toThrow(/No key with the id/);
  });

  test('takes only keys of 32 bytes', () => {
    expect(() => openVault(randomBytes(31))).toThrow(VaultError);
    expect(() => openVault(key, [randomBytes(16)])).toThrow(VaultError);
  });
});

test('masks show the last four digits of an SSN and the year of a birth', () => {
  expect(maskSsn('123-45-6789')).toBe('***-**-6789');
  expect(maskSsn('123456789')).toBe('***-**-6789');
  expect(maskSsn('6789')).toBeNull();
  expect(maskBirthDate('1980-05-17')).toBe('**/**/1980');
  expect(maskBirthDate('17 May 1980')).toBeNull();
});
