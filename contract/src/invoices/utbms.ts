import type { BillItemCategory } from './bill-items.ts';

/**
 * The codes of the Uniform Task-Based Management System for litigation: the Litigation Code Set of the American Bar Association and the
 * American Corporate Counsel Association, with its activities and expenses (1998 printing, kept at utbms.com).
 */
const tasks =
  'L110 L120 L130 L140 L150 L160 L190 L210 L220 L230 L240 L250 L260 L310 L320 L330 L340 L350 L390 L410 L420 L430 L440 L450 L460 L470 L510 L520 L530';
const activities = 'A101 A102 A103 A104 A105 A106 A107 A108 A109 A110 A111';
const expenses =
  'E101 E102 E103 E104 E105 E106 E107 E108 E109 E110 E111 E112 E113 E114 E115 E116 E117 E118 E119 E120 E121 E122 E123 E124';

const known = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));
const [knownTasks, knownActivities, knownExpenses] = [known(tasks), known(activities), known(expenses)];

/** How a line is coded: as work, by its task and its activity, or as an expense. */
export type Utbms = { task: string; activity: string } | { expense: string };

/** Reads `L210 A103` or `E112`. @returns null for anything else. */
export function readUtbms(text: string): Utbms | null {
  const [first = '', second, ...more] = text.toUpperCase().split(/\s+/);
  if (second === undefined) return knownExpenses.has(first) ? { expense: first } : null;
  const isWork = knownTasks.has(first) && knownActivities.has(second) && more.length === 0;
  return isWork ? { task: first, activity: second } : null;
}

/**
 * What a category is coded as where an item says nothing. The code set knows court fees, copies and postage; it has no code for service of
 * process, officers, set-outs, recordings, interest and adjustments, for which a firm agrees on one with its company.
 */
export const usualUtbms: Readonly<Record<BillItemCategory, string | null>> = {
  /** The complaint: pleadings, draft and revise. */
  ATTORNEY_FEE: 'L210 A103',
  /** Trial and hearing attendance, appear for and attend. */
  APPEARANCE: 'L450 A109',
  /** Fact investigation, research. */
  SCRA_SEARCH: 'L110 A102',
  COURT_COST: 'E112',
  WRIT_COST: 'E112',
  EFILE_CONVENIENCE: 'E112',
  POSTAGE: 'E108',
  COPIES_NOTARY: 'E101',
  SERVICE_FEE: null,
  OFFICER_FEE: null,
  SETOUT: null,
  RECORDING: null,
  INTEREST: null,
  ADJUSTMENT: null,
};
