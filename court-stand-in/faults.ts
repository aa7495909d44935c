/** What a court’s site does wrong. Each is met once at the place that is named, or at every place by chance. */
export const faultKinds = [
  'MAINTENANCE',
  'CAPTCHA',
  'TIMEOUT',
  'TOO_MANY',
  'CUT_AFTER_ACCEPTANCE',
  'TIMEOUT_AFTER_ACCEPTANCE',
  'CUT_BEFORE_ACCEPTANCE',
  'DUPLICATE',
  'SESSION_END',
  'SECOND_FACTOR',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Where in the way through the site a request stands. */
export type Place = 'signIn' | 'search' | 'parties' | 'document' | 'fee' | 'submit' | 'envelope' | 'docket';

/** Which faults can be at a place. */
const possible: Readonly<Record<Place, readonly FaultKind[]>> = {
  signIn: ['MAINTENANCE', 'TIMEOUT', 'SECOND_FACTOR', 'TOO_MANY'],
  search: ['CAPTCHA', 'TIMEOUT', 'SESSION_END', 'TOO_MANY'],
  parties: ['CAPTCHA', 'TIMEOUT', 'SESSION_END', 'MAINTENANCE'],
  document: ['TIMEOUT', 'SESSION_END'],
  fee: ['TIMEOUT', 'SESSION_END', 'CAPTCHA'],
  submit: [
    'CUT_AFTER_ACCEPTANCE',
    'TIMEOUT_AFTER_ACCEPTANCE',
    'CUT_BEFORE_ACCEPTANCE',
    'DUPLICATE',
    'SESSION_END',
  ],
  envelope: ['TIMEOUT', 'SESSION_END'],
  docket: ['TIMEOUT', 'MAINTENANCE'],
};

export interface Faults {
  /** The fault that a request meets here, or none. */
  at(place: Place): FaultKind | null;
  /** Has the next request at the place meet it. */
  arrange(place: Place, kind: FaultKind): void;
}

/** The same seed gives the same faults. @param share of requests that meet one. */
export function faultsOf(seed: number, share: number): Faults {
  const random = randomOf(seed);
  const arranged: { place: Place; kind: FaultKind }[] = [];
  return {
    at(place) {
      const index = arranged.findIndex((each) => each.place === place);
      if (index !== -1) return arranged.splice(index, 1)[0]?.kind ?? null;
      if (random() >= share) return null;
      const kinds = possible[place];
      return kinds[Math.floor(random() * kinds.length)] ?? null;
    },
    arrange: (place, kind) => void arranged.push({ place, kind }),
  };
}

/** Mulberry32: small, and the same on every machine. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
