import { expect, test } from 'vitest';
import { z } from 'zod';
import { vendorDifferences } from '../../../../../property-stand-in/vendor-differences.ts';
import { exactCents, exactJson } from './exact-json.ts';

const shape = z.object({
  Id: z.int(),
  Rent: exactCents.nullish(),
  Status: z.enum(['Active', 'Past']),
  Address: z.object({ City: z.string().nullish() }).nullish(),
});
const system = { calls: { leases: { path: '/leases', query: ['limit'], shape } }, headers: ['x-key'] };

interface Changes {
  parameters?: object[];
  lease?: object;
  address?: object;
  header?: string;
}
const documentOf = ({ parameters, lease, address, header = 'x-key' }: Changes = {}) => ({
  paths: {
    '/leases': {
      get: {
        parameters: parameters ?? [{ name: 'limit', in: 'query' }],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Lease' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: header } },
    schemas: {
      Lease: {
        type: 'object',
        properties: {
          Id: { type: 'integer' },
          Rent: { type: 'number', nullable: true },
          Status: { type: 'string', enum: ['Active', 'Past'] },
          Address: { allOf: [{ $ref: '#/components/schemas/Address' }], nullable: true },
          ...lease,
        },
      },
      Address: { type: 'object', properties: { City: { type: 'string', nullable: true }, ...address } },
    },
  },
});

test('what we call and read fits a document that says the same', () => {
  expect(vendorDifferences(system, documentOf())).toEqual([]);
});

test.each([
  [{ parameters: [] }, '/leases: the document has no parameter limit'],
  [{ header: 'x-other' }, 'the document has no header x-key'],
  [{ lease: { Rent: undefined } }, '/leases: the document has no field Rent'],
  [
    { lease: { Rent: { type: 'string' } } },
    '/leases.Rent: we read number or integer, and the document says string',
  ],
  [
    { lease: { Status: { type: 'string', enum: ['Active', 'Past', 'Future'] } } },
    '/leases.Status: we don’t know Future',
  ],
  [
    { lease: { Id: { type: 'integer', nullable: true } } },
    '/leases.Id: the document says that it may be null',
  ],
  [
    { address: { City: { type: 'boolean' } } },
    '/leases.Address.City: we read string, and the document says boolean',
  ],
] as [Changes, string][])('%j is a difference', (changes, said) => {
  expect(vendorDifferences(system, documentOf(changes))).toEqual([said]);
});

test.each([
  ['1295.1', 129_510],
  ['-1294.80', -129_480],
  ['0.30000000000000004', 30],
  ['1.005', 101],
  ['1310', 131_000],
  ['4.5E-13', 0],
  ['0.29', 29],
  ['90071992547.99', 9_007_199_254_799],
])('%s is %d cents', (text, cents) => {
  expect(exactCents.parse(exactJson(text))).toBe(cents);
});

test.each(['1e12', '"a lot"', 'null', '12345678901234.5'])('%s is no money', (text) => {
  expect(exactCents.safeParse(exactJson(text)).success).toBe(false);
});
