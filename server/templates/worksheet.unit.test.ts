import { pathsOf } from '@writdesk/contract/documents/conditions';
import { isFactPath } from '@writdesk/contract/documents/tag-fields';
import { afterAll, expect, test } from 'vitest';
import { worksheetData } from '../src/case-service/documents/make-worksheet.ts';
import type { PaperValues } from '../src/case-service/documents/paper-facts.ts';
import { openTypesetter } from '../src/platform/typeset/index.ts';
import { exampleFacts } from '../test/support/example-papers.ts';
import { hasPdftotext, textOf } from '../test/support/pdf-text.ts';
import { partsOf } from './papers/paper.ts';
import { slotKind, slots } from './slots/index.ts';
import type { Slot } from './slots/slot.ts';
import { worksheet } from './worksheet.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const set = async (slot: Slot, changes: Partial<PaperValues> = {}) => {
  const contents = worksheetData(slot, { ...exampleFacts, ...changes });
  return textOf((await typesetter.pdf(worksheet, worksheet.schema.parse(contents))).pdf);
};
const slotCalled = (code: string) => {
  const slot = slots.find((one) => one.code === code);
  if (!slot) throw new Error(`There is no ${code}.`);
  return slot;
};

test.skipIf(!hasPdftotext).each(slots)(
  'the worksheet of $code says, word for word, what it said',
  async (slot) => {
    await expect(await set(slot)).toMatchFileSnapshot(`./slots/golden/${slot.code}.txt`);
  },
);

test('each slot has a name of its own, and asks for facts that there are', () => {
  expect(new Set(slots.map(slotKind)).size).toBe(slots.length);
  for (const { answers, condition } of slots) {
    const tests = [condition, ...answers.map(({ checked }) => checked)];
    const asked = [
      ...tests.flatMap((one) => pathsOf(one ?? null)),
      ...answers.flatMap(({ text }) =>
        partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : part.path)),
      ),
    ];
    expect(asked.filter((path) => !isFactPath(path))).toEqual([]);
  }
});

test('a box is checked where its fact holds, and its words are left out where it doesn’t', () => {
  const boxes = (changes: Partial<PaperValues>) =>
    worksheetData(slotCalled('CA_UD_100'), { ...exampleFacts, ...changes }).answers.flatMap(
      ({ item, isChecked }) => (item === '9a' ? [isChecked] : []),
    );
  expect(boxes({ 'notice.type': 'PAY_OR_VACATE' })).toEqual([true, false, false, false]);
  expect(boxes({ 'notice.type': 'TERMINATE_PERIODIC' })).toEqual([false, false, false, true]);
});

test.skipIf(!hasPdftotext)(
  'each sheet says that it isn’t for filing, however many tenants there are',
  async () => {
    const names = Array.from(
      { length: 40 },
      (_, index) => `Tenant Number${index + 1} of the Longest Family Name`,
    );
    const text = await set(slotCalled('CA_UD_100'), { 'tenants.names': names.join(', ') });
    const sheets = text.split(/Page \d+ of \d+/).filter((sheet) => sheet.trim());
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(sheet).toContain('Not for filing');
    const closed = text.replaceAll(/\s+/g, '');
    for (const name of names) expect(closed).toContain(name.replaceAll(' ', ''));
  },
);
