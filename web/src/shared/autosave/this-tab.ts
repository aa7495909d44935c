/** A tab of the browser, and which others of the same origin are open. */
export interface Tab {
  id: string;
  others: ReadonlySet<string>;
}

const idName = 'writdesk.tab.1';
const lockPrefix = 'writdesk.tab.';

/** Where nobody can say which tabs live, all are one. */
const shared: Tab = { id: 'shared', others: new Set() };

let settled: Promise<string> | undefined;

/** Who this tab is, and which others are open now. */
export async function readTab(): Promise<Tab> {
  if (!('locks' in navigator)) return shared;
  try {
    settled ??= settleTab();
    const id = await settled;
    return { id, others: await otherTabs(id) };
  } catch {
    return shared;
  }
}

/**
 * Takes the tab's id from its session, and holds the lock of that name for as long as the tab lives.
 * @param patienceMs how long the lock is waited for: the page before a reload may hold it a moment longer.
 */
export async function settleTab(
  storage: Storage = sessionStorage,
  locks: LockManager = navigator.locks,
  patienceMs = 1000,
): Promise<string> {
  const known = storage.getItem(idName);
  if (known && (await holdLock(locks, known, { signal: AbortSignal.timeout(patienceMs) }))) return known;
  // A new tab, or the copy of one that lives: a copy has the session of its original.
  const id = crypto.randomUUID();
  storage.setItem(idName, id);
  await holdLock(locks, id, {});
  return id;
}

/** @returns the ids of the open tabs but the own. */
export async function otherTabs(id: string, locks: LockManager = navigator.locks): Promise<Set<string>> {
  const { held = [] } = await locks.query();
  const ids = held.flatMap(({ name }) =>
    name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
  );
  return new Set(ids.filter((one) => one !== id));
}

/** @returns whether the lock was got; it is then held to the end of the page. */
function holdLock(locks: LockManager, id: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    locks.request(lockPrefix + id, options, hold).catch(() => resolve(false));
  });
}
