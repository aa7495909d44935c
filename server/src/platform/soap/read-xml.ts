import { type DomDocument, type DomElement, DOMParser } from '@xmldom/xmldom';

/** The text is no XML that is read here, or not what was expected. */
export class UnreadableXmlError extends Error {
  override name = 'UnreadableXmlError';
}

/** An element as it is read: its name with its namespace, and nothing that leads anywhere else. */
export interface ReadElement {
  /** Such as `{urn:example}Name`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly ReadElement[];
  /** The text directly in it. */
  readonly text: string;
}

const DEEPEST = 64;
const MOST_ELEMENTS = 50_000;
/** Document types are where entities are declared: without them no text refers to a file, an address or itself. */
const DECLARATIONS = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;

/**
 * The document that a text is.
 * @throws UnreadableXmlError for a document type, and for what is not well-formed.
 */
export function parseXml(text: string): DomDocument & { documentElement: DomElement } {
  if (DECLARATIONS.test(text)) throw new UnreadableXmlError('The XML declares a document type.');
  const complain = (message: string): never => {
    throw new UnreadableXmlError(`The XML is not well-formed: ${message.slice(0, 200)}`);
  };
  const parser = new DOMParser({
    errorHandler: { warning: complain, error: complain, fatalError: complain },
  });
  const parsed = parser.parseFromString(text, 'text/xml');
  if (!parsed?.documentElement) throw new UnreadableXmlError('The XML has no element.');
  return parsed as DomDocument & { documentElement: DomElement };
}

/** A reference may name what no XML and no database keeps, such as `&#xD800;`. */
function readable(text: string): string {
  if (text.isWellFormed() && !text.includes('\0')) return text;
  throw new UnreadableXmlError('The XML has a character that is none.');
}

/** Reads XML that came from outside. @throws UnreadableXmlError also for what is too deep, has too many elements or no text. */
export function readXml(text: string): ReadElement {
  const root = parseXml(text).documentElement;
  let count = 0;
  const read = (element: DomElement, depth: number): ReadElement => {
    count += 1;
    if (depth > DEEPEST || count > MOST_ELEMENTS)
      throw new UnreadableXmlError('The XML is too deep or has too many elements.');
    const children: ReadElement[] = [];
    let inside = '';
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === node.ELEMENT_NODE) children.push(read(node as DomElement, depth + 1));
      else if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
        inside += node.nodeValue ?? '';
    }
    const attributes = Array.from(element.attributes, (each): [string, string] => [
      named(each.namespaceURI, each.localName),
      readable(each.value),
    ]);
    return {
      name: named(element.namespaceURI, element.localName),
      attributes: new Map(attributes),
      children,
      text: readable(inside),
    };
  };
  return read(root, 1);
}

const named = (uri: string | null, local: string): string => (uri ? `{${uri}}${local}` : local);

/** Reads elements by the prefixes of a vocabulary, whichever prefixes the document itself has. */
export function readerOf<Prefix extends string>(namespaces: Readonly<Record<Prefix, string>>) {
  type Name = `${Prefix}:${string}`;
  const full = (name: Name): string => {
    const [prefix = '', local = ''] = name.split(':');
    return named(namespaces[prefix as Prefix], local);
  };
  const all = (element: ReadElement, name: Name): ReadElement[] => {
    const wanted = full(name);
    return element.children.filter((each) => each.name === wanted);
  };
  /** The first element at the end of a path of names; null where there is none. */
  const find = (element: ReadElement, ...path: readonly Name[]): ReadElement | null => {
    const [name, ...rest] = path;
    if (!name) return element;
    const [first] = all(element, name);
    return first ? find(first, ...rest) : null;
  };
  /** @throws UnreadableXmlError where it isn’t there. */
  const need = (element: ReadElement, ...path: readonly Name[]): ReadElement => {
    const there = find(element, ...path);
    if (!there) throw new UnreadableXmlError(`The answer has no ${path.join('/')}.`);
    return there;
  };
  return {
    all,
    find,
    need,
    is: (element: ReadElement, name: Name): boolean => element.name === full(name),
    /** The text at the end of a path, without the blanks around it; empty where there is none. */
    text: (element: ReadElement, ...path: readonly Name[]): string =>
      find(element, ...path)?.text.trim() ?? '',
    needText: (element: ReadElement, ...path: readonly Name[]): string => need(element, ...path).text.trim(),
  };
}
