import { expect, test } from 'vitest';
import { splitStatements } from './statements.ts';

const texts = (source: string) => splitStatements(source).map(({ sql }) => sql);

test.each([
  ['plain statements', 'select 1; select 2;', ['select 1', 'select 2']],
  ['a last one without a semicolon', 'select 1;\nselect 2\n', ['select 1', 'select 2']],
  ['a semicolon in a text', "select 'a;b''c;d'; select 2", ["select 'a;b''c;d'", 'select 2']],
  ['a backslash in a text', "select 'a\\'; select 2", ["select 'a\\'", 'select 2']],
  ['an escape text', "select e'a\\';b'; select 2", ["select e'a\\';b'", 'select 2']],
  ['a quoted name', 'select 1 as "a;b"; select 2', ['select 1 as "a;b"', 'select 2']],
  ['a dollar-quoted body', 'do $$ begin a; b; end $$; select 2', ['do $$ begin a; b; end $$', 'select 2']],
  ['a tagged body', 'do $f$ x := $$;$$; $f$; select 2', ['do $f$ x := $$;$$; $f$', 'select 2']],
  ['comments', "-- it's; nothing\nselect 1; /* a; b */ select 2;\n-- end", ['select 1', 'select 2']],
  ['a comment inside', 'select 1 -- one;\n, 2; select 3', ['select 1 -- one;\n, 2', 'select 3']],
  ['nothing', ' -- nothing\n', []],
])('cuts %s', (_, source, expected) => {
  expect(texts(source)).toEqual(expected);
});

test('knows the line that each statement begins on', () => {
  expect(splitStatements('-- title\n\nselect 1;\n\n-- why\nselect\n 2;').map(({ line }) => line)).toEqual([
    3, 6,
  ]);
});

test('refuses bodies it cannot cut', () => {
  expect(() => splitStatements('create function f() returns int begin atomic select 1; end')).toThrow('$$');
});
