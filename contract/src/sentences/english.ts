import { cases } from './en/cases.ts';
import { courts } from './en/courts.ts';
import { files } from './en/files.ts';
import { law } from './en/law.ts';
import { money } from './en/money.ts';
import { people } from './en/people.ts';
import { properties } from './en/properties.ts';
import { refusals } from './en/refusals.ts';
import { robots } from './en/robots.ts';
import { shapes } from './en/shapes.ts';
import { workflows } from './en/workflows.ts';

/** Everything that is said of an error, by its code. */
export const english = {
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
} as const;
