export interface BulkAction {
  key: string;
  label: string;
  run: () => void;
  disabled?: boolean;
  /** How many of the selected rows wait for just this. */
  awaitedBy?: number;
  /** It ends what it is done to. */
  danger?: boolean;
}

/** What most of the selected rows wait for stands first, and what ends them last; all else keeps its order. */
export function inBulkOrder(actions: readonly BulkAction[]): BulkAction[] {
  return actions.toSorted(
    (one, other) =>
      Number(one.danger ?? false) - Number(other.danger ?? false) ||
      (other.awaitedBy ?? 0) - (one.awaitedBy ?? 0),
  );
}
