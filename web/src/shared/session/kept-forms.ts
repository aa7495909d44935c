import { PREFIX } from './drop-forms.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What must never wait in a browser, whatever form asks for it. */
const isSecret = (field: string) => /ssn|social|password|secret|birth|account|routing|token/i.test(field);

/** Keeps for this tab what differs from how the form began: it survives a reload, and no secret is in it. */
export function keepForm(name: string, began: object, typed: object, store: Store = sessionStorage): void {
  const was = new Map(Object.entries(began).map(([field, value]) => [field, JSON.stringify(value)]));
  const changed = Object.entries(typed).filter(
    ([field, value]) => !holdsSecret(field, value) && JSON.stringify(value) !== was.get(field),
  );
  try {
    if (changed.length === 0) store.removeItem(PREFIX + name);
    else store.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // A full or forbidden store: the form works without it.
  }
}

/** What was typed before the reload, of the fields that the form still has; null when nothing was. */
export function keptForm<V extends object>(name: string, began: V, store: Store = sessionStorage): V | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(PREFIX + name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(([field]) => Object.hasOwn(began, field));
    return known.length === 0 ? null : { ...began, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

/** A field that is a secret, or holds one below it. */
function holdsSecret(field: string, value: unknown): boolean {
  if (isSecret(field)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const parts = Array.isArray(value)
    ? value.map((part): [string, unknown] => ['', part])
    : Object.entries(value);
  return parts.some(([name, part]) => holdsSecret(name, part));
}
