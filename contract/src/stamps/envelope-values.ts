/** Whom an envelope is for. A return envelope comes back to the firm. */
export const envelopeKinds = ['TO_CLERK', 'TO_SHERIFF', 'DEFENDANT_COPY', 'RETURN_SASE'] as const;
export type EnvelopeKind = (typeof envelopeKinds)[number];

/**
 * `PENDING` until the post office answers; `UNKNOWN` where it didn’t, so that it is asked again; `REFUSED` where it sold nothing.
 * Everything else is in the mail, or was.
 */
export const envelopeStatuses = [
  'PENDING',
  'UNKNOWN',
  'REFUSED',
  'CREATED',
  'PRINTED',
  'IN_TRANSIT',
  'DELIVERED',
  'RETURNED',
  'VOIDED',
] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

export const mailClasses = ['FIRST_CLASS', 'CERTIFIED'] as const;
export type MailClass = (typeof mailClasses)[number];

/** The signed card (PS Form 3811), or its picture by email. */
export const returnReceipts = ['NONE', 'PAPER', 'ELECTRONIC'] as const;
export type ReturnReceipt = (typeof returnReceipts)[number];

/** What an envelope is printed on, and the sheet with what goes on the forms of certified mail. */
export const envelopePapers = ['NO_10', 'SIX_BY_NINE', 'FORMS'] as const;
export type EnvelopePaper = (typeof envelopePapers)[number];

export const scanKinds = ['ACCEPTED', 'IN_TRANSIT', 'DELIVERED', 'RETURNED'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** Who sells the postage: people at the counter, the post office of the demonstration, or EasyPost. */
export const postageCarriers = ['manual', 'demonstration', 'easypost'] as const;
export type PostageCarrier = (typeof postageCarriers)[number];

/** What became of the postage of a voided envelope. */
export const refundStates = ['REQUESTED', 'REFUNDED', 'REFUSED'] as const;

/**
 * How far an address was checked: its form alone, its ZIP Code against the list of ZIP Codes, or the delivery point itself. Only the
 * licensed directory of the Postal Service knows delivery points.
 */
export const addressLevels = ['format', 'zip', 'delivery'] as const;
