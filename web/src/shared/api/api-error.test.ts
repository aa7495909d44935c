import { expect, test } from 'vitest';
import { ApiError, leadsNowhere } from './api-error.ts';

const refused = (status: number, paths: string[]) =>
  new ApiError('status', 'No.', 'Get Case Fail', status, {
    errors: paths.map((path) => ({ path, code: 'id_wanted', values: {}, message: 'Enter a valid id.' })),
  });

test.each([
  ['a record that is not there', refused(404, []), true],
  ['an address whose id is none, such as /cases/nonsense', refused(400, ['id']), true],
  ['an address whose county is none, such as /cases/county/nonsense', refused(400, ['countyId']), true],
  ['a field of a form that takes another id', refused(400, ['clientId']), false],
  ['a server that failed', refused(500, []), false],
])('%s', (_, error, isNowhere) => {
  expect(leadsNowhere(error, ['id', 'countyId'])).toBe(isNowhere);
});
