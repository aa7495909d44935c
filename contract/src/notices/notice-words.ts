/**
 * What the check of a notice says, in English. A word in braces is filled in by its name: `…Cents` is a sum, `from`, `to`,
 * `on`, `filing` and `since` are days, the others are words of the trade. The screen says the same in the reader's language.
 */
export const noticeSentences = {
  lengthRight: '{length}: {from} to {to}',
  lengthEarly: '{length}, to {to}: it may be filed from {on}, and {filing} is too early',
  lengthNone: 'The law sets no number of days: the demand is made and refused before the suit',
  lengthNoDay: 'Enter when the notice was given: its days are counted from there',
  lengthNoType: 'Choose which notice was given: its days depend on it',
  lengthNoLease: 'Enter when the lease began: the days of the notice depend on it',
  lengthNoFact: 'The days of the notice can’t be calculated until the case has more facts',
  lengthUnknown: 'There is no rule for the days of this notice: your attorney decides',
  methodRight: '{method}',
  methodWrong: '{method}: not a way to give this notice in {state}. Accepted: {methods}',
  methodMissing: 'Choose how the notice was given',
  methodUnknown: '{method}: there is no rule of {state} for this, your attorney decides',
  typeRight: '{noticeType}: the notice that {state} requires',
  typeByLease: 'Lease made or renewed since {since}, so notice is required',
  typeWrong: '{noticeType}: not the notice that {state} requires. Accepted: {types}',
  typeUnusual: '{noticeType}: not the usual notice for this reason. Usual: {types}',
  typeMissing: 'Choose which notice was given',
  typeNoLease: 'Enter when the lease began: whether this notice is required depends on it',
  typeNoReason: 'Choose why the case is opened: the notice depends on it',
  typeNotAsked: 'This reason requires no notice',
  amountRight: 'The notice demands {askedCents}, and the ledger shows no less',
  amountMore:
    'The notice demands {moreCents} more than the ledger showed that day. A court may dismiss for this.',
  amountOther:
    'The notice may demand only {kinds}, {allowedCents}, and demands {askedCents}. A court may dismiss for this.',
  amountPayments:
    'The notice demands {askedCents}. If payments went to {kinds} first, {allowedCents} was owed.',
  amountMissing: 'Copy the amount from the notice: it is compared with the ledger',
  amountNoLedger: 'Enter the ledger: the amount on the notice is compared with it',
  proofThere: 'Proof of service is present',
  proofMissing: 'No proof of service yet',
  caresMissing: 'Choose whether the property is under the CARES Act: then 30 days count',
  caresNo: 'Not under the CARES Act',
  caresDoubted:
    'The answer says that the CARES Act does not apply, but it covers subsidized dwellings. Check the answer',
  caresYes: 'Under the CARES Act: 30 days',
  caresNotice: 'Under the CARES Act the tenant has 30 days: the notice itself must say so',
  curePay: 'Paying {askedCents} by {to} ends the case',
  cureMend: 'Fixing it by {to} ends the case',
  payOver: 'The time that the notice gave to pay {askedCents} ended on {to}',
  mendOver: 'The time to fix it ended on {to}',
  cureOpen: 'Until {to} the tenant may still fix it and stay',
} as const;
export type NoticeCode = keyof typeof noticeSentences;
