import { obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { expect, test } from 'vitest';
import { withClosed } from './use-lawful-day.ts';

const ahead = obstacle('hearingAhead', { due: '2026-11-30' });
const friday = obstacle('courtClosed', { due: '2026-11-27' });
const saturday = obstacle('courtClosed', { due: '2026-11-28' });

test.each([
  ['a closed day stands in the way as soon as it is chosen', [ahead], friday, [ahead, friday]],
  ['another day takes its place', [ahead, friday], saturday, [ahead, saturday]],
  ['an open one takes it away', [friday], null, []],
  ['what the server said stands while nobody knows the day', [friday], undefined, [friday]],
])('%s', (_what, told, closed, wanted) => {
  expect(withClosed(told, closed)).toEqual(wanted);
});
