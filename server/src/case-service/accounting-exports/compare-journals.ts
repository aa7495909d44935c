import type { Journal } from './journals.ts';

type Difference = 'ADDED' | 'CHANGED';

/** What became of journals since files had them: a ledger that only grows loses none. */
export function compareJournals(journals: readonly Journal[], exported: ReadonlyMap<string, string>) {
  const differences = journals.flatMap((journal): { journal: Journal; difference: Difference }[] => {
    const before = exported.get(journal.id);
    if (before === journal.digest) return [];
    return [{ journal, difference: before === undefined ? 'ADDED' : 'CHANGED' }];
  });
  const added = differences.filter(({ difference }) => difference === 'ADDED').length;
  return {
    differences,
    counts: {
      added,
      changed: differences.length - added,
      unchanged: journals.length - differences.length,
    },
  };
}
