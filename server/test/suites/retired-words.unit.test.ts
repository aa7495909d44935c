import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Retired {
  words: RegExp;
  stillRight: string[];
}

/** The table of the glossary is the only list. */
const retired = tableOf(read('docs/glossary.md'));

function tableOf(glossary: string): Retired[] {
  const rows = (glossary.split('## Retired words')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => {
    const [words = '', , stillRight = ''] = row.split('|').slice(1, -1);
    return {
      words: new RegExp(`\\b(?:${listOf(words).join('|')})\\b`, 'gi'),
      stillRight: listOf(stillRight),
    };
  });
}

function listOf(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('retired-words'));
// The proofs of the law speak its own language, and the page of the rules is made from the packs.
const pages = files.filter((file) => file.endsWith('.md') && !/\/vectors\/|docs\/rules\.md/.test(file));

test.each([
  ['comments', comments],
  ['the texts of screens, and what the contract says', texts],
  ['the summaries and descriptions of the API document', apiTexts],
  ['the pages', pageTexts],
])('%s use no retired word', (_, given) => {
  expect([...given()].flatMap(retiredIn)).toEqual([]);
});

test('a retired word is found in any case and as a whole word, and not where it is still right', () => {
  const words = (text: string) => retiredIn({ place: 'x', text });
  expect(words('Somebody of the House asks.')).toHaveLength(1);
  expect(words('The courthouse, the court papers and a `desk`.')).toEqual([]);
  expect(words('A paper of the court papers.')).toHaveLength(1);
});

test('in Spanish a court is a “tribunal” on every screen', () => {
  const shown = sources.filter((file) => /^(web|contract)\/src\//.test(file));
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter((file) => /\bjuzgados?\b/i.test(read(file)))).toEqual([]);
});

interface Text {
  place: string;
  text: string;
}

function retiredIn({ place, text }: Text): string[] {
  // What stands between backticks, in an address or after `@param` is a name in code.
  const said = text
    .replace(
      /`[^`]*`|\]\([^)]*\)|https?:\S+|@param \S+|\$\{[^}]*\}|\{\w+\}|[\w.-]+(?:\/[\w.{},<>…-]+)+/g,
      ' ',
    )
    .replace(/\b[a-z]+(?:[.-]\w+)*\.(?:ts|tsx|md|mjs)\b/g, ' ');
  return retired.flatMap(({ words, stillRight }) => {
    const left = stillRight.reduce(
      (rest, phrase) => rest.replaceAll(new RegExp(`\\b${phrase}\\b`, 'gi'), ' '),
      said,
    );
    return [...left.matchAll(words)].map(([word]) => `${place}: ${word}: ${text.trim().slice(0, 120)}`);
  });
}

const token = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function* tokensOf(file: string, isWanted: (token: string) => boolean): Iterable<Text> {
  const code = read(file);
  for (const match of code.matchAll(token)) {
    const before = code.slice(0, match.index);
    if (!isWanted(match[0]) || /(?::|className=)$/.test(before)) continue;
    const line = before.split('\n').length;
    yield* match[0].split('\n').map((text, at) => ({ place: `${file}:${line + at}`, text }));
  }
}

function* comments(): Iterable<Text> {
  for (const file of sources) yield* tokensOf(file, (text) => /^\/[/*]/.test(text));
}

/** Spanish texts have words that look like ours. */
const isProse = (text: string) =>
  /^['"].*[a-z’] [a-z]/i.test(text) && !/[áéíóúñ¿¡]| (el|la|los|de|su) /i.test(text);

function* texts(): Iterable<Text> {
  const isShown = (file: string) =>
    /^(web|contract)\/src\/.*(?<!test|fixture)\.tsx?$/.test(file) && !file.endsWith('contract/src/errors.ts');
  for (const file of sources.filter(isShown)) {
    if (file.endsWith('-es.ts')) continue;
    yield* tokensOf(file, isProse);
  }
}

function* apiTexts(): Iterable<Text> {
  for (const [, text = ''] of read('docs/openapi.json').matchAll(
    /"(?:summary|description)": "((?:\\.|[^"\\])*)"/g,
  ))
    yield { place: 'docs/openapi.json', text };
}

function* pageTexts(): Iterable<Text> {
  for (const file of pages) {
    const [page = ''] = read(file).split('## Retired words');
    yield* page.split('\n').map((text, at) => ({ place: `${file}:${at + 1}`, text }));
  }
}
