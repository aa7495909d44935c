/** Endings that a register and a pleading write in different ways. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\blimited liability (?:company|co)\b/g, 'llc'],
  [/\bl l c\b/g, 'llc'],
  [/\bl c\b/g, 'lc'],
  [/\blimited liability limited partnership\b/g, 'lllp'],
  [/\bl l l p\b/g, 'lllp'],
  [/\blimited liability partnership\b/g, 'llp'],
  [/\bl l p\b/g, 'llp'],
  [/\blimited partnership\b/g, 'lp'],
  [/\bl p\b/g, 'lp'],
  [/\bincorporated\b/g, 'inc'],
  [/\bcorporation\b/g, 'corp'],
  [/\bcompany\b/g, 'co'],
  [/\blimited\b/g, 'ltd'],
];

/** A name as it is compared: without case, punctuation and accents of typing, its ending in one spelling. */
export function comparedName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return endings.reduce((text, [long, short]) => text.replaceAll(long, short), plain);
}

/** Whether two names are one person's or entity's, however they are typed. */
export const isSameName = (one: string, other: string): boolean => comparedName(one) === comparedName(other);

export interface NamedPlaintiff {
  /** In whose name the suit is brought. */
  principal: string;
  /** Who acts for them, where the name says so. */
  agent: string | null;
}

const forms: readonly (readonly [RegExp, 'agent' | 'principal'])[] = [
  // "Magnolia Living LLC as agent for Cedar Bluff Holdings LLC"
  [/^(.+?),?\s+(?:as\s+)?(?:managing\s+|authorized\s+)?agents?\s+(?:for|of)\s+(.+)$/iu, 'agent'],
  // "Cedar Bluff Holdings LLC, by and through its agent Magnolia Living LLC"
  [
    /^(.+?),?\s+(?:by|through|by and through)\s+(?:its|their)\s+(?:managing\s+|authorized\s+)?agents?,?\s+(.+)$/iu,
    'principal',
  ],
];

/** Whom a plaintiff's name names. A trade name after “d/b/a” is left out, and so is “as owner”: the suit is the entity's. */
export function readPlaintiff(name: string): NamedPlaintiff {
  const text = name.trim();
  for (const [form, first] of forms) {
    const [, one, other] = form.exec(text) ?? [];
    if (one && other)
      return first === 'agent'
        ? { agent: withoutTradeName(one), principal: withoutTradeName(other) }
        : { principal: withoutTradeName(one), agent: withoutTradeName(other) };
  }
  return { principal: withoutTradeName(text), agent: null };
}

const withoutTradeName = (name: string): string =>
  name
    .replace(/,?\s+(?:d\/b\/a|d\.b\.a\.|dba|doing business as|a\/k\/a|aka)\s+.*$/iu, '')
    .replace(/,?\s+as\s+(?:the\s+)?(?:owner|landlord|lessor)$/iu, '')
    .trim();
