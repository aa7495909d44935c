/** What a bank’s file asks of each check. `account` is the whole account number. */
export type PositivePayFact = 'account' | 'action' | 'number' | 'issueDay' | 'amount' | 'payee';

interface Field {
  of: PositivePayFact;
  /** How a day is written. */
  day?: 'MMDDYY' | 'MMDDYYYY' | 'YYYYMMDD' | 'MM/DD/YYYY';
  /** Whether the amount has a point; else its last two digits are the cents. */
  hasPoint?: boolean;
  /** The most characters; a payee is cut, and a number that is longer is refused. */
  most?: number;
}
/** A field of a fixed width: numbers stand at its end behind zeros, words at its beginning before blanks. */
type FixedField = (Field & { width: number }) | { text: string };

interface LayoutOf<F> {
  /** How a check that was issued is marked, and one that was voided or stopped. */
  issue: string;
  void: string;
  /** Where we read it; no bank has checked our files. */
  source: string;
  fields: readonly F[];
}
export type PositivePayLayout =
  | (LayoutOf<Field> & { kind: 'delimited'; separator: ',' })
  | (LayoutOf<FixedField> & { kind: 'fixed' });

/** The layouts of files for positive pay. `TABLE` is our own: a table with headings, which says when a check was voided or stopped. */
export const positivePayLayouts = ['TABLE', 'CSV_I_V', 'CSV_I_C', 'FIXED_60', 'FIXED_100'] as const;
export type PositivePayLayoutName = (typeof positivePayLayouts)[number];

export const bankLayouts: Readonly<Record<Exclude<PositivePayLayoutName, 'TABLE'>, PositivePayLayout>> = {
  CSV_I_V: {
    kind: 'delimited',
    separator: ',',
    issue: 'I',
    void: 'V',
    source: 'BankFinancial, Positive Pay Format Guide 11-2016, docslib.org/doc/782644',
    fields: [
      { of: 'action' },
      { of: 'account' },
      { of: 'number' },
      { of: 'issueDay', day: 'MM/DD/YYYY' },
      { of: 'amount', hasPoint: true },
      { of: 'payee', most: 80 },
    ],
  },
  CSV_I_C: {
    kind: 'delimited',
    separator: ',',
    issue: 'I',
    void: 'C',
    source: 'JPMorgan Chase, business positive pay, as positivepaymaker.com/formats.md says',
    fields: [
      { of: 'action' },
      { of: 'account' },
      { of: 'number' },
      { of: 'issueDay', day: 'MMDDYY' },
      { of: 'amount', hasPoint: true },
      { of: 'payee', most: 40 },
    ],
  },
  FIXED_60: {
    kind: 'fixed',
    issue: '0',
    void: 'V',
    source: 'cougarmtnservice.com/help, AP positive pay formats',
    fields: [
      { of: 'account', width: 12 },
      { text: '0' },
      { of: 'action', width: 1 },
      { of: 'number', width: 10 },
      { of: 'amount', hasPoint: true, width: 10 },
      { of: 'issueDay', day: 'MMDDYY', width: 6 },
      { of: 'payee', width: 20 },
    ],
  },
  FIXED_100: {
    kind: 'fixed',
    issue: ' ',
    void: '2',
    source: 'help.ascendertx.com, positive pay export',
    fields: [
      { of: 'account', width: 12 },
      { of: 'action', width: 1 },
      { text: '  ' },
      { of: 'number', width: 10 },
      { of: 'amount', width: 12 },
      { of: 'issueDay', day: 'YYYYMMDD', width: 8 },
      { text: ' ' },
      { of: 'payee', width: 54 },
    ],
  },
};

/** How many digits of an account’s number a layout has room for; null where it has room for any. */
export function accountDigitsOf(name: PositivePayLayoutName): number | null {
  if (name === 'TABLE') return null;
  const layout = bankLayouts[name];
  if (layout.kind === 'delimited') return null;
  const field = layout.fields.find((one) => 'of' in one && one.of === 'account');
  return field && 'width' in field ? field.width : null;
}
