import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorsOf, fieldId } from './use-form.ts';

test('one error a field, the first, in the schema’s order', () => {
  const schema = z.object({
    unitLabel: z.string().min(1, 'Enter the unit.').regex(/^\w+$/, 'Letters and digits.'),
    tenants: z.array(z.object({ name: z.string().min(1, 'Enter the name.') })),
  });
  const { error } = schema.safeParse({ unitLabel: '', tenants: [{ name: '' }] });
  expect(Object.entries(errorsOf(error?.issues ?? []))).toEqual([
    ['unitLabel', 'Enter the unit.'],
    ['tenants.0.name', 'Enter the name.'],
  ]);
});

test('an error of the whole form has a name too', () => {
  const schema = z.object({ a: z.number() }).refine(() => false, 'The sums differ.');
  expect(errorsOf(schema.safeParse({ a: 1 }).error?.issues ?? [])).toEqual({ form: 'The sums differ.' });
});

test('a path is a plain id', () => expect(fieldId('tenants.0.name')).toBe('field-tenants-0-name'));
