import type { RedactionBox, RedactionSheet } from '@writdesk/contract/documents/redaction-values';
import { useState } from 'react';
import { type Box, onPage } from '../../../../../shared/files/page-boxes.ts';

/** A place that may become black. */
export interface Place extends RedactionBox {
  key: string;
  isOn: boolean;
}

/** What is black now; else what is proposed, and a person takes away what isn't private. */
function placesOf({ boxes, proposals }: RedactionSheet): Place[] {
  const isDone = boxes.length > 0;
  const isBlack = (one: RedactionBox) =>
    boxes.some(
      ({ page, x, y, width, height }) =>
        page === one.page &&
        one.x >= x - 1 &&
        one.y >= y - 1 &&
        one.x + one.width <= x + width + 1 &&
        one.y + one.height <= y + height + 1,
    );
  return [
    ...boxes.map((box) => ({ ...box, key: crypto.randomUUID(), isOn: true })),
    ...proposals
      .filter((box) => !isBlack(box))
      .map((box) => ({ ...box, key: crypto.randomUUID(), isOn: !isDone })),
  ];
}

/** The places of a document while a person goes through them. */
export function usePlaces(sheet: RedactionSheet) {
  const [places, setPlaces] = useState(() => placesOf(sheet));
  const [isChanged, setChanged] = useState(false);
  const set = (change: (places: Place[]) => Place[]) => {
    setPlaces(change);
    setChanged(true);
  };
  const keep = (box: Box, page: number): Box => {
    const size = sheet.pages[page - 1];
    return size ? onPage(box, size) : box;
  };
  return {
    places,
    isChanged,
    turn: (key: string, isOn: boolean) =>
      set((all) => all.map((one) => (one.key === key ? { ...one, isOn } : one))),
    move: (key: string, box: Box) =>
      set((all) =>
        all.map((one) => (one.key === key ? { ...one, ...keep(box, one.page), isOn: true } : one)),
      ),
    remove: (key: string) => set((all) => all.filter((one) => one.key !== key)),
    add: (box: Box, page: number) => {
      const key = crypto.randomUUID();
      const drawn = { ...keep(box, page), page, kind: 'OTHER' as const, label: null };
      set((all) => [...all, { ...drawn, key, isOn: true }]);
      return key;
    },
  };
}

/** What is sent. */
export const boxesOf = (places: readonly Place[]): RedactionBox[] =>
  places.flatMap(({ key: _, isOn, ...box }) => (isOn ? [box] : []));
