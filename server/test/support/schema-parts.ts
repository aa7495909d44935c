import { z } from 'zod';

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
