import { fault } from '@writdesk/contract/sentences/fault';
import { expect, test } from 'vitest';
import { lastWords } from './job-state.ts';

const said = {
  question: null,
  lastMessage: '3 new lines are on the docket.',
  lastFault: fault('robot_lines_new', { count: 3 }),
};

test('a robot’s words in English', () => {
  expect(lastWords(said)).toBe('3 new lines are on the docket.');
});

test('a person’s words stay as they typed them', () => {
  expect(lastWords({ ...said, lastMessage: 'Filed at the window', lastFault: null })).toBe(
    'Filed at the window',
  );
});

test('a question that says all by itself is not said twice, and one that doesn’t is explained', () => {
  expect(lastWords({ ...said, question: 'CAPTCHA' })).toBeNull();
  const lastFault = fault('robot_no_bar_number');
  const lastMessage = 'The filing needs the bar number of its attorney.';
  expect(lastWords({ question: 'NO_PACKET', lastMessage, lastFault })).toBe(lastMessage);
  expect(lastWords({ question: 'NO_PACKET', lastMessage: 'Given back', lastFault: null })).toBeNull();
});
