import { expect, test } from 'vitest';
import { fileProblem, formatSize } from './file-rules.ts';

const rules = { accept: '.pdf,.jpg,image/*', maxBytes: 1000 };

test.each([
  [{ name: 'ledger.PDF', size: 10, type: '' }, null],
  [{ name: 'door', size: 10, type: 'image/heic' }, null],
  [{ name: 'ledger.pdf', size: 0, type: '' }, 'emptyFile'],
  [{ name: 'ledger.pdf', size: 1001, type: '' }, 'tooLarge'],
  [{ name: 'run.exe', size: 10, type: 'application/x-msdownload' }, 'wrongKind'],
])('%j: %s', (file, problem) => expect(fileProblem(file, rules)).toBe(problem));

test.each([
  [512, '512 B'],
  [421_888, '412 KB'],
  [20 * 1024 * 1024, '20 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
