/**
 * What the check of a notice says, in English. A word in braces is filled in by its name: `…Cents` is a sum, `from`, `to`,
 * `on`, `filing` and `since` are days, the others are words of the trade. The screen says the same in the reader's language.
 */
export const noticeSentences = {
  lengthRight: '{length}: {from} to {to}',
  lengthEarly: '{length}, to {to}: it may be filed from {on}, and {filing} is too early',
  lengthNone: 'The law sets no number of days: the demand is made and refused before the suit',
  lengthNoDay: 'Say when the notice was given: its days are counted from there',
  lengthNoType: 'Say which notice was given: its days depend on it',
  lengthNoLease: 'Say when the lease began: the days of the notice depend on it',
  lengthNoFact: 'The days of the notice can’t be counted before the case says more',
  lengthUnknown: 'No rule is kept here for the days of this notice: your attorney decides',
  methodRight: '{method}',
  methodWrong: '{method}: not a way to give this notice in {state}. Good are: {methods}',
  methodMissing: 'Say how the notice was given',
  methodUnknown: '{method}: no rule of {state} on this is kept here, your attorney decides',
  typeRight: '{noticeType}: the notice that {state} asks for',
  typeByLease: 'Lease made or renewed since {since}, so notice is required',
  typeWrong: '{noticeType}: not the notice that {state} asks for. Good are: {types}',
  typeUnusual: '{noticeType}: not the usual notice for this reason. Usual are: {types}',
  typeMissing: 'Say which notice was given',
  typeNoLease: 'Say when the lease began: whether this notice is required depends on it',
  typeNoReason: 'Say why the case is opened: the notice depends on it',
  typeNotAsked: 'No notice is asked for by this reason',
  amountRight: 'The notice asks {askedCents}, and the ledger shows no less',
  amountMore:
    'The notice asks {moreCents} more than the ledger showed that day. A court may dismiss for this.',
  amountOther:
    'The notice may ask for {kinds} only, {allowedCents}, and asks {askedCents}. A court may dismiss for this.',
  amountPayments: 'The notice asks {askedCents}. If payments went to {kinds} first, {allowedCents} was owed.',
  amountMissing: 'Copy the amount from the notice: it is compared with the ledger',
  amountNoLedger: 'Enter the ledger: the amount on the notice is compared with it',
  proofThere: 'Proof of service is there',
  proofMissing: 'No proof of service yet',
  caresMissing: 'Say if the property is under the CARES Act: then 30 days count',
  caresNo: 'Not under the CARES Act',
  caresYes: 'Under the CARES Act: 30 days',
  caresNotice: 'Under the CARES Act the tenant has 30 days: the notice itself must say so',
  curePay: 'Paying {askedCents} by {to} ends the case',
  cureMend: 'Putting it right by {to} ends the case',
  cureOpen: 'Until {to} the tenant may still put it right and stay',
} as const;
export type NoticeCode = keyof typeof noticeSentences;
