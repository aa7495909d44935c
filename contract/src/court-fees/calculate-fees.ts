import { type EffectiveRow, effectiveRows, schedulesOn } from './effective-rows.ts';
import type { FeeBracket, FeeCalculation, FeeLine, FeePurpose, FeeSchedule, Payee } from './fee-values.ts';

/** What a court's fees depend on; null is not known, and is then named among what is missing if a row asks for it. */
export interface CaseFeeFacts {
  /** The day at the court on which the fees are due. */
  day: string;
  purposes: readonly FeePurpose[];
  defendants: number | null;
  /** At how many addresses the officer serves. */
  addresses: number | null;
  claimCents: number | null;
  /** Damages that are claimed beyond the rent; 0 where none are. */
  damagesCents: number | null;
  /** From the officer's office to the premises. */
  miles: number | null;
  /** A private server serves, not the court's officer. */
  isPrivatelyServed?: boolean;
  /** The case is filed electronically. */
  isEfiled?: boolean;
}

type Missing = FeeCalculation['missing'][number]['fact'];
interface Asked {
  facts: CaseFeeFacts;
  purpose: FeePurpose;
  missing: Set<Missing>;
}

/**
 * What a court takes for a case on a day: lines with the row that each is from, totals by payee, what is missing for a sure
 * answer, and warnings. Nothing is read or written, so that browser and server calculate alike.
 *
 * Schedules are given as versions; of each place the one in force on the day counts, the court's before its county's before its
 * state's, and a firm's own row before both. A fact that is missing counts as the least that it can be: one defendant, one
 * address, no claim, no damages, no miles.
 *
 * Sources of the kinds of fees, each as a court publishes it: a flat fee with a fee for each further defendant (Effingham County,
 * Georgia, effinghamsheriff.org; with the price where a private server serves); a fee for each defendant (Travis County,
 * Texas, traviscountytx.gov); for each address (Putnam County, Georgia, putnamcountymagistrate.com); tiers by the sum claimed
 * (Superior Court of California, uniform fee schedule) and by damages (Pasco County, Florida, pascoclerk.com); a percentage with
 * brackets (the registry of Florida's clerks, Fla. Stat. § 28.24: 3 % of the first $500 and 1.5 % of the rest); a mileage with a
 * least amount (Cochise County, Arizona, cochise.az.gov, after A.R.S. § 11-445).
 */
export function calculateFees(schedules: readonly FeeSchedule[], facts: CaseFeeFacts): FeeCalculation {
  const inForce = schedulesOn(schedules, facts.day);
  const result: FeeCalculation = { lines: [], payees: [], totalCents: 0, missing: [], warnings: [] };
  for (const purpose of new Set(facts.purposes)) addPurpose(result, inForce, facts, purpose);
  const payees = new Map<Payee, number>();
  for (const { payee, cents } of result.lines) {
    payees.set(payee, (payees.get(payee) ?? 0) + cents);
    result.totalCents += cents;
  }
  result.payees = [...payees].map(([payee, cents]) => ({ payee, cents }));
  return result;
}

/** What the lines of some purposes add up to; null where the schedule has no price for one of them. */
export function feeOf(calculation: FeeCalculation, purposes: readonly FeePurpose[]): number | null {
  const lacks = calculation.missing.some(({ fact, purpose }) => fact === 'fee' && purposes.includes(purpose));
  if (lacks) return null;
  return calculation.lines
    .filter(({ purpose }) => purposes.includes(purpose))
    .reduce((sum, { cents }) => sum + cents, 0);
}

function addPurpose(
  result: FeeCalculation,
  inForce: readonly FeeSchedule[],
  facts: CaseFeeFacts,
  purpose: FeePurpose,
): void {
  const missing = new Set<Missing>();
  const asked = { facts, purpose, missing };
  const rows = effectiveRows(inForce, purpose).filter((effective) => isDue(effective, facts));
  const lines: FeeLine[] = [];
  for (const payee of new Set(rows.map(({ row }) => row.payee))) {
    lines.push(
      ...linesOfPayee(
        rows.filter(({ row }) => row.payee === payee),
        asked,
        result,
      ),
    );
  }
  result.lines.push(...lines);
  // Where only further defendants have a price, the first one's is not known.
  if (lines.every(({ basis }) => basis === 'PER_EXTRA_DEFENDANT' || basis === 'EFILING')) missing.add('fee');
  for (const fact of missing) result.missing.push({ fact, purpose });
}

/** Who serves, and how the case is filed, decides which rows count at all. */
function isDue(
  { row }: EffectiveRow,
  { isPrivatelyServed = false, isEfiled = false }: CaseFeeFacts,
): boolean {
  if (row.basis === 'PRIVATE_SERVER' || row.payee === 'PRIVATE_SERVER') return isPrivatelyServed;
  if (row.basis === 'EFILING' || row.payee === 'EFILING_PROVIDER') return isEfiled;
  if (row.payee === 'SHERIFF' && isPrivatelyServed)
    return row.purpose !== 'SERVICE' && row.purpose !== 'MILEAGE';
  return true;
}

function linesOfPayee(rows: readonly EffectiveRow[], asked: Asked, result: FeeCalculation): FeeLine[] {
  const flat = baseRows(rows, asked);
  const lines: FeeLine[] = [];
  for (const effective of flat) {
    const { row } = effective;
    const about = { rowId: row.id, purpose: row.purpose, payee: row.payee, note: row.note };
    if (row.basis === 'ON_REQUEST') {
      result.warnings.push({ warning: 'on_request', ...about });
      continue;
    }
    const due = amountOf(effective, asked);
    if (!due) {
      asked.missing.add('fee');
      continue;
    }
    if (due.quantity === 0) continue;
    lines.push(lineOf(effective, due));
    if (row.confidence === 'U') result.warnings.push({ warning: 'unsure', ...about });
  }
  const least = rows
    .filter(({ row }) => row.basis === 'MINIMUM' && row.amountCents !== null)
    .toSorted((a, b) => (b.row.amountCents ?? 0) - (a.row.amountCents ?? 0))[0];
  if (least) addMinimum(least, lines, asked, result);
  return lines;
}

/** Adds what the lines of a payee lack of the least amount that is asked. */
function addMinimum(least: EffectiveRow, lines: FeeLine[], asked: Asked, result: FeeCalculation): void {
  const { id, amountCents, purpose, payee, note } = least.row;
  const lacking = (amountCents ?? 0) - lines.reduce((sum, { cents }) => sum + cents, 0);
  if (lacking <= 0) return;
  // Nobody knows the rest where the schedule has no rate, or nobody the distance.
  const isExact = lines.length > 0 && asked.facts.miles !== null;
  lines.push(lineOf(least, { quantity: 1, unitCents: lacking, cents: lacking }));
  if (purpose === 'MILEAGE' && asked.facts.miles === null) asked.missing.add('miles');
  if (!isExact) result.warnings.push({ warning: 'at_least', rowId: id, purpose, payee, note });
}

/** The rows that add an amount: where a private server's price or a tier holds, it stands in place of others. */
function baseRows(rows: readonly EffectiveRow[], { facts, missing }: Asked): EffectiveRow[] {
  const instead = rows.filter(({ row }) => row.basis === 'PRIVATE_SERVER');
  // Its price has everybody in it: what is asked for each further one is the officer's.
  if (instead.length) {
    return [...instead, ...rows.filter(({ row }) => row.basis === 'EFILING' || row.basis === 'ON_REQUEST')];
  }
  const others = rows.filter(({ row }) => !isTier(row.basis) && row.basis !== 'MINIMUM');
  const tiers = rows.filter(({ row }) => isTier(row.basis));
  if (!tiers.length) return others;
  const reached = tiers.filter(({ row }) => {
    const isOfClaim = row.basis === 'TIER_BY_CLAIM';
    const sum = isOfClaim ? facts.claimCents : facts.damagesCents;
    if (sum === null) missing.add(isOfClaim ? 'claim' : 'damages');
    return row.amountCents !== null && (sum ?? 0) > (row.aboveCents ?? 0);
  });
  const highest = reached.toSorted((a, b) => (b.row.amountCents ?? 0) - (a.row.amountCents ?? 0))[0];
  return highest ? [highest, ...others.filter(({ row }) => row.basis !== 'FLAT')] : others;
}

const isTier = (basis: EffectiveRow['row']['basis']): boolean =>
  basis === 'TIER_BY_CLAIM' || basis === 'TIER_BY_DAMAGES';

interface Due {
  quantity: number;
  unitCents: number;
  cents: number;
}

/** @returns null where the row has no amount. */
function amountOf({ row }: EffectiveRow, { facts, missing }: Asked): Due | null {
  const known = (fact: Missing, value: number | null, least: number): number => {
    if (value === null) missing.add(fact);
    return Math.max(least, value ?? least);
  };
  if (row.basis === 'PERCENT') {
    const cents = percentOf(row.brackets, known('claim', facts.claimCents, 0));
    return { quantity: 1, unitCents: cents, cents };
  }
  if (row.amountCents === null) return null;
  const quantity = quantityOf();
  return { quantity, unitCents: row.amountCents, cents: Math.round(row.amountCents * quantity) };

  function quantityOf(): number {
    switch (row.basis) {
      case 'PER_DEFENDANT':
        return known('defendants', facts.defendants, 1);
      case 'PER_EXTRA_DEFENDANT':
        return known('defendants', facts.defendants, 1) - 1;
      case 'PER_ADDRESS':
        return known('addresses', facts.addresses, 1);
      case 'PER_MILE':
        return known('miles', facts.miles, 0);
      default:
        return 1;
    }
  }
}

/** Counted in hundredths of a cent's percent and rounded once, half a cent up. */
function percentOf(brackets: readonly FeeBracket[], sumCents: number): number {
  let from = 0;
  let parts = 0;
  for (const { upToCents, basisPoints } of brackets) {
    const upTo = upToCents === null ? sumCents : Math.min(upToCents, sumCents);
    if (upTo > from) parts += (upTo - from) * basisPoints;
    from = Math.max(from, upTo);
  }
  return Math.round(parts / 10_000);
}

const lineOf = ({ row, schedule }: EffectiveRow, due: Due): FeeLine => ({
  rowId: row.id,
  purpose: row.purpose,
  payee: row.payee,
  basis: row.basis,
  ...due,
  level: schedule.level,
  isOwn: schedule.isOwn,
  effectiveFrom: schedule.effectiveFrom,
  confidence: row.confidence,
  source: row.source,
  verifiedBy: row.verifiedBy,
  note: row.note,
});
