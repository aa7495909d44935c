import type { FactValue } from '@writdesk/contract/documents/conditions';
import { isKnown, pathsOf } from '@writdesk/contract/documents/conditions';
import type { ChangedValue } from '@writdesk/contract/documents/printed-values';
import {
  type FactPath,
  factPaths,
  factScreens,
  isFactPath,
  tagFields,
} from '@writdesk/contract/documents/tag-fields';
import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { z } from 'zod';
import type { PaperValues } from './paper-facts.ts';
import { factWords } from './tag-text.ts';

const factValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** A fact as a document printed it, and who had entered it. */
const printedFact = z.object({
  path: z.custom<FactPath>((path) => typeof path === 'string' && isFactPath(path)),
  value: factValue,
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
});
export type PrintedFact = z.output<typeof printedFact>;

/** What a document is compared by, as its row keeps it. */
export interface PrintedRow {
  printed: unknown;
  keptValues: unknown;
}

/** The facts of a document; none of one that was made before they were kept. */
export const printedOf = ({ printed }: Pick<PrintedRow, 'printed'>): PrintedFact[] =>
  z.array(printedFact).parse(printed ?? []);

/** What changed facts were when somebody kept the document in spite of them. */
export const keptOf = ({ keptValues }: Pick<PrintedRow, 'keptValues'>) =>
  z.record(z.string(), factValue).parse(keptValues ?? {});

/** The facts that the tags of a form print, or that decide whether they print. */
export function pathsOfTags(tags: readonly DocumentTag[]): FactPath[] {
  const asked = new Set<string>(
    tags.flatMap(({ path, condition }) => [...(path ? [path] : []), ...pathsOf(condition)]),
  );
  return factPaths.filter((path) => asked.has(path));
}

/** What the court and the lawyer write by hand on a document that left it blank. */
const byHand: readonly (typeof factScreens)[number][] = ['court', 'firm', 'hearing', 'judgment', 'writ'];

/** The printed facts that are different now. What somebody kept in spite of it counts as printed. */
export function changedFacts(row: PrintedRow, now: PaperValues): ChangedValue[] {
  const kept = keptOf(row);
  return printedOf(row).flatMap(({ path, value }) => {
    const current = now[path];
    const isSame = (before: FactValue) => JSON.stringify(before) === JSON.stringify(current);
    const isKept = Object.hasOwn(kept, path) && isSame(kept[path] ?? null);
    // Every document has its own day.
    if (path === 'today' || isSame(value) || isKept) return [];
    if (!isKnown(value) && byHand.includes(tagFields[path].screen)) return [];
    return [{ path, printed: factWords(path, value), now: factWords(path, current) }];
  });
}

/** The facts that two versions of a document both print, differently. */
export function factsBetween(before: Pick<PrintedRow, 'printed'>, after: Pick<PrintedRow, 'printed'>) {
  const values = new Map(printedOf(after).map(({ path, value }) => [path, value]));
  return printedOf(before).flatMap(({ path, value }) => {
    const next = values.get(path);
    // Every document has its own day.
    if (path === 'today' || next === undefined || JSON.stringify(value) === JSON.stringify(next)) return [];
    return [{ path, printed: factWords(path, value), now: factWords(path, next) }];
  });
}
