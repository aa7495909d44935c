import { cases } from './es/cases.ts';
import { courts } from './es/courts.ts';
import { files } from './es/files.ts';
import { law } from './es/law.ts';
import { people } from './es/people.ts';
import { refusals } from './es/refusals.ts';
import { shapes } from './es/shapes.ts';
import type { english } from './english.ts';
import type { Translated } from './translated.ts';

/** The same in Spanish. Browsers load it where the reader’s language is Spanish. */
export const spanish = {
  ...refusals,
  ...shapes,
  ...people,
  ...cases,
  ...courts,
  ...law,
  ...files,
} as const satisfies Translated<typeof english>;
