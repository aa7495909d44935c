export interface OutgoingSms {
  /** Ours: the provider names it when it reports what became of the message. */
  id: string;
  /** Such as `+14045550143`. */
  to: string;
  text: string;
  /** How long the provider may try; at least one second. */
  validSeconds: number;
}

/** Hands text messages to whoever delivers them. */
export interface SmsPort {
  /** The number that people answer with STOP and START; null where the provider chooses it. */
  readonly sender: string | null;
  /**
   * Resolves when the provider took responsibility for the message.
   * @returns the provider’s id of it.
   * @throws SmsRefusedError when the provider said no for good, SmsNotTakenError when it surely has nothing; after any other error
   * nobody knows.
   */
  send(sms: OutgoingSms): Promise<string>;
}

/** The provider refused the message, and would again. */
export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError';
  /** The provider’s number of the reason. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The provider refused a text message: ${reason}`);
    this.reason = reason;
  }
}

/** The provider took nothing this time: it may be asked again. */
export class SmsNotTakenError extends Error {
  override name = 'SmsNotTakenError';
}
