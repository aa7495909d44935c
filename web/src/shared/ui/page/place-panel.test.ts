import { expect, test } from 'vitest';
import { panelPlace } from './place-panel.ts';

const view = { width: 1000, height: 800 };
const button = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 30 });
const panel = { width: 300, height: 200 };

test.each([
  ['under its button', button(100, 100), 'start', { top: 136, left: 100 }],
  ['right edges in line', button(600, 100), 'end', { top: 136, left: 400 }],
  ['not beyond the right edge', button(880, 100), 'start', { top: 136, left: 688 }],
  ['not beyond the left edge', button(20, 100), 'end', { top: 136, left: 12 }],
  ['above, where there is no room below', button(100, 700), 'start', { top: 494, left: 100 }],
] as const)('%s', (_, from, align, place) => {
  expect(panelPlace(from, panel, view, align)).toEqual(place);
});

test('a panel with room on neither side stays below, where it can be scrolled to', () => {
  expect(panelPlace(button(100, 300), { width: 300, height: 700 }, view, 'start').top).toBe(336);
});
