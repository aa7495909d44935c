import { type PrintOffset, printOffset } from '@writdesk/contract/checks/check-values';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const KEY = 'writdesk.check-alignment';
const straight: PrintOffset = { rightInches: 0, downInches: 0 };

/** How far the printer of this computer is off; who prints on another one has another alignment there. */
export function keptAlignment(store: Store = localStorage): PrintOffset {
  try {
    return printOffset.parse(JSON.parse(store.getItem(KEY) ?? '{}'));
  } catch {
    return straight;
  }
}

export const keepAlignment = (offset: PrintOffset, store: Store = localStorage): void =>
  store.setItem(KEY, JSON.stringify(offset));
