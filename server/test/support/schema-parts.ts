import { z } from 'zod';
import { newId } from '../../src/platform/ids.ts';

/** What of JSON Schema the contract's shapes are written in. */
export interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  required?: string[];
  minimum?: number;
  maximum?: number;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
}

/** A shape of the contract as what a caller sends. */
export const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Every part of a schema with where it stands: `[]` is any item of a list, `{}` any key of a record. */
export function partsOf(schema: Schema, at = 'body'): { at: string; part: Schema }[] {
  const { additionalProperties: values } = schema;
  return [
    { at, part: schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => partsOf(inner, `${at}.${name}`)),
    ...(schema.items ? partsOf(schema.items, `${at}.[]`) : []),
    ...(typeof values === 'object' ? partsOf(values, `${at}.{}`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) =>
      partsOf(inner, at),
    ),
  ];
}

/**
 * The least that a shape takes, with what is known of its fields; its texts are unlike those of any other.
 * @throws where only a person knows what fits.
 */
export function exampleOf(schema: z.ZodType, known: Readonly<Record<string, unknown>> = {}): unknown {
  const shape = jsonOf(schema);
  const example = {
    ...(valueOf(shape) as object),
    ...Object.fromEntries(Object.entries(known).filter(([name]) => name in (shape.properties ?? {}))),
  };
  const parsed = schema.safeParse(example);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return example;
}

function valueOf({ properties = {}, required = [], ...part }: Schema): unknown {
  if (part.const !== undefined) return part.const;
  if (part.enum) return part.enum[0];
  const [choice] = part.anyOf ?? part.oneOf ?? [];
  if (choice) return valueOf(choice);
  switch (part.type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {})]));
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(part.minimum ?? 1, 1);
    default:
      return `Made ${newId()}`.slice(0, part.maxLength);
  }
}

/** Whether a part takes a text of any kind: an id, a day and a choice are texts too. */
const isText = ({ type, enum: choices, const: value }: Schema): boolean =>
  type === 'string' ||
  typeof value === 'string' ||
  Boolean(choices?.some((each) => typeof each === 'string'));

/** Where a shape takes texts, each place once. */
export const textsOf = (schema: z.ZodType, at = 'body'): string[] => [
  ...new Set(
    partsOf(jsonOf(schema), at)
      .filter(({ part }) => isText(part))
      .map((each) => each.at),
  ),
];
