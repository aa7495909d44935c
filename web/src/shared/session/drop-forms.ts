/** Begins the name of every kept form. The session forgets them all, so this comes with the sign-in, and what keeps them doesn't. */
export const PREFIX = 'writdesk.form.1.';

type Store = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** Forgets the forms whose names begin so; all of them when nothing is said. */
export function dropForms(begin = '', store: Store = sessionStorage): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const name of names) if (name.startsWith(PREFIX + begin)) store.removeItem(name);
}
