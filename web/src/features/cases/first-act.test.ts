import { expect, test } from 'vitest';
import { firstAct } from './first-act.ts';

test.each([
  [['review', 'send-back-to-client', 'dismiss-case'], 'review'],
  [['save', 'add-documents', 'submit'], 'submit'],
  [['dismiss-case', 'deny-case', 'add-documents'], null],
  [['send-back-to-client', 'close'], null],
  [[], null],
])('%j leads with %s', (availableActions, act) => expect(firstAct({ availableActions })).toBe(act));
