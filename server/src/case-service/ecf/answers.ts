import { type ReadElement, UnreadableXmlError } from '../../platform/soap/index.ts';
import { centsOf, type Complaint, complaintsIn, courtIn, dayOf, identificationsIn } from './parts.ts';
import { inEcf } from './vocabulary.ts';

/** The manager took the question and refuses it. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly complaints: readonly Complaint[];
  constructor(complaints: readonly Complaint[]) {
    super(complaints.map(({ code, text }) => `${text.slice(0, 200)} (${code.slice(0, 40)})`).join('; '));
    this.complaints = complaints;
  }
}

/** The answer speaks of the court that was asked about, and refuses nothing. */
function requireAnswer(message: ReadElement, name: Parameters<typeof inEcf.is>[1], court: string): void {
  if (!inEcf.is(message, name)) throw new UnreadableXmlError(`The answer is ${message.name}, not ${name}.`);
  const complaints = complaintsIn(message);
  if (complaints.length > 0) throw new RefusedError(complaints);
  if (courtIn(message) !== court) throw new UnreadableXmlError('The answer speaks of another court.');
}

/** @returns what the filing costs, in cents. */
export function feesIn(message: ReadElement, court: string): number {
  requireAnswer(message, 'feesAnswer:FeesCalculationResponseMessage', court);
  return centsOf(inEcf.needText(message, 'feesAnswer:FeesCalculationAmount'));
}

/** The manager’s number of what it has taken. */
export function receiptIn(
  message: ReadElement,
  { court, reference }: { court: string; reference: string },
): string {
  requireAnswer(message, 'receipt:MessageReceiptMessage', court);
  const { references, number } = identificationsIn(message, reference);
  if (!references.includes(reference)) throw new UnreadableXmlError('The receipt is for another message.');
  if (!number) throw new UnreadableXmlError('The receipt names no filing.');
  return number;
}

export type FilingState = 'PENDING' | 'ACCEPTED' | 'REJECTED';

/** What managers call the states of a filing; whatever else they say is read by a person. */
const STATES: Readonly<Record<string, FilingState>> = {
  received: 'PENDING',
  submitted: 'PENDING',
  submitting: 'PENDING',
  processing: 'PENDING',
  'under-review': 'PENDING',
  reviewed: 'PENDING',
  deferred: 'PENDING',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  returned: 'REJECTED',
};

export interface FiledState {
  number: string | null;
  references: string[];
  state: FilingState;
  caseNumber: string | null;
  filedOn: string | null;
  /** The clerk’s code and words, where it was sent back. */
  code: string;
  words: string;
}

function stateIn(message: ReadElement, suit: ReadElement | null): Omit<FiledState, 'number' | 'references'> {
  const status = inEcf.need(message, 'ecf:FilingStatus');
  const said = inEcf.needText(status, 'ecf:FilingStatusCode').toLowerCase();
  const state = Object.hasOwn(STATES, said) ? STATES[said] : undefined;
  if (!state) throw new UnreadableXmlError(`Nobody knows what the status “${said.slice(0, 60)}” means.`);
  const words = inEcf.all(status, 'nc:StatusDescriptionText').map(({ text }) => text.trim());
  return {
    state,
    caseNumber: (suit && inEcf.text(suit, 'nc:CaseDocketID')) || null,
    filedOn: dayOf(inEcf.find(status, 'nc:StatusDate')),
    code: inEcf.text(status, 'nc:StatusText'),
    words: words.filter(Boolean).join(' '),
  };
}

/** What has become of a filing. @throws UnreadableXmlError where the answer is about another one. */
export function statusIn(
  message: ReadElement,
  { court, number }: { court: string; number: string },
): FiledState {
  requireAnswer(message, 'statusAnswer:FilingStatusResponseMessage', court);
  const ids = identificationsIn(message, null);
  if (ids.number !== number) throw new UnreadableXmlError('The answer is about another filing.');
  return { ...ids, ...stateIn(message, suitIn(message)) };
}

/** The filings of a list. */
export function filingsIn(message: ReadElement, court: string, reference: string): FiledState[] {
  requireAnswer(message, 'listAnswer:FilingListResponseMessage', court);
  return inEcf
    .all(message, 'listAnswer:MatchingFiling')
    .map((each) => ({ ...identificationsIn(each, reference), ...stateIn(each, null) }));
}

/** What the manager sends by itself once the clerk has looked. */
export function reviewIn(message: ReadElement): FiledState & { court: string } {
  if (!inEcf.is(message, 'ports:NotifyFilingReviewCompleteRequestMessage'))
    throw new UnreadableXmlError(`Nobody here takes ${message.name}.`);
  const callback = inEcf.need(message, 'callback:ReviewFilingCallbackMessage');
  const suit = suitIn(callback);
  if (!suit) throw new UnreadableXmlError('The message names no suit.');
  const state = stateIn(callback, suit);
  return {
    ...identificationsIn(callback, null),
    ...state,
    filedOn: dayOf(inEcf.find(callback, 'ecf:FilingCompletionDate')) ?? state.filedOn,
    court: courtIn(inEcf.need(suit, 'j:CaseAugmentation')),
  };
}

/** A suit of whichever kind. */
const suitIn = (message: ReadElement): ReadElement | null =>
  inEcf.find(message, 'civil:CivilCase') ?? inEcf.find(message, 'nc:Case');
