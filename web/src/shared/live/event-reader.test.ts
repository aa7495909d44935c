import { expect, test } from 'vitest';
import { eventReader } from './event-reader.ts';

const stream =
  'retry: 1000\nid: 7\nevent: open\ndata: {}\n\n: still here\nid: 8\n\nid: 9\ndata: {"kind":"case.changed"}\n\nevent: reset\ndata: {}\n\n';
const messages = [
  { event: 'open', data: '{}', id: '7' },
  { event: 'message', data: undefined, id: '8' },
  { event: 'message', data: '{"kind":"case.changed"}', id: '9' },
  { event: 'reset', data: '{}', id: undefined },
];

test('a whole stream', () => expect(eventReader()(stream)).toEqual(messages));

test('the same stream, letter by letter', () => {
  const read = eventReader();
  expect(stream.split('').flatMap((letter) => read(letter))).toEqual(messages);
});

test('several data lines are one text, and Windows line ends are read', () => {
  expect(eventReader()('data: a\r\ndata: b\r\n\r\n')).toEqual([
    { event: 'message', data: 'a\nb', id: undefined },
  ]);
});
