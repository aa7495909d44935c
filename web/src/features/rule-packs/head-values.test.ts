import { expect, test } from 'vitest';
import { changedHead, headOf, valuesOfHead } from './head-values.ts';

const terms = {
  writ: 'writ of possession',
  officer: 'sheriff',
  plaintiff: 'plaintiff',
  defendant: 'defendant',
  suit: 'eviction',
  notice: 'notice',
};
const usualNotice = { NONPAYMENT: 'PAY_OR_VACATE' } as const;

test('what a draft says comes back as it was', () => {
  expect(headOf(valuesOfHead({ terms, usualNotice }))).toEqual({ terms, usualNotice });
});

test('a state may have no words, but not some of them', () => {
  expect(headOf(valuesOfHead({ terms: null, usualNotice: {} }))).toEqual({ terms: null, usualNotice: {} });
  expect(headOf({ ...valuesOfHead({ terms, usualNotice }), officer: ' ' })).toEqual({ missing: ['officer'] });
});

test('what another person changed is named, and nothing else', () => {
  const was = { terms, usualNotice };
  expect(changedHead(was, was)).toEqual({ terms: [], reasons: [] });
  expect(changedHead(was, { terms: { ...terms, officer: 'constable' }, usualNotice: {} })).toEqual({
    terms: ['officer'],
    reasons: ['NONPAYMENT'],
  });
  expect(changedHead({ terms: null, usualNotice }, was).terms).toHaveLength(6);
});
