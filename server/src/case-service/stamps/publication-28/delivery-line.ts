import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { directions, suffixes, units, unitsAlone } from './words.ts';

/** A delivery line as the Postal Service writes it, or what is wrong with it. */
type DeliveryLine = { line: string } | { fault: Fault };

const BOX = String.raw`(?:BOX|BX)\s*#?\s*(\w[\w-]*)?`;
const postOfficeBox =
  /^(?:P\s*O|POST OFFICE|POSTOFFICE|PO)\s*(?:BOX|BX|DRAWER|LOCKBOX|BIN)\s*#?\s*(\w[\w-]*)?$|^(?:BOX|POBOX|DRAWER|LOCKBOX)\s*#?\s*(\w[\w-]*)?$/;
const ruralRoute = new RegExp(
  String.raw`^(?:R\s?R|RFD|RD|RURAL ROUTE|RURAL RT|RURAL RTE|ROUTE|RTE|RT)\s*#?\s*0*(\d+)\s*(?:${BOX})?$`,
);
const highwayContract = new RegExp(
  String.raw`^(?:H\s?C|HCR|HIGHWAY CONTRACT|HIGHWAY CONTRACT ROUTE|STAR ROUTE|STAR RT)\s*#?\s*0*(\d+)\s*(?:${BOX})?$`,
);
const military = /^(PSC|CMR|UNIT)\s*#?\s*(\d+)\s*BOX\s*#?\s*(\w+)$/;

/** One address line: a box, a route with its box, or a street with its number. */
export function deliveryLine(text: string): DeliveryLine {
  const line = cleaned(text);
  return boxOf(line) ?? streetOf(line.split(' '));
}

/** Capitals, no accents, no punctuation but what a number may have. */
export function cleaned(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[.,;:'"’()]/g, (sign) => (sign === '.' || sign === "'" || sign === '’' ? '' : ' '))
    .replaceAll('#', ' # ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A unit that fills a line of its own, such as `Suite 270`; null where it is something else. */
export function unitLine(text: string): DeliveryLine | null {
  const words = cleaned(text).split(' ');
  return startsUnit(words) ? unitOf(words) : null;
}

function boxOf(line: string): DeliveryLine | null {
  const box = postOfficeBox.exec(line);
  if (box) return withBox('PO BOX', box[1] ?? box[2]);
  const route = ruralRoute.exec(line);
  if (route) return withBox(`RR ${route[1]} BOX`, route[2]);
  const contract = highwayContract.exec(line);
  if (contract) return withBox(`HC ${contract[1]} BOX`, contract[2]);
  const base = military.exec(line);
  if (base) return { line: `${base[1]} ${base[2]} BOX ${base[3]}` };
  return line === 'GENERAL DELIVERY' ? { line } : null;
}

const withBox = (before: string, box: string | undefined): DeliveryLine =>
  box ? { line: `${before} ${box}` } : { fault: fault('address_box_missing') };

function streetOf(words: string[]): DeliveryLine {
  const at = words.findIndex((_, place) => place > 1 && startsUnit(words.slice(place)));
  const street = at < 0 ? words : words.slice(0, at);
  const unit = at < 0 ? null : unitOf(words.slice(at));
  if (unit && 'fault' in unit) return unit;
  const [number = '', ...rest] = street;
  if (!/^[NSEW]?\d/.test(number)) return { fault: fault('address_number_missing') };
  const fraction = /^\d+\/\d+$/.test(rest[0] ?? '') ? rest.splice(0, 1) : [];
  if (rest.length === 0) return { fault: fault('address_street_missing') };
  return { line: [number, ...fraction, ...namedStreet(rest), ...(unit ? [unit.line] : [])].join(' ') };
}

/** The name of a street with its directions and its suffix, each written short; the name itself stays whole. */
function namedStreet(words: string[]): string[] {
  const { taken: after, left: head } = directionAtEnd(words);
  const suffix = head.length > 1 ? suffixes.get(head.at(-1) ?? '') : undefined;
  const body = suffix ? head.slice(0, -1) : head;
  const { taken: before, left: name } = directionAtStart(body, Boolean(suffix));
  return [...before, ...name, ...(suffix ? [suffix] : []), ...after];
}

/** North Avenue is the name of a street, and so is Avenue E: a direction never leaves nothing to be named. */
function directionAtStart(words: string[], hasSuffix: boolean): { taken: string[]; left: string[] } {
  const [first = '', second = ''] = words;
  const both = directions.get(`${directions.get(first) ?? '-'}${directions.get(second) ?? '-'}`);
  if (both && words.length > 2) return { taken: [both], left: words.slice(2) };
  const one = directions.get(first);
  if (!one || words.length < 2 || (words.length === 2 && !hasSuffix && suffixes.has(second)))
    return { taken: [], left: words };
  return { taken: [one], left: words.slice(1) };
}

function directionAtEnd(words: string[]): { taken: string[]; left: string[] } {
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  const both = directions.get(`${directions.get(before) ?? '-'}${directions.get(last) ?? '-'}`);
  if (both && words.length > 3) return { taken: [both], left: words.slice(0, -2) };
  const one = directions.get(last);
  const isNamedSo = words.length < 2 || (words.length === 2 && suffixes.has(before));
  return one && !isNamedSo ? { taken: [one], left: words.slice(0, -1) } : { taken: [], left: words };
}

/** `LOT` or `KEY` may be part of a street’s name: a unit has its number after it, or needs none. */
function startsUnit([word = '', number, ...rest]: readonly string[]): boolean {
  if (word === '#') return true;
  const unit = units.get(word);
  if (!unit) return false;
  if (suffixes.has(word) && !/\d/.test(number ?? '')) return false;
  return (
    number === undefined ||
    rest.length === 0 ||
    /\d/.test(number) ||
    number === '#' ||
    units.has(rest[0] ?? '')
  );
}

function unitOf(words: readonly string[]): DeliveryLine {
  // `APT # 4` is `APT 4`: the sign says what the word has said.
  const said = words.filter((word, at) => word !== '#' || at === 0);
  const parts = said.map((word) => units.get(word) ?? word);
  const last = parts.at(-1) ?? '';
  const isOpen = last === '#' || ([...units.values()].includes(last) && !unitsAlone.has(last));
  return isOpen ? { fault: fault('address_unit_missing') } : { line: parts.join(' ') };
}
