import { checkSheets, printOffset } from '@writdesk/contract/checks/check-values';
import { z } from 'zod';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const KEY = 'writdesk.check-alignment';
/** What is in the printer of this computer, and how far it is off. */
export const printSetup = printOffset.extend({
  sheet: z.enum(checkSheets).default('VOUCHER'),
  /** On blank stock: the account of which the bank and the MICR line are printed. */
  bankAccountId: z.uuid().nullable().default(null),
});
export type PrintSetup = z.output<typeof printSetup>;
const straight: PrintSetup = { rightInches: 0, downInches: 0, sheet: 'VOUCHER', bankAccountId: null };

/** How far the printer of this computer is off; who prints on another one has another alignment there. */
export function keptAlignment(store: Store = localStorage): PrintSetup {
  try {
    return printSetup.parse(JSON.parse(store.getItem(KEY) ?? '{}'));
  } catch {
    return straight;
  }
}

export const keepAlignment = (setup: PrintSetup, store: Store = localStorage): void =>
  store.setItem(KEY, JSON.stringify(setup));
