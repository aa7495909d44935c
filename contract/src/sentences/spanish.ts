import { cases } from './es/cases.ts';
import { courts } from './es/courts.ts';
import { files } from './es/files.ts';
import { law } from './es/law.ts';
import { money } from './es/money.ts';
import { people } from './es/people.ts';
import { properties } from './es/properties.ts';
import { refusals } from './es/refusals.ts';
import { robots } from './es/robots.ts';
import { shapes } from './es/shapes.ts';
import { workflows } from './es/workflows.ts';
import type { english } from './english.ts';
import type { Translated } from './translated.ts';

/** The same in Spanish. Browsers load it where the reader’s language is Spanish. */
export const spanish = {
  ...refusals,
  ...shapes,
  ...people,
  ...cases,
  ...courts,
  ...robots,
  ...law,
  ...files,
  ...properties,
  ...workflows,
  ...money,
} as const satisfies Translated<typeof english>;
