import { expect, test } from 'vitest';
import { readHidden } from './column-choice.ts';

test.each([
  ['["amount","status"]', ['amount', 'status']],
  ['[]', []],
  [null, null],
  ['{"a":1}', null],
  ['[1]', null],
  ['not JSON', null],
])('%s is read as %j', (text, hidden) => expect(readHidden(text)).toEqual(hidden));
