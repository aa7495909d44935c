import { beforeAll, describe, expect, test } from 'vitest';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { randomFrom } from '../../../test/support/random-from.ts';
import { checkSeal } from './check-seal.ts';
import { identify, type SealIdentity, sealPdf, verifyPdf } from './index.ts';
import { TEST_AUTHORITY, testIdentity } from './test-authority.ts';

const now = new Date('2026-06-12T14:00:00Z');
let identity: SealIdentity;
let sealed: Uint8Array;
beforeAll(async () => {
  identity = await testIdentity('Harlan & Pruitt LLP', now);
  const pdf = await formPdf();
  sealed = await sealPdf({ pdf, identity, reason: 'Writdesk 42', signedAt: now, tsaUrl: null });
});

test('a seal says whose it is, and that it is a test', async () => {
  expect(await identify(identity)).toMatchObject({ subject: 'Harlan & Pruitt LLP', issuer: TEST_AUTHORITY });
  expect(await verifyPdf(sealed)).toMatchObject({
    state: 'WHOLE',
    reason: 'Writdesk 42',
    stampedAt: null,
    certificate: { subject: 'Harlan & Pruitt LLP', issuer: TEST_AUTHORITY },
  });
  expect(await identify({ ...identity, password: 'another' })).toBeNull();
  expect(await identify({ ...identity, p12: Buffer.from('no such file') })).toBeNull();
});

describe('a sealed file', () => {
  const changed = (at: number, to: number) => {
    const copy = Buffer.from(sealed);
    copy[at] = to;
    return copy;
  };
  const text = () => Buffer.from(sealed).toString('latin1');

  test('passes with none of 1,000 random changes to what was sealed', async () => {
    expect((await checkSeal(sealed)).state, 'or the rest shows nothing').toBe('WHOLE');
    const [, first, second] = /\/ByteRange\s*\[\s*\d+\s+(\d+)\s+(\d+)/.exec(text()) ?? [];
    const [gapStart, gapEnd] = [Number(first), Number(second)];
    const random = randomFrom(42);
    const passed: number[] = [];
    for (let round = 0; round < 1_000; round += 1) {
      const place = random(sealed.length - (gapEnd - gapStart));
      const at = place < gapStart ? place : place + gapEnd - gapStart;
      const to = ((sealed[at] ?? 0) + 1 + random(255)) % 256;
      if ((await checkSeal(changed(at, to))).state === 'WHOLE') passed.push(at);
    }
    expect(passed).toEqual([]);
  });

  test('shows what was added behind it, and what was put next to the seal', async () => {
    const revision = Buffer.concat([sealed, Buffer.from('\n1 0 obj\n<<>>\nendobj\n%%EOF\n')]);
    expect((await checkSeal(revision)).state).toBe('BROKEN');
    const gap = Number(/\/ByteRange\s*\[\s*\d+\s+(\d+)/.exec(text())?.[1]);
    expect((await checkSeal(changed(gap + 3, 0x28))).state, 'the place holds the seal alone').toBe('BROKEN');
    const wider = text().replace(/(\/ByteRange\s*\[\s*)0 /, '$11 ');
    expect((await checkSeal(Buffer.from(wider, 'latin1'))).state).toBe('BROKEN');
    const torn = text().replace('/ByteRange', '/ByteRange [] /Other');
    expect((await checkSeal(Buffer.from(torn, 'latin1'))).state).toBe('BROKEN');
  });

  test('that never had a seal says so', async () => {
    expect(await verifyPdf(await formPdf())).toMatchObject({ state: 'NONE', certificate: null });
  });
});
