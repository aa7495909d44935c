import type { CopiedValue } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { SeenEnvelope, SentFile } from './court-site.ts';

/** One who is sued, by the parts of their name. */
export interface Defendant {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
}

/** What is filed: the values of the case, the lead document, and what is attached to it, in its order. */
export interface Packet {
  fields: Readonly<Record<string, string>>;
  defendants: readonly Defendant[];
  lead: SentFile;
  attached: readonly SentFile[];
}

/** A way in which a packet is filed: by the pages of a court’s site, or by the messages of its filing manager. */
export interface EfilePort {
  /** What it asks for, with the value of the case that answers it. */
  asks: Readonly<Record<string, CopiedValue>>;
  /** What goes along with each filing, whatever the case. */
  fixed: Readonly<Record<string, string>>;
  /** Numbers of our filings under a reference that the clerk has not sent back. */
  search(reference: string): Promise<string[]>;
  /** Makes everything ready and sends nothing. @returns the fee that the court asks for, in cents. */
  prepare(packet: Packet): Promise<number>;
  /** Files what is ready, once. Whatever goes wrong from here on, the court may have it. */
  submit(): Promise<SeenEnvelope>;
  /** What has become of a filing. */
  envelope(number: string): Promise<SeenEnvelope>;
  /** Looks whether the court is spoken to as it was. */
  look(): Promise<void>;
}
