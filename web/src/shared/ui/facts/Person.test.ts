import { expect, test } from 'vitest';
import { initialsOf } from './Person.tsx';

test.each([
  ['Renée Castellanos', 'RC'],
  ['Linh', 'L'],
  ['Maximiliano Fernández de la Cruz', 'MC'],
  ['admin@demo.writdesk.test', 'A'],
  ['', ''],
])('%s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
