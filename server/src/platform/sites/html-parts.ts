/** A part of a page’s HTML as it is written. */
type HtmlPart =
  | { kind: 'text'; whole: string }
  | { kind: 'close'; whole: string; tag: string }
  | { kind: 'open'; whole: string; tag: string; attributes: string };

const NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
const PLAIN = /[^'">]*/y;

/**
 * The parts of a page, without comments, and without elements of these names with all that is in them. It goes through the page once, for
 * whoever runs a site may write what keeps an expression searching for days. Where a comment or a tag never ends, the page does.
 */
export function* htmlParts(html: string, without: ReadonlySet<string>): Generator<HtmlPart> {
  const unclosed = new Set<string>();
  /** Where an element ends that is left out; -1 where it never does. */
  const endOf = (tag: string, from: number): number => {
    if (unclosed.has(tag)) return -1;
    const closing = new RegExp(`</${tag}\\s*>`, 'gi');
    closing.lastIndex = from;
    if (closing.test(html)) return closing.lastIndex;
    unclosed.add(tag);
    return -1;
  };
  let at = 0;
  while (at < html.length) {
    const start = at;
    if (html[at] !== '<') {
      at = indexOr(html, '<', at, html.length);
      yield { kind: 'text', whole: html.slice(start, at) };
      continue;
    }
    if (html.startsWith('<!', at)) {
      const [sign, from] = html.startsWith('<!--', at) ? ['-->', at + 4] : (['>', at] as const);
      at = indexOr(html, String(sign), Number(from), html.length) + String(sign).length;
      continue;
    }
    NAME.lastIndex = at;
    const [head = '', slash, name = ''] = NAME.exec(html) ?? [];
    if (!head) {
      at += 1;
      yield { kind: 'text', whole: '<' };
      continue;
    }
    const tag = name.toLowerCase();
    const end = endOfTag(html, at + head.length);
    if (end < 0) return;
    at = end;
    const whole = html.slice(start, end);
    if (slash) yield { kind: 'close', whole, tag };
    else {
      const left = without.has(tag) ? endOf(tag, end) : -1;
      if (left < 0) yield { kind: 'open', whole, tag, attributes: html.slice(start + head.length, end - 1) };
      else at = left;
    }
  }
}

const indexOr = (text: string, sign: string, from: number, otherwise: number): number => {
  const found = text.indexOf(sign, from);
  return found < 0 ? otherwise : found;
};

/** Behind the `>` of a tag, which in quotes is none; -1 where there is none. */
function endOfTag(html: string, from: number): number {
  for (let at = from; ;) {
    PLAIN.lastIndex = at;
    PLAIN.test(html);
    at = PLAIN.lastIndex;
    const sign = html[at];
    if (sign === undefined) return -1;
    if (sign === '>') return at + 1;
    at = html.indexOf(sign, at + 1) + 1;
    if (at === 0) return -1;
  }
}
