import {
  type Content,
  element,
  type Markup,
  optional,
  type ReadElement,
  UnreadableXmlError,
} from '../../platform/soap/index.ts';
import { inEcf, WEB_SERVICES } from './vocabulary.ts';

/** Who asks: where our callbacks are taken, and the name of the firm. */
export interface Sender {
  address: string;
  name: string;
}

export type Party =
  | { kind: 'ORGANIZATION'; name: string }
  | { kind: 'PERSON'; firstName: string; middleName: string; lastName: string; suffix: string };

export const identification = (name: string, id: string, category: string | null = null): Markup =>
  element(name, [element('nc:IdentificationID', id), optional('nc:IdentificationCategoryText', category)]);

export const sentBy = ({ address }: Pick<Sender, 'address'>): Content => [
  identification('ecf:SendingMDELocationID', address),
  element('ecf:SendingMDEProfileCode', WEB_SERVICES),
];

/** A court, by the code that the manager knows it under. */
export const courtOf = (code: string): Markup =>
  element('j:CaseCourt', identification('nc:OrganizationIdentification', code));

/** The beginning of each question. */
export const askedBy = (sender: Sender, court: string): Content => [
  sentBy(sender),
  element('ecf:QuerySubmitter', entityOf({ kind: 'ORGANIZATION', name: sender.name })),
  courtOf(court),
];

export const entityOf = (party: Party, id: string | null = null): Markup => {
  const attributes: Record<string, string> = id === null ? {} : { 's:id': id };
  if (party.kind === 'ORGANIZATION')
    return element('ecf:EntityOrganization', element('nc:OrganizationName', party.name), attributes);
  const name = element('nc:PersonName', [
    optional('nc:PersonGivenName', party.firstName),
    optional('nc:PersonMiddleName', party.middleName),
    optional('nc:PersonSurName', party.lastName),
    optional('nc:PersonNameSuffixText', party.suffix),
  ]);
  return element('ecf:EntityPerson', name, attributes);
};

/** An amount of dollars. */
export const dollarsOf = (cents: number): string => {
  const whole = Math.floor(cents / 100);
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
};

/** @throws UnreadableXmlError for what is no amount of dollars and whole cents. */
export function centsOf(text: string): number {
  const [, dollars, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (dollars === undefined) throw new UnreadableXmlError(`“${text.slice(0, 40)}” is no amount.`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** The day of a date, or of a moment by the clock of whoever wrote it; null for anything else. */
export function dayOf(element_: ReadElement | null): string | null {
  if (!element_) return null;
  const text = inEcf.text(element_, 'nc:Date') || inEcf.text(element_, 'nc:DateTime');
  return /^\d{4}-\d{2}-\d{2}(?=$|T|Z|[+-])/.exec(text)?.[0] ?? null;
}

/** What an answer says went wrong. Zero stands for nothing. */
export interface Complaint {
  code: string;
  text: string;
}

export const complaintsIn = (message: ReadElement): Complaint[] =>
  inEcf
    .all(message, 'ecf:Error')
    .map((each) => ({ code: inEcf.text(each, 'ecf:ErrorCode'), text: inEcf.text(each, 'ecf:ErrorText') }))
    .filter(({ code }) => code !== '0');

/** The court that an answer speaks of. */
export const courtIn = (message: ReadElement): string =>
  inEcf.text(message, 'j:CaseCourt', 'nc:OrganizationIdentification', 'nc:IdentificationID');

export interface Identifications {
  /** Ours, as we have sent it. */
  references: string[];
  /** The manager’s. */
  number: string | null;
}

/** The identifications of a document. Where the manager doesn’t name the category, what isn’t ours is its own. */
export function identificationsIn(within: ReadElement, reference: string | null): Identifications {
  const ids = inEcf.all(within, 'nc:DocumentIdentification').map((each) => ({
    id: inEcf.text(each, 'nc:IdentificationID'),
    category: inEcf.text(each, 'nc:IdentificationCategoryText').toUpperCase(),
  }));
  const named = ids.find(({ category }) => category === 'FILINGID');
  const other = ids.find(({ id, category }) => category === '' && id !== reference);
  return {
    references: ids.filter(({ category }) => category !== 'FILINGID').map(({ id }) => id),
    number: (named ?? other)?.id || null,
  };
}
