import { z } from 'zod';
import { errorStatuses, faultReply, fieldErrorReply } from '@writdesk/contract/errors';
import { pathParameters, type RouteDefinition } from '@writdesk/contract/route';

type Nouns = Readonly<Record<string, Readonly<Record<string, RouteDefinition & { url: string }>>>>;
type Json = Record<string, unknown>;
type Direction = 'input' | 'output';
type Names = z.core.$ZodRegistry<{ id: string }>;
type SchemaOf = (schema: z.ZodType, io: Direction) => Json;

// Some codes bring more with them, such as what the case allows now.
const errorReply = z.looseObject({
  status: z.int(),
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses)),
  reason: faultReply.optional(),
  errors: z.array(fieldErrorReply).optional(),
  requestId: z.string(),
});

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } },
};

/** How a call may be refused, by status. */
const refusals: Readonly<Record<number, { name: string; description: string; headers?: Json }>> = {
  400: { name: 'BadRequest', description: 'The request can’t be read or used; `errors` names each field.' },
  401: { name: 'Unauthorized', description: 'There is no token, or it isn’t valid.' },
  403: {
    name: 'Forbidden',
    description: 'The caller’s role doesn’t allow it, or their email address isn’t confirmed yet.',
  },
  404: { name: 'NotFound', description: 'The record doesn’t exist, or the caller can’t see it.' },
  409: {
    name: 'Conflict',
    description: 'The request conflicts with the record, which may have changed in the meantime.',
  },
  410: { name: 'Gone', description: 'The record existed and has ended.' },
  413: { name: 'TooLarge', description: 'The body is larger than one megabyte.' },
  415: { name: 'UnsupportedMediaType', description: 'The body isn’t JSON.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests. Wait before the next one.',
    headers: retryAfter,
  },
  431: { name: 'HeadersTooLarge', description: 'The head of the request is larger than 16 kilobytes.' },
  500: { name: 'InternalError', description: 'The server failed. Nothing was changed.' },
  503: { name: 'Unavailable', description: 'The server is unavailable for now. Nothing was changed.' },
};
const everyCall = [400, 404, 429, 431, 500, 503];
const callsOfPeople = [401, 403];
const callsThatWrite = [409, 413, 415];

/** The statuses with which a call may be refused. */
export function refusalStatuses(route: RouteDefinition): number[] {
  const statuses = [
    ...everyCall,
    ...(route.permission === 'public' ? [] : callsOfPeople),
    ...(route.method === 'GET' ? [] : callsThatWrite),
    ...(route.refusals ?? []).map((code) => errorStatuses[code]),
  ];
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}

/** What of a contract the document is made from. */
export interface DocumentParts {
  /** The record of routes; `cases.details` becomes the operation `casesDetails`. */
  nouns: Nouns;
  /** Schemas that are written once, by name. */
  named: Readonly<Record<string, z.ZodType>>;
  version: string;
  /** What the product is, in one sentence. */
  description: string;
}

/** Makes the OpenAPI 3.1 document of the contract. */
export function openApiDocument({ nouns, named, version, description }: DocumentParts): Json {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries({ ...named, Error: errorReply }))
    registry.add(schema, { id: name });
  const schemas: Record<string, unknown> = {};
  const schemaOf: SchemaOf = (schema, io) => withNamesMoved(jsonSchema(schema, io, registry), io, schemas);
  schemaOf(errorReply, 'output');

  const paths: Record<string, Json> = {};
  for (const [noun, routes] of Object.entries(nouns)) {
    for (const [verb, route] of Object.entries(routes)) {
      const path = (paths[route.url] ??= {});
      path[route.method.toLowerCase()] = operation(noun, verb, route, schemaOf);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Writdesk',
      version,
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: Object.keys(nouns).map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: Object.fromEntries(
        Object.values(refusals).map(({ name, ...response }) => [
          name,
          { ...response, content: errorContent },
        ]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(noun: string, verb: string, route: RouteDefinition, schemaOf: SchemaOf): Json {
  const { status = 200, orStatus, reply, streams } = route;
  const schema = schemaOf(reply, 'output');
  return {
    operationId: `${noun}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
    tags: [noun],
    summary: route.summary,
    description: entryText(route),
    ...(route.permission !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...pathSchemas(route, schemaOf), ...querySchemas(route, schemaOf), ...headerSchemas(route)],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
      },
    }),
    responses: {
      [status]: {
        description: 'Done',
        ...(status !== 204 && {
          content: { [streams ? 'text/event-stream' : 'application/json']: { schema } },
        }),
      },
      ...(orStatus && {
        [orStatus]: {
          description: 'Requested, not done yet',
          content: { 'application/json': { schema } },
        },
      }),
      ...Object.fromEntries(
        refusalStatuses(route).map((refused) => [
          refused,
          { $ref: `#/components/responses/${refusals[refused]?.name}` },
        ]),
      ),
    },
  };
}

function entryText({ permission, isForUnverified }: RouteDefinition): string {
  if (permission === 'public') return 'Open to everyone.';
  if (permission === 'signed-in') {
    const also = isForUnverified ? ', also before their email address is confirmed' : '';
    return `For everyone who is signed in${also}.`;
  }
  return `Needs ${[permission]
    .flat()
    .map((name) => `\`${name}\``)
    .join(' or ')}.`;
}

function pathSchemas({ path, params }: RouteDefinition, schemaOf: SchemaOf): Json[] {
  const { properties = {} } = params ? fieldsOf(params, schemaOf) : {};
  return pathParameters(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function querySchemas({ query }: RouteDefinition, schemaOf: SchemaOf): Json[] {
  const { properties = {}, required = [] } = query ? fieldsOf(query, schemaOf) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerSchemas({ method }: RouteDefinition): Json[] {
  if (method !== 'POST') return [];
  const description = 'The same key with the same request acts once and gets the same answer.';
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string' } },
  ];
}

/** The fields of an object schema, as its JSON schema lists them. */
function fieldsOf(
  schema: z.ZodObject,
  schemaOf: SchemaOf,
): { properties?: Record<string, Json>; required?: string[] } {
  // A copy has no name, so its fields stand here and not behind a reference.
  return schemaOf(z.object(schema.shape), 'input');
}

/** The only transformation that a reply knows: the database's moment, written out as text. */
function isMoment({ _zod: { def } }: z.core.$ZodTypes): boolean {
  const from = def.type === 'pipe' ? (def.in as z.core.$ZodTypes)._zod.def : def;
  return from.type === 'union' && from.options.some((option) => option._zod.def.type === 'date');
}

function jsonSchema(schema: z.ZodType, io: Direction, metadata: Names): Json {
  return z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema: json }) => {
      if (io === 'output' && zodSchema._zod.def.type === 'pipe' && Object.keys(json).length === 0) {
        if (!isMoment(zodSchema))
          throw new Error('A reply transforms a value into what nobody can describe.');
        Object.assign(json, { type: 'string', format: 'date-time' });
      }
      // What the format says already, and the bounds of every whole number, only make the document long.
      if (json.format === 'uuid' || json.format === 'date') delete json.pattern;
      if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
      if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    },
  });
}

/** Moves the named schemas to the document's own list; what is sent and what is answered may differ. */
function withNamesMoved(json: Json, io: Direction, schemas: Record<string, unknown>): Json {
  const moved = (name: string) => (io === 'input' && !name.endsWith('Input') ? `${name}Input` : name);
  const text = JSON.stringify(json).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_, name: string) => `"#/components/schemas/${moved(name)}"`,
  );
  const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text) as Json & { $defs?: Json };
  for (const [name, definition] of Object.entries($defs)) schemas[moved(name)] = definition;
  return rest;
}
