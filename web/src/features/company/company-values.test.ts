import { payables } from '@writdesk/contract/clients/clients';
import { expect, test } from 'vitest';
import { companyValues, payablesBody, payablesValues } from './company-values.ts';

test('a company’s form begins empty, as an LLC', () => {
  expect(companyValues()).toMatchObject({ name: '', entityType: 'LLC', stateCode: '', phone: '' });
});

test('another address is sent only where there is one, and its faults are named as its fields are', () => {
  const values = { ...payablesValues(), name: 'Odile Tran', email: 'ap@kestrelrow.example' };
  expect(payables.safeParse(payablesBody(values)).success).toBe(true);
  const faults = payables.safeParse(payablesBody({ ...values, isElsewhere: true })).error?.issues;
  expect(faults?.map(({ path }) => path.join('.'))).toEqual([
    'address.addressLine1',
    'address.city',
    'address.stateCode',
    'address.zipCode',
  ]);
});
