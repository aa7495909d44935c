import type { DocumentTag } from '@writdesk/contract/documents/template-values';

/** A tag as two people left it; null where one of them has removed it, or never had it. */
export interface TagDifference {
  mine: DocumentTag | null;
  theirs: DocumentTag | null;
}

/** The tags that are not the same in both, by the page on which they stand. */
export function differences(
  mine: readonly DocumentTag[],
  theirs: readonly DocumentTag[],
  isNamed: (tag: DocumentTag, serverId: string) => boolean,
): TagDifference[] {
  const pairs = mine.map((tag) => ({
    mine: tag,
    theirs: theirs.find(({ id }) => isNamed(tag, id)) ?? null,
  }));
  const added = theirs.filter(({ id }) => !mine.some((tag) => isNamed(tag, id)));
  return [
    ...pairs.filter((pair) => pair.theirs === null || !isSame(pair.mine, pair.theirs)),
    ...added.map((tag) => ({ mine: null, theirs: tag })),
  ].toSorted((a, b) => pageOf(a) - pageOf(b));
}

const pageOf = ({ mine, theirs }: TagDifference): number => (mine ?? theirs)?.page ?? 0;

/** Its id aside: a new tag has another name here than on the server. */
function isSame({ id: _mine, ...one }: DocumentTag, { id: _theirs, ...other }: DocumentTag): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return [...keys].every((key) => JSON.stringify(one[key] ?? null) === JSON.stringify(other[key] ?? null));
}
