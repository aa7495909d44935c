import type { StandingCode } from './standing-points.ts';

/** What the check of a plaintiff shows, in English; a name in braces is filled in. The screen has the reader's language. */
export const standingSentences: Readonly<Record<StandingCode, string>> = {
  nameMatches: 'The plaintiff is {owner}, as in the register',
  nameDiffers: 'The plaintiff is {plaintiff}, and the register names {owner} as the owner',
  nameMissing: 'Enter how court papers name the plaintiff',
  notInRegister: 'No owner is entered for the property: check that {plaintiff} owns it',
  ownerActive: '{owner} is active in the register',
  ownerInactive: '{owner} is inactive in the register',
  licenseValid: 'The rental license holds until {day}',
  licenseLapsed: 'The rental license expired {day}',
  licenseUndated: 'The rental license {number} has no expiry: check that it holds',
  leadValid: 'The lead certificate holds until {day}',
  leadLapsed: 'The lead certificate expired {day}',
  agentNeedsDesignation: '{agent} acts as agent: the owner’s designation goes with the filing ({cite})',
  agentUnchecked: '{agent} acts as agent: check that this court takes an agent',
};

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A point as an English sentence. */
export const standingSentence = (code: StandingCode, params: Readonly<Record<string, string>>): string =>
  standingSentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return name === 'day' ? dayText.format(new Date(`${value}T12:00:00Z`)) : value;
  });
