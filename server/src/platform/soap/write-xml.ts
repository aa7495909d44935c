/** A piece of XML that is well-formed by itself. */
export interface Markup {
  readonly xml: string;
}
export type Content = Markup | string | number | boolean | null | readonly Content[];

// What XML 1.0 has no way to write, not even by its number.
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const REPLACEMENT = '\uFFFD';

/** One element. Texts are escaped; a content of null leaves the element empty. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): Markup {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${inAttribute(value)}"`)
    .join('');
  const inner = write(content);
  return { xml: inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>` };
}

/** An element, or nothing where there is nothing to say in it. */
export const optional = (name: string, content: string | number | null): Markup | null =>
  content === null || content === '' ? null : element(name, content);

/** A whole document, with the namespaces of its prefixes on its root. */
export function document(
  name: string,
  content: Content,
  namespaces: Readonly<Record<string, string>>,
): Markup {
  const declared = Object.entries(namespaces).map(([prefix, uri]): [string, string] => [
    `xmlns:${prefix}`,
    uri,
  ]);
  return element(name, content, Object.fromEntries(declared));
}

function write(content: Content): string {
  if (content === null) return '';
  if (typeof content !== 'object') return inText(String(content));
  return 'xml' in content ? content.xml : content.map(write).join('');
}

const writable = (text: string): string => text.toWellFormed().replaceAll(UNWRITABLE, REPLACEMENT);
const inText = (text: string): string =>
  writable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
const inAttribute = (text: string): string =>
  inText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
