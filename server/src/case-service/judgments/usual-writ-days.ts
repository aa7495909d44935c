import { type JudgmentOutcome, outcomeFacts } from '@writdesk/contract/judgment-outcomes';

/**
 * Days after the judgment before a writ may be asked for, where the judge says nothing: what the form starts with.
 * Sources: O.C.G.A. § 44-7-55(a) (Georgia, after trial), Tex. Prop. Code § 24.0061(b), A.R.S. § 12-1178,
 * N.C.G.S. § 42-36.2 with § 7A-228.
 */
const afterTrial: Readonly<Record<string, number>> = { GA: 7, TX: 6, AZ: 5, NC: 10 };
/** O.C.G.A. § 44-7-53: in Georgia a default is followed by the writ at once. */
const afterDefault: Readonly<Record<string, number>> = { GA: 0 };

/** @returns null where nobody has looked up the state's number: then a person must say it. */
export function usualWritDays(stateCode: string | null, outcome: JudgmentOutcome): number | null {
  const state = stateCode ?? '';
  const isDefault = outcomeFacts[outcome].basis[0] === 'DEFAULT';
  return (isDefault ? afterDefault[state] : undefined) ?? afterTrial[state] ?? null;
}
