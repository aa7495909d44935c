export type EnvelopeStatus = 'PENDING' | 'ACCEPTED' | 'REJECTED';

/** What a firm has filed, as the court keeps it. */
export interface Envelope {
  number: string;
  reference: string;
  caption: string;
  /** Of the lead document. */
  documentSha256: string;
  /** What came with it, in its order. */
  attachments: readonly Attachment[];
  feeCents: number;
  filedOn: string;
  status: EnvelopeStatus;
  caseNumber: string | null;
  rejection: Rejection | null;
}
export interface Attachment {
  name: string;
  sha256: string;
}
export interface Rejection {
  code: string;
  words: string;
  resubmitBy: string | null;
}
export interface DocketEntry {
  on: string;
  text: string;
}
export interface DocketCase {
  number: string;
  parties: string;
  entries: DocketEntry[];
}

const FIRST_NUMBER = 4_001;

/** The court’s own books: what has arrived, what the clerk said, what stands on the docket. The court forgets nothing. */
export class Ledger {
  readonly envelopes: Envelope[] = [];
  readonly dockets = new Map<string, DocketCase>();

  /** Takes a filing. A court that asks nobody takes the same one twice. */
  take(
    filing: Pick<
      Envelope,
      'reference' | 'caption' | 'documentSha256' | 'attachments' | 'feeCents' | 'filedOn'
    >,
  ): Envelope {
    const envelope: Envelope = {
      ...filing,
      number: `ENV-${FIRST_NUMBER + this.envelopes.length}`,
      status: 'PENDING',
      caseNumber: null,
      rejection: null,
    };
    this.envelopes.push(envelope);
    return envelope;
  }

  find(number: string): Envelope | undefined {
    return this.envelopes.find((envelope) => envelope.number === number);
  }

  /** Filings under a reference that the clerk has not sent back. */
  standing(reference: string): Envelope[] {
    return this.envelopes.filter((each) => each.reference === reference && each.status !== 'REJECTED');
  }

  /** References that stand in the books more than once. */
  doubles(): string[] {
    const references = this.envelopes.map(({ reference }) => reference);
    return [...new Set(references.filter((reference) => this.standing(reference).length > 1))];
  }

  accept(number: string, caseNumber: string, filedOn?: string): void {
    const envelope = this.pending(number);
    envelope.status = 'ACCEPTED';
    envelope.caseNumber = caseNumber;
    envelope.filedOn = filedOn ?? envelope.filedOn;
    this.openDocket(caseNumber, envelope.caption).entries.push({
      on: envelope.filedOn,
      text: 'Complaint filed',
    });
  }

  reject(number: string, rejection: Rejection): void {
    const envelope = this.pending(number);
    envelope.status = 'REJECTED';
    envelope.rejection = rejection;
  }

  openDocket(number: string, parties: string): DocketCase {
    const known = this.dockets.get(number);
    if (known) return known;
    const opened: DocketCase = { number, parties, entries: [] };
    this.dockets.set(number, opened);
    return opened;
  }

  private pending(number: string): Envelope {
    const envelope = this.find(number);
    if (envelope?.status !== 'PENDING') throw new Error(`The clerk has no open envelope ${number}.`);
    return envelope;
  }
}
