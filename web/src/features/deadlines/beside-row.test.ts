import { expect, test } from 'vitest';
import { besideRow } from './beside-row.ts';

const desk = { width: 1440, height: 900 };
const row = (top: number) => ({ top, bottom: top + 50, left: 1044, right: 1416 });
const panel = { width: 428, height: 360 };

test('stands left of its row, from the row’s top, and points at the row’s middle', () => {
  expect(besideRow(row(300), panel, desk)).toEqual({
    side: 'left',
    top: 300,
    left: 606,
    room: 588,
    arrow: 25,
  });
});

test('moves up where the window ends, and still points at the row', () => {
  const place = besideRow(row(700), panel, desk);
  expect(place).toMatchObject({ side: 'left', top: 528, arrow: 197 });
});

test('a count longer than the window begins at its edge and is scrolled', () => {
  expect(besideRow(row(400), { width: 428, height: 2000 }, desk)).toMatchObject({ top: 12, room: 876 });
});

const phone = { width: 390, height: 844 };
const phoneRow = (top: number) => ({ top, bottom: top + 52, left: 17, right: 373 });
const wide = { width: 366, height: 420 };

test.each([
  ['under its row', 100, { side: 'below', top: 162, left: 12, room: 670 }],
  ['above, where there is more room', 700, { side: 'above', top: 270, left: 12, room: 678 }],
  ['under, with the room there is', 300, { side: 'below', top: 362, left: 12, room: 470 }],
])('on a phone %s', (_, top, place) => {
  expect(besideRow(phoneRow(top), wide, phone)).toMatchObject(place);
});

test.each([0, 120, 400, 640, 790])('never lies over the row, which begins at %d', (top) => {
  for (const [at, view] of [
    [row(top), desk],
    [phoneRow(top), phone],
  ] as const) {
    const size = view === desk ? panel : wide;
    const place = besideRow(at, size, view);
    const bottom = place.top + Math.min(size.height, place.room);
    const isBeside = place.left + size.width <= at.left;
    expect(isBeside || place.top >= at.bottom || bottom <= at.top).toBe(true);
  }
});
