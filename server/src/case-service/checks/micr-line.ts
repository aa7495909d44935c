/**
 * The line of magnetic ink at the foot of a check, drawn by shapes of our own: no face of these characters may be embedded.
 * The character set is E-13B (ISO 1004-1): strokes lie on a grid of 0.013 inch, nine cells high, with corners of half a cell.
 * No bank’s reader has read it: the firm sends a test sheet first, and prints with magnetic toner.
 */
export const CHECK_INCHES = { width: 8.5, height: 3.5 };
export const CELL_INCHES = 0.013;
const HEIGHT_CELLS = 9;
/** From the right edge of a character to that of the next. */
export const PITCH_INCHES = 0.125;
/** Of the first position, from the right edge of the check. */
const FIRST_INCHES = 0.3125;
/** The middle of the characters, from the lower edge of the check: in the middle of the printing band. */
const MIDDLE_INCHES = 0.3125;

/** A stroke in cells: from the left and from the top of the character, its width and its height. */
type Stroke = readonly [left: number, top: number, width: number, height: number];
interface Character {
  width: number;
  strokes: readonly Stroke[];
}
const character = (width: number, ...strokes: Stroke[]): Character => ({ width, strokes });

const TRANSIT = 'T';
const ON_US = 'U';
const characters: Readonly<Record<string, Character>> = {
  0: character(7, [0, 0, 7, 1], [0, 0, 1, 9], [6, 0, 1, 9], [0, 8, 7, 1]),
  1: character(4, [0, 0, 2, 1], [1, 0, 1, 6], [0, 5, 4, 4]),
  2: character(4, [0, 0, 4, 1], [3, 0, 1, 5], [0, 4, 4, 1], [0, 4, 1, 5], [0, 8, 4, 1]),
  3: character(5, [0, 0, 4, 1], [3, 0, 1, 5], [0, 4, 5, 1], [3, 4, 2, 5], [0, 8, 5, 1]),
  4: character(6, [0, 0, 2, 7], [0, 6, 6, 1], [4, 5, 2, 4]),
  5: character(5, [0, 0, 5, 1], [0, 0, 1, 5], [0, 4, 5, 1], [4, 4, 1, 5], [0, 8, 5, 1]),
  6: character(6, [0, 0, 4, 1], [3, 0, 1, 2], [0, 0, 1, 9], [0, 5, 6, 1], [5, 5, 1, 4], [0, 8, 6, 1]),
  7: character(5, [0, 0, 5, 1], [0, 0, 1, 3], [4, 0, 1, 5], [2, 4, 3, 1], [2, 4, 1, 5]),
  8: character(
    7,
    [1, 0, 5, 1],
    [1, 0, 1, 5],
    [5, 0, 1, 5],
    [0, 4, 7, 1],
    [0, 4, 2, 5],
    [5, 4, 2, 5],
    [0, 8, 7, 1],
  ),
  9: character(6, [0, 0, 6, 1], [0, 0, 1, 5], [5, 0, 1, 5], [0, 4, 6, 1], [4, 4, 2, 5]),
  [TRANSIT]: character(7, [0, 1.5, 2, 6], [4, 0, 3, 3], [4, 6, 3, 3]),
  [ON_US]: character(7, [0, 1.5, 1, 6], [2, 1.5, 1, 6], [4, 0.5, 3, 4]),
};

/** Where a field ends at the right, counted from the right edge of the check. The bank prints the amount into 1 to 12. */
const positions = { account: 14, routing: 33, number: 45 };
/** With fewer digits, readers take the number of a check for something else. */
const NUMBER_DIGITS = 6;

export interface MicrFields {
  routingNumber: string;
  accountNumber: string;
  number: number;
}

/** A rectangle on the check in inches, from its left and upper edge. */
export interface Ink {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The characters of a line, each with its position. */
export function micrCharacters({ routingNumber, accountNumber, number }: MicrFields) {
  const at = (field: string, right: number) =>
    [...field].map((code, index) => ({ code, position: right + field.length - 1 - index }));
  return [
    ...at(`${ON_US}${String(number).padStart(NUMBER_DIGITS, '0')}${ON_US}`, positions.number),
    ...at(`${TRANSIT}${routingNumber}${TRANSIT}`, positions.routing),
    ...at(`${accountNumber}${ON_US}`, positions.account),
  ];
}

/** What is printed of a line. */
export function micrInk(fields: MicrFields): Ink[] {
  const top = CHECK_INCHES.height - MIDDLE_INCHES - (HEIGHT_CELLS / 2) * CELL_INCHES;
  return micrCharacters(fields).flatMap(({ code, position }) => {
    const drawn = characters[code];
    if (!drawn) throw new Error(`No character of E-13B: ${code}`);
    const right = CHECK_INCHES.width - FIRST_INCHES - (position - 1) * PITCH_INCHES;
    const left = right - drawn.width * CELL_INCHES;
    return drawn.strokes.map(([x, y, width, height]) => ({
      left: left + x * CELL_INCHES,
      top: top + y * CELL_INCHES,
      width: width * CELL_INCHES,
      height: height * CELL_INCHES,
    }));
  });
}
