import type { Locale } from '../../shared/i18n/locale.ts';

interface State {
  en: string;
  es: string;
  /** Where most of its courts are; a courthouse that is chosen says its own. */
  timeZone: string;
}

const eastern = 'America/New_York';

/** The states that a rule pack is there for, in the order of their names. */
export const states: Readonly<Record<string, State>> = {
  AZ: { en: 'Arizona', es: 'Arizona', timeZone: 'America/Phoenix' },
  CA: { en: 'California', es: 'California', timeZone: 'America/Los_Angeles' },
  FL: { en: 'Florida', es: 'Florida', timeZone: eastern },
  GA: { en: 'Georgia', es: 'Georgia', timeZone: eastern },
  MD: { en: 'Maryland', es: 'Maryland', timeZone: eastern },
  NV: { en: 'Nevada', es: 'Nevada', timeZone: 'America/Los_Angeles' },
  NY: { en: 'New York', es: 'Nueva York', timeZone: eastern },
  NC: { en: 'North Carolina', es: 'Carolina del Norte', timeZone: eastern },
  OH: { en: 'Ohio', es: 'Ohio', timeZone: eastern },
  SC: { en: 'South Carolina', es: 'Carolina del Sur', timeZone: eastern },
  TX: { en: 'Texas', es: 'Texas', timeZone: 'America/Chicago' },
  VA: { en: 'Virginia', es: 'Virginia', timeZone: eastern },
};

/** A state's name; of one that has no pack its two letters. */
export function stateName(code: string, locale: Locale): string {
  return states[code]?.[locale] ?? code;
}
