import { z } from 'zod';
import type { SystemCall } from '../server/src/user-service/property-connections/systems/calls-of-system.ts';

type Json = Record<string, unknown>;
const objectIn = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;

/** What we call and read of a system. */
export interface CalledSystem {
  calls: Readonly<Record<string, SystemCall>>;
  headers: readonly string[];
}

/** How what we call and read differs from what the vendor’s OpenAPI document says; empty where it fits. */
export function vendorDifferences({ calls, headers }: CalledSystem, document: Json): string[] {
  const follow = (given: unknown): Json | null => {
    const schema = objectIn(given);
    const ref = schema?.['$ref'];
    if (typeof ref === 'string')
      return follow(
        ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => objectIn(at)?.[key], document),
      );
    const all = schema?.['allOf'];
    if (!Array.isArray(all)) return schema;
    return Object.assign({}, schema, ...all.map((one) => follow(one) ?? {}), {
      properties: Object.assign({}, ...all.map((one) => follow(one)?.['properties'] ?? {})),
    }) as Json;
  };

  function ofCall({ path, query, shape }: SystemCall): string[] {
    const operation = objectIn(objectIn(objectIn(document['paths'])?.[path])?.['get']);
    if (!operation) return [`${path}: the document has no such path`];
    const parameters = (operation['parameters'] as unknown[] | undefined) ?? [];
    const named = new Set(parameters.map((one) => follow(one)?.['name']));
    const missing = query.filter((one) => !named.has(one));
    const reply = follow(objectIn(operation['responses'])?.['200']);
    const content = Object.values(objectIn(reply?.['content']) ?? {})[0];
    const list = follow(objectIn(content)?.['schema']);
    const ours = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Json;
    return [
      ...missing.map((one) => `${path}: the document has no parameter ${one}`),
      ...(list?.['type'] === 'array'
        ? ofRecord(path, ours, follow(list['items']))
        : [`${path}: the document doesn’t answer with a list`]),
    ];
  }

  function ofRecord(at: string, ours: Json, theirs: Json | null): string[] {
    const properties = objectIn(theirs?.['properties']) ?? {};
    return Object.entries(objectIn(ours['properties']) ?? {}).flatMap(([name, field]) => {
      const there = follow(properties[name]);
      if (!there) return [`${at}: the document has no field ${name}`];
      if (there['nullable'] === true && !bearsNull(field))
        return [`${at}.${name}: the document says that it may be null`];
      return ofField(`${at}.${name}`, plainOf(field), there);
    });
  }

  function ofField(at: string, ours: Json, theirs: Json): string[] {
    const type = typeof theirs['type'] === 'string' ? theirs['type'] : 'object';
    const taken = typesOf(ours);
    if (!taken.has(type) && !(type === 'integer' && taken.has('number')))
      return [`${at}: we read ${[...taken].join(' or ')}, and the document says ${type}`];
    const values = theirs['enum'];
    const known = ours['enum'];
    const unknown =
      Array.isArray(values) && Array.isArray(known) ? values.filter((one) => !known.includes(one)) : [];
    if (unknown.length > 0) return [`${at}: we don’t know ${unknown.join(', ')}`];
    if (type === 'array') return ofField(`${at}[]`, plainOf(ours['items']), follow(theirs['items']) ?? {});
    return type === 'object' ? ofRecord(at, ours, theirs) : [];
  }

  const components = objectIn(document['components']);
  const schemes = Object.values(objectIn(components?.['securitySchemes']) ?? {}).map(
    (one) => objectIn(one)?.['name'],
  );
  // Some documents describe the key in words alone.
  const unknownHeaders = schemes.length === 0 ? [] : headers.filter((one) => !schemes.includes(one));
  return [
    ...unknownHeaders.map((one) => `the document has no header ${one}`),
    ...Object.values(calls).flatMap(ofCall),
  ];
}

/** A field without the null that we bear. */
function plainOf(field: unknown): Json {
  const schema = objectIn(field) ?? {};
  const any = schema['anyOf'];
  if (!Array.isArray(any)) return schema;
  const rest = any.filter((one) => objectIn(one)?.['type'] !== 'null');
  return rest.length === 1 ? plainOf(rest[0]) : { anyOf: rest };
}

function bearsNull(field: unknown): boolean {
  const { anyOf, type } = objectIn(field) ?? {};
  if (Array.isArray(anyOf)) return anyOf.some(bearsNull);
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}

/** Money is a whole number, or digits: a number to the vendor. */
function typesOf(ours: Json): Set<string> {
  const any = ours['anyOf'];
  if (Array.isArray(any)) {
    const types = any.flatMap((one) => [...typesOf(plainOf(one))]);
    return new Set(types.includes('integer') || types.includes('number') ? ['number', 'integer'] : types);
  }
  const said = ours['type'];
  const types = (Array.isArray(said) ? said : [said ?? 'any']).filter((one) => one !== 'null').map(String);
  return new Set(types.includes('number') ? ['number', 'integer'] : types);
}
