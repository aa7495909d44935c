import { noticeKinds } from '../documents/notice-kinds.ts';
import type { ExhibitRule, OwnFileRule, PacketPurpose, PdfARule } from './packet-values.ts';

/** What a court wants of a packet, as dated data with its source. */
export interface PacketRule {
  /** Where it holds; both null for every court. */
  state: string | null;
  county: string | null;
  purpose: PacketPurpose;
  /** Kinds in the order in which they follow the court's own documents; what is not named comes last. */
  order: readonly string[];
  /** Copies on paper of a kind, for each defendant and beyond. */
  copies: readonly { kind: string; perDefendant: number; more: number }[];
  /** Whether the pages are numbered through, from 1 on the first. */
  numbersPages: boolean;
  /** How exhibits are marked; null where a packet has none. */
  exhibits: ExhibitRule | null;
  /** What stays a file of its own; null where everything is bound into one. */
  ownFiles: OwnFileRule | null;
  /** Whether its files must be PDF/A; null where nobody asks for it. */
  pdfA: PdfARule | null;
  /** The largest file that the court takes. */
  maxBytes: number;
  /** The most that it takes at once, in all files together; null where nobody says. */
  maxEnvelopeBytes: number | null;
  source: string | null;
  /** Seen at the source, from knowledge, unsure: what is unsure warns. */
  confidence: 'S' | 'K' | 'U';
}

const MB = 1024 * 1024;

/** What is attached to a filing as evidence. */
const evidence = [...noticeKinds, 'NOTICE_PROOF', 'LEASE', 'LEDGER', 'RENT_ROLL', 'PHOTO', 'OTHER'];

const stamped: ExhibitRule = {
  label: 'Exhibit {mark}',
  marks: 'LETTERS',
  place: 'STAMP',
  kinds: evidence,
  source: null,
  confidence: 'U',
};

const everywhere = (purpose: PacketPurpose, order: readonly string[]): PacketRule => ({
  state: null,
  county: null,
  purpose,
  order,
  copies: [],
  numbersPages: true,
  exhibits: purpose === 'FILING' ? stamped : null,
  ownFiles: null,
  pdfA: null,
  maxBytes: 25 * MB,
  maxEnvelopeBytes: null,
  source: null,
  confidence: 'U',
});

/** What follows the court's own documents in a filing. */
const filingOrder = [...noticeKinds, 'NOTICE_PROOF', 'LEASE', 'LEDGER'];

/** The narrowest place comes first. */
export const packetRules: readonly PacketRule[] = [
  {
    ...everywhere('FILING', filingOrder),
    state: 'NC',
    county: 'Dare',
    copies: [
      { kind: 'COMPLAINT', perDefendant: 2, more: 0 },
      { kind: 'SUMMONS', perDefendant: 2, more: 1 },
    ],
  },
  {
    ...everywhere('FILING', filingOrder),
    state: 'CA',
    exhibits: {
      ...stamped,
      place: 'SHEET',
      source: 'Cal. Rules of Court, rule 3.1110(f)',
      confidence: 'K',
    },
  },
  {
    ...everywhere('FILING', filingOrder),
    state: 'TX',
    ownFiles: {
      kinds: evidence,
      source:
        'eFileTexas takes exhibits as attachments, each a PDF; the district clerk of Ector County asks for them within the lead document',
      confidence: 'U',
    },
    maxEnvelopeBytes: 35 * MB,
  },
  {
    ...everywhere('FILING', filingOrder),
    state: 'FL',
    pdfA: {
      source:
        'The Florida Courts Technology Commission took PDF/A for the format of what is submitted; whether a clerk refuses anything else was not seen',
      confidence: 'U',
    },
  },
  everywhere('FILING', filingOrder),
  everywhere('SERVICE', ['STAMPED_PETITION', 'STAMPED']),
  everywhere('WRIT', ['ORDER']),
];

/** The rule of a court for a purpose: the county's before the state's before everybody's. */
export function packetRuleOf(
  { state, county }: { state: string | null; county: string | null },
  purpose: PacketPurpose,
): PacketRule {
  const fits = packetRules.find(
    (rule) =>
      rule.purpose === purpose &&
      (rule.state === null || rule.state === state) &&
      (rule.county === null || rule.county === county),
  );
  if (!fits) throw new Error(`no rule for a packet of ${purpose}`);
  return fits;
}

/** Copies on paper that a court wants of a kind of document. */
export function copiesOf({ copies }: PacketRule, kind: string, defendants: number): number {
  const rule = copies.find((one) => kind === one.kind || kind.startsWith(`${one.kind}_`));
  return rule ? rule.perDefendant * defendants + rule.more : 1;
}

/** What each document of a packet is called as an exhibit, in their order; null for what is none. */
export function exhibitsOf({ exhibits }: Pick<PacketRule, 'exhibits'>, kinds: readonly string[]) {
  let count = 0;
  return kinds.map((kind) => {
    if (!exhibits?.kinds.includes(kind)) return null;
    count += 1;
    return exhibits.label.replace('{mark}', exhibits.marks === 'LETTERS' ? lettersOf(count) : `${count}`);
  });
}

/**
 * Which documents of a packet are files of their own, in their order. The others are bound into the lead document: where there would be
 * none, all are bound.
 */
export function ownFilesOf({ ownFiles }: Pick<PacketRule, 'ownFiles'>, kinds: readonly string[]): boolean[] {
  const own = kinds.map((kind) => ownFiles?.kinds.includes(kind) ?? false);
  return own.includes(false) ? own : own.map(() => false);
}

/** A to Z, then AA, AB: what comes after 26. */
function lettersOf(count: number): string {
  const letter = String.fromCodePoint(65 + ((count - 1) % 26));
  return count > 26 ? lettersOf(Math.floor((count - 1) / 26)) + letter : letter;
}
