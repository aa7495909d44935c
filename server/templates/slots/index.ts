import { arizonaSlots } from './az.ts';
import { californiaSlots } from './ca.ts';
import { newYorkSlots, northCarolinaSlots, southCarolinaSlots } from './east.ts';
import { nevadaSlots } from './nv.ts';
import { federalSlots } from './us.ts';
import type { Slot } from './slot.ts';

/** The forms that courts demand and that firms upload. */
export const slots: readonly Slot[] = [
  ...federalSlots,
  ...arizonaSlots,
  ...californiaSlots,
  ...nevadaSlots,
  ...newYorkSlots,
  ...northCarolinaSlots,
  ...southCarolinaSlots,
];

const byKind = new Map(slots.map((slot) => [slotKind(slot), slot]));

/** The kind that a slot has among the templates of its place, next to our own layout of the kind that it becomes. */
export function slotKind({ code }: Pick<Slot, 'code'>): string {
  return `FORM_${code}`;
}

/** What the form of an empty slot asks; undefined for a template that is none. */
export const slotOf = ({ type, kind }: { type: string; kind: string }): Slot | undefined =>
  type === 'SLOT' ? byKind.get(kind) : undefined;
