import { htmlParts } from './html-parts.ts';

/** What a page of a site says, whoever fetched it: read from its HTML alone, so that a browser and a plain request see the same. */
export interface SitePage {
  /** Its first heading. */
  heading: string;
  forms: readonly SiteForm[];
  /** Facts that stand next to their label, in a table of two columns or a list of terms. */
  facts: ReadonlyMap<string, string>;
  /** Rows of tables with a head, each cell by the name of its column. */
  rows: readonly ReadonlyMap<string, string>[];
  links: ReadonlyMap<string, string>;
  text: string;
}
export interface SiteForm {
  action: string;
  isMultipart: boolean;
  /** Every named field with what it holds. */
  fields: ReadonlyMap<string, { type: string; value: string }>;
}

type Token =
  | { kind: 'open'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string };

const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Nobody sees their content. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    // Halves of pairs and NUL are no characters, whoever spells them.
    const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function* tokensOf(html: string): Generator<Token> {
  for (const part of htmlParts(html, UNSEEN)) {
    if (part.kind === 'text') yield { kind: 'text', text: decoded(part.whole) };
    else if (part.kind === 'close') yield { kind: 'close', tag: part.tag };
    else yield { kind: 'open', tag: part.tag, attributes: attributesOf(part.attributes) };
  }
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const named = [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, two, three]): [string, string] => [
    name.toLowerCase(),
    decoded(one ?? two ?? three ?? ''),
  ]);
  return new Map(named);
}

const GATHERED = new Set(['h1', 'th', 'td', 'dt', 'dd', 'a']);

/** Reads a page. What isn’t HTML is a page without anything on it. */
export function readPage(html: string): SitePage {
  let heading = '';
  const forms: {
    action: string;
    isMultipart: boolean;
    fields: Map<string, { type: string; value: string }>;
  }[] = [];
  const facts = new Map<string, string>();
  const rows: Map<string, string>[] = [];
  const links = new Map<string, string>();
  const texts: string[] = [];
  let form: (typeof forms)[number] | undefined;
  let head: string[] = [];
  let cells: { tag: string; text: string }[] = [];
  let inHead = false;
  let term = '';
  let href = '';
  /** What is being read, with its text so far. */
  let open: { tag: string; text: string } | undefined;

  const endRow = () => {
    const [first, second] = cells;
    if (inHead) head = cells.map(({ text }) => text);
    else if (head.length && cells.length === head.length)
      rows.push(new Map(cells.map(({ text }, index) => [head[index] ?? '', text])));
    else if (cells.length === 2 && first?.tag === 'th') facts.set(first.text, second?.text ?? '');
    cells = [];
  };
  const endPart = ({ tag, text }: { tag: string; text: string }) => {
    const said = tidy(text);
    if (tag === 'h1') heading ||= said;
    if (tag === 'th' || tag === 'td') cells.push({ tag, text: said });
    if (tag === 'dt') term = said;
    if (tag === 'dd') facts.set(term, said);
    if (tag === 'a') links.set(said, href);
  };

  for (const token of tokensOf(html)) {
    if (token.kind === 'text') {
      texts.push(token.text);
      if (open) open.text += token.text;
      continue;
    }
    const { tag } = token;
    if (token.kind === 'close') {
      if (open?.tag === tag) {
        endPart(open);
        open = undefined;
      }
      if (tag === 'form') form = undefined;
      if (tag === 'tr') endRow();
      if (tag === 'thead') inHead = false;
      if (tag === 'table') head = [];
      continue;
    }
    const { attributes } = token;
    const of = (name: string) => attributes.get(name) ?? '';
    if (GATHERED.has(tag)) open = { tag, text: '' };
    if (tag === 'a') href = of('href');
    if (tag === 'thead') inHead = true;
    if (tag === 'form') {
      form = {
        action: of('action'),
        isMultipart: of('enctype') === 'multipart/form-data',
        fields: new Map(),
      };
      forms.push(form);
    }
    if (['input', 'textarea', 'select'].includes(tag) && of('name'))
      form?.fields.set(of('name'), { type: of('type') || tag, value: of('value') });
    texts.push(' ');
  }
  return { heading, forms, facts, rows, links, text: tidy(texts.join('')) };
}

/** The form of a page that has all these fields; without any, the only one. */
export function formWith(page: SitePage, names: readonly string[]): SiteForm | undefined {
  return page.forms.find(({ fields }) => names.every((name) => fields.has(name)));
}
