import { route } from '@writdesk/contract/route';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi-document.ts';

const id = z.uuid();
const docket = z.object({
  id,
  hearingAt: z.union([z.string(), z.date()]).transform(String),
  room: z.string().default('1'),
});
const nouns = {
  dockets: {
    details: route({
      method: 'GET',
      area: 'case-service',
      path: '/docket/details/{id}',
      reads: [],
      permission: ['docket.read', 'docket.create'] as never,
      summary: 'A docket',
      params: z.object({ id }),
      query: z.object({ page: z.coerce.number<number>().default(1), county: z.string() }),
      reply: docket,
      failure: 'Get Docket Fail',
    }),
    create: route({
      method: 'POST',
      area: 'case-service',
      path: '/docket/create',
      changes: [],
      permission: 'public',
      summary: 'A new docket',
      body: z.object({ docket }),
      reply: z.object({ docket }),
      status: 201,
      refusals: ['invite_expired'],
      failure: 'Create Docket Fail',
    }),
    remove: route({
      method: 'DELETE',
      area: 'case-service',
      path: '/docket/delete/{id}',
      changes: [],
      permission: 'signed-in',
      summary: 'No docket',
      params: z.object({ id }),
      reply: z.undefined(),
      status: 204,
      failure: 'Delete Docket Fail',
    }),
  },
};
const document = JSON.parse(
  JSON.stringify(
    openApiDocument({ nouns, named: { Docket: docket }, version: '1.2.3', description: 'A sentence.' }),
  ),
);
const operation = (path: string, method: string) => document.paths[`/api/case-service/docket${path}`][method];

test('is a document of version 3.1 with the product’s own version', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Writdesk', version: '1.2.3', description: 'A sentence.' },
  });
});

test('names an operation after its noun and verb, and says who may call it', () => {
  expect(operation('/details/{id}', 'get')).toMatchObject({
    operationId: 'docketsDetails',
    tags: ['dockets'],
    description: 'Needs `docket.read` or `docket.create`.',
    security: [{ bearer: [] }],
  });
  expect(operation('/create', 'post').security).toBeUndefined();
});

test('lists parameters as a caller gives them: what has a default may be left out', () => {
  expect(operation('/details/{id}', 'get').parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'page', in: 'query', required: false, schema: { type: 'number', default: 1 } },
    { name: 'county', in: 'query', required: true, schema: { type: 'string' } },
  ]);
  expect(operation('/create', 'post').parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
});

test('writes a named schema once for what is sent and once for what is answered', () => {
  const { content } = operation('/create', 'post').requestBody;
  expect(content['application/json'].schema.properties.docket).toEqual({
    $ref: '#/components/schemas/DocketInput',
  });
  expect(operation('/details/{id}', 'get').responses[200].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Docket',
  });
  const { Docket, DocketInput } = document.components.schemas;
  expect(DocketInput.required).toEqual(['id', 'hearingAt']);
  expect(Docket.required).toEqual(['id', 'hearingAt', 'room']);
  expect(Docket.properties.hearingAt).toEqual({ type: 'string', format: 'date-time' });
});

test('refuses a reply that transforms anything but a moment, which it would describe as one', () => {
  const reply = z.object({ spacing: z.number().nullish().transform(Number) });
  const { details } = nouns.dockets;
  const one = { dockets: { details: { ...details, reply } } };
  const make = () => openApiDocument({ nouns: one, named: {}, version: '1.2.3', description: 'A sentence.' });
  expect(make).toThrow('A reply transforms');
});

test('answers nothing under 204, and every failure in one shape', () => {
  const { responses } = operation('/delete/{id}', 'delete');
  expect(responses[204]).toEqual({ description: 'Done' });
  const { 204: _done, ...refusals } = responses;
  for (const { $ref } of Object.values<{ $ref: string }>(refusals)) {
    const response = document.components.responses[$ref.split('/').at(-1) ?? ''];
    expect(response.content['application/json'].schema.$ref, $ref).toBe('#/components/schemas/Error');
  }
  expect(document.components.schemas.Error.required).toEqual(['status', 'message', 'code', 'requestId']);
});

test('declares how each call may be refused, and nothing by default', () => {
  const statuses = (path: string, method: string) => Object.keys(operation(path, method).responses).join(' ');
  expect(statuses('/details/{id}', 'get')).toBe('200 400 401 403 404 429 431 500 503');
  expect(statuses('/create', 'post')).toBe('201 400 404 409 410 413 415 429 431 500 503');
  expect(statuses('/delete/{id}', 'delete')).toBe('204 400 401 403 404 409 413 415 429 431 500 503');
});
