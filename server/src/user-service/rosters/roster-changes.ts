export interface RosterChange {
  field: string;
  before: string | number | null;
  after: string | number | null;
}

const plain = (value: unknown): string | number | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : value === true
        ? 'YES'
        : 'NO';

/** What of a record becomes something else. */
export const differences = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): RosterChange[] =>
  Object.keys(after).flatMap((field) => {
    const [was, is] = [plain(before[field]), plain(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
