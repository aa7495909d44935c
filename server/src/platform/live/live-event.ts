/**
 * Something changed. It carries ids only: whoever receives it reads the record, and so sees what they may see of it.
 * With `userId` it is for that person alone; otherwise for the firm, the company, or both, whichever is named. Leave
 * `clientId` out for what the company's people don't receive. Nouns add ids that narrow the audience further.
 */
export interface LiveEvent {
  /** Noun and what happened, e.g. `user.changed`. */
  kind: string;
  userId?: string;
  firmId?: string;
  clientId?: string;
  /** Further ids that the reader needs, by name. */
  ids?: Record<string, string>;
}

export interface StoredEvent extends LiveEvent {
  id: number;
  txId: bigint;
}
