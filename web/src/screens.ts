import { company } from './screens/company.ts';
import { money } from './screens/money.ts';
import { records } from './screens/records.ts';
import type { Screen } from './screens/screen.ts';
import { setup } from './screens/setup.ts';
import { work } from './screens/work.ts';

/** Every screen: its address, who sees it, and its place in the menu. */
export const screens: readonly Screen[] = [...work, ...records, ...money, ...setup, ...company];

/** Is the screen there at all in this installation? */
export function isServed({ embeddedOnly }: Screen): boolean {
  return !embeddedOnly || window.writdesk?.embedded === true;
}
