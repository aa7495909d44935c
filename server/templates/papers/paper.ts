import { type Condition, pathsOf } from '@writdesk/contract/documents/conditions';
import { type FactPath, isFactPath } from '@writdesk/contract/documents/tag-fields';
import {
  type confidences,
  type TagFormat,
  tagFormats,
  type TemplateMoment,
} from '@writdesk/contract/documents/template-values';

/**
 * A court document as data: its words, with the facts of a case in double braces. `{{plaintiff.name}}` is a fact that the document can't
 * do without, `{{hearing.date?}}` one that leaves a rule to write on, `{{tenants.names|UPPER}}` one in a format of its own.
 */
export interface Paper {
  /** The kind of document: the same in each state that has one of its own. */
  kind: string;
  /** Null for every state. */
  state: string | null;
  name: string;
  moment: TemplateMoment;
  /** When a case needs it; absent for always. */
  condition?: Condition;
  /** Given to the tenant before there is a suit: it names the landlord and the tenants, and no court. */
  isNotice?: true;
  /** Offered, never asked for: a case may need it or not. */
  onRequest?: true;
  /** Where what it must say comes from, as a lawyer cites it. */
  source: string;
  confidence: (typeof confidences)[number];
  blocks: readonly Block[];
}

interface When {
  /** Absent for always. */
  when?: Condition;
}
interface Words extends When {
  text: string;
}

export type Block =
  | ({ is: 'TEXT' } & Words)
  /** The words that a statute or a rule gives, exactly as it gives them: set apart. */
  | ({ is: 'EXACT' } & Words)
  /** The same, where the law wants them to strike the eye: in a frame, bold, twice as large. */
  | ({ is: 'CONSPICUOUS' } & Words)
  /** Numbered statements; the numbers go on through the document. */
  | { is: 'ITEMS'; items: readonly Words[] }
  /** A fact of several, one below the other. */
  | { is: 'LIST'; path: FactPath }
  /** What is asked for in money, line by line, with its total. */
  | ({ is: 'SUMS' } & When)
  | { is: 'SIGN'; who: Signer }
  /** Sworn before an officer: a line for who swears, and the officer's words. */
  | { is: 'JURAT' }
  /** Declared under penalty of perjury, where a state takes that in place of an oath. */
  | { is: 'DECLARE' };

export const signers = ['ATTORNEY', 'LANDLORD', 'JUDGE', 'CLERK', 'SERVER', 'EXECUTING_OFFICER'] as const;
export type Signer = (typeof signers)[number];

/** A part of a text: words, or a fact in their midst. */
export type Part = string | { path: FactPath; format: TagFormat | null; isRequired: boolean };

const tag = /\{\{(?<path>[^}|?]+)(?<optional>\?)?(?:\|(?<format>[A-Z_0-9]+))?\}\}/g;

/**
 * Takes a text apart.
 * @throws Error that names a fact or a format that there is none of.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(tag)) {
    if (found.index > end) parts.push(text.slice(end, found.index));
    end = found.index + found[0].length;
    const { path = '', optional, format } = found.groups ?? {};
    const known = tagFormats.find((one) => one === format);
    if (!isFactPath(path) || (format !== undefined && !known)) throw new Error(`There is no ${found[0]}.`);
    parts.push({ path, format: known ?? null, isRequired: optional === undefined });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

interface Asked {
  path: FactPath;
  isRequired: boolean;
}

/** What stands above every document. */
const ofHead: readonly FactPath[] = ['court.state', 'plaintiff.name', 'tenants.list', 'property.address'];
/** What else stands above a court document. */
const ofCaption: readonly FactPath[] = ['court.name', 'court.county', ...ofHead];
export const moneyOfPaper = [
  'claim.rent',
  'claim.lateFees',
  'claim.utilities',
  'claim.other',
  'claim.attorneyFee',
] as const satisfies readonly FactPath[];
/** Who takes the rent: below the landlord's name. */
const ofLandlord: readonly FactPath[] = ['payee.address', 'payee.phone'];
const ofAttorney: readonly FactPath[] = [
  'attorney.name',
  'attorney.barNo',
  'attorney.firm',
  'attorney.address',
  'attorney.phone',
  'attorney.email',
];

function asksOf(block: Block): Asked[] {
  const some = (paths: readonly string[], isRequired: boolean) =>
    paths.filter(isFactPath).map((path) => ({ path, isRequired }));
  const ofWords = ({ text, when }: Words) => [
    ...partsOf(text).flatMap((part) =>
      // What stands under a condition is asked for where the condition holds alone; then it may leave a rule.
      typeof part === 'string' ? [] : [{ path: part.path, isRequired: part.isRequired && !when }],
    ),
    ...some(pathsOf(when ?? null), false),
  ];
  switch (block.is) {
    case 'TEXT':
    case 'EXACT':
    case 'CONSPICUOUS':
      return ofWords(block);
    case 'ITEMS':
      return block.items.flatMap(ofWords);
    case 'LIST':
      return [{ path: block.path, isRequired: true }];
    case 'SUMS':
      return [...some(moneyOfPaper, false), ...some(pathsOf(block.when ?? null), false)];
    case 'SIGN':
      if (block.who === 'LANDLORD') return some(ofLandlord, true);
      return block.who === 'ATTORNEY' ? some(ofAttorney, false) : [];
    case 'JURAT':
    case 'DECLARE':
      return [];
  }
}

const all = (paper: Paper): Asked[] => [
  ...(paper.isNotice ? ofHead : ofCaption).map((path) => ({ path, isRequired: true })),
  ...(paper.isNotice ? [] : [{ path: 'case.number' as const, isRequired: false }]),
  ...paper.blocks.flatMap(asksOf),
];

/** The facts without which a document says nothing true. */
export const needsOf = (paper: Paper): FactPath[] => [
  ...new Set(all(paper).flatMap(({ path, isRequired }) => (isRequired ? [path] : []))),
];

/** The facts that a document prints or is decided by. */
export const printsOf = (paper: Paper): FactPath[] => [...new Set(all(paper).map(({ path }) => path))];
