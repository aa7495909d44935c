import { PREFIX } from './drop-forms.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What must never wait in a browser, whatever form asks for it. */
const isSecret = (field: string) =>
  /ssn|social|password|secret|birth|account|routing|token|card|^(tax)?(tin|ein|pin)$|^taxId$|privateKey/i.test(
    field,
  );

/** What was typed of a form that began otherwise. */
export interface KeptForm<V> {
  values: V;
  /** How the fields began that were typed in. */
  was: Partial<V>;
}

/** Keeps for this tab what differs from how the form began: it survives a reload, and no secret is in it. */
export function keepForm(name: string, began: object, typed: object, store: Store = sessionStorage): void {
  const before = new Map(Object.entries(began));
  const changed = Object.entries(typed).filter(
    ([field, value]) =>
      !holdsSecret(field, value) && JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  const was = changed.map(([field]) => [field, before.get(field)]);
  const kept = { typed: Object.fromEntries(changed), was: Object.fromEntries(was) };
  try {
    if (changed.length === 0) store.removeItem(PREFIX + name);
    else store.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the form works without it.
  }
}

/** What was typed before the reload, of the fields that the form still has; null when nothing was. */
export function keptForm<V extends object>(
  name: string,
  began: V,
  store: Store = sessionStorage,
): KeptForm<V> | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(PREFIX + name) ?? 'null');
    const typed = partOf(kept, 'typed', began);
    if (Object.keys(typed).length === 0) return null;
    return { values: { ...began, ...typed }, was: partOf(kept, 'was', typed) };
  } catch {
    return null;
  }
}

/** The fields of one half of what is kept that `known` has too. */
function partOf<V extends object>(kept: unknown, half: 'typed' | 'was', known: V): Partial<V> {
  const fields = Object.entries((kept as Record<typeof half, object> | null)?.[half] ?? {});
  return Object.fromEntries(fields.filter(([field]) => Object.hasOwn(known, field))) as Partial<V>;
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
