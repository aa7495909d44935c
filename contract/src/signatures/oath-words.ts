/** The words by which somebody swears or declares, and those of the officer, as dated data of a state. */
interface OathRule {
  state: string;
  /** Whether facts are sworn before an officer, or a declaration under penalty of perjury is enough. */
  form: 'SWORN' | 'DECLARED';
  oath: string;
  /** What the officer certifies. */
  jurat: string;
  source: string | null;
  /** Nobody has compared it with the law: it warns. */
  confidence: 'S' | 'K' | 'U';
}

const sworn = (state: string, name: string, source: string | null): OathRule => ({
  state,
  form: 'SWORN',
  oath: 'I swear or affirm that I have read this document, that I know what it says, and that it is true of my own knowledge or from the records that the plaintiff keeps in the ordinary course of business.',
  jurat: `State of ${name}. Sworn to or affirmed and subscribed before me by the person named above.`,
  source,
  confidence: 'U',
});
const declared = (state: string, name: string, source: string | null): OathRule => ({
  ...sworn(state, name, source),
  form: 'DECLARED',
  oath: `I declare under penalty of perjury under the law of the State of ${name} that the foregoing is true and correct.`,
});

/** Of the ten states that we file in. */
const oathRules: readonly OathRule[] = [
  sworn('GA', 'Georgia', 'O.C.G.A. § 44-7-50'),
  sworn('NC', 'North Carolina', null),
  sworn('OH', 'Ohio', null),
  sworn('SC', 'South Carolina', null),
  declared('AZ', 'Arizona', null),
  declared('CA', 'California', 'Cal. Code Civ. Proc. § 2015.5'),
  declared('FL', 'Florida', 'Fla. Stat. § 92.525'),
  declared('NV', 'Nevada', 'NRS 53.045'),
  declared('NY', 'New York', 'CPLR 2106'),
  declared('TX', 'Texas', 'Tex. Civ. Prac. & Rem. Code § 132.001'),
];

/** The rule of a state; elsewhere facts are sworn, which is more than a declaration. */
export const oathOf = (state: string | null): OathRule =>
  oathRules.find((rule) => rule.state === state) ?? sworn(state ?? '', 'this state', null);
