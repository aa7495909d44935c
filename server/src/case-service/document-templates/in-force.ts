import type { TemplateLevel, TemplateType } from '@writdesk/contract/documents/template-values';
import type { TemplatePlace } from './template-queries.ts';

export interface Placed extends TemplatePlace {
  id: string;
  type: TemplateType;
  /** The slot that it fills. */
  slotId: string | null;
  firmId: string | null;
  kind: string;
  notHere: boolean;
}

/** How far a template reaches. */
export function levelOf({ courthouseId, countyId, stateId }: TemplatePlace): TemplateLevel {
  if (courthouseId) return 'COURTHOUSE';
  if (countyId) return 'COUNTY';
  return stateId ? 'STATE' : 'ALL';
}

const width: Readonly<Record<TemplateLevel, number>> = { COURTHOUSE: 0, COUNTY: 1, STATE: 2, ALL: 3 };

/**
 * Of all templates that fit a place, the one of each kind that is used: the narrowest, and at one place the firm's before
 * the product's. Where that one says "not here", nothing of the kind is used. A slot is there until a form in force fills it.
 */
export function templatesInForce<T extends Placed>(fitting: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const template of fitting) {
    const before = best.get(template.kind);
    if (!before || rank(template) < rank(before)) best.set(template.kind, template);
  }
  const used = [...best.values()].filter(({ notHere }) => !notHere);
  const filled = new Set(used.flatMap(({ slotId }) => slotId ?? []));
  return used.filter(({ type, id }) => type !== 'SLOT' || !filled.has(id));
}

const rank = (template: Placed) => width[levelOf(template)] * 2 + (template.firmId === null ? 1 : 0);
