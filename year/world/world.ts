import type { CourtDays, Day } from '../days.ts';
import type { Person } from '../product/person.ts';
import type { State } from './states.ts';

/** What the player knows of the world that it plays: the product is asked for none of this. */
export interface World {
  seed: number;
  /** The administrator of the product, who reads all mail. */
  admin: Person;
  firms: Firm[];
  companies: Company[];
  leases: Lease[];
  cases: Map<string, Case>;
  invoices: Map<string, Invoice>;
  /** Court days that a firm has set up, by firm and day. */
  hearings: Map<string, string>;
}

export interface Firm {
  id: string;
  name: string;
  /** Of its mail addresses. */
  domain: string;
  state: State;
  admin: Person;
  lawyer: Person;
  processor: Person;
  billing: Person;
  trustAccountId?: string;
  /** The last month for which everything was billed in one run, `YYYY-MM`. */
  billedMonth?: string;
  operatingAccountId?: string;
  /** All that it wrote to courts. */
  checks: CourtCheck[];
  /** The last month whose bank statement came, `YYYY-MM`, what it left, and how many lines of statements were alarms. */
  statedMonth?: string;
  statedCents: number;
  alarms: number;
  /** What its clerk takes for a filing against one tenant, once that was looked up: each sum from a day on. */
  fees: { from: Day; filingCents: number }[];
  /** So many days does a tenant of its state have to answer, where the court waits for one: from a day of the service on. */
  answers: { from: Day; days: number }[];
  /** Companies can pay it by card. */
  takesCards?: boolean;
  /** The version of its workflow that it published last, and the one to which it took running cases. */
  workflow?: { version: number; movedTo: number };
  /** Days on which its court is closed next to the country's holidays: its state's own, and those of a storm. */
  closed: CourtDays;
}

export interface CourtCheck {
  id: string;
  number: number;
  amountCents: number;
  caseId: string;
  issuedOn: Day;
  /** The clerk never gets it. */
  isLost: boolean;
  /** The bank paid it by another sum. */
  isAltered?: boolean;
  /** The bank paid it, or it became void. */
  endedOn: Day | null;
}

export interface Company {
  id: string;
  name: string;
  /** Of its mail addresses. */
  domain: string;
  /** The one that it engages. */
  firm: Firm;
  owner: Person;
  manager: Person;
  payables: Person;
  properties: { id: string; name: string; isManaged: boolean }[];
  /** Its property system is read. */
  isConnected?: boolean;
  /** What it entrusted to its firms, and what was paid out of that; money can be used from its day on. */
  entrusted: { firm: Firm; amountCents: number; usableOn: Day }[];
}

export interface Invoice {
  firm: Firm;
  company: Company;
  billedOn: Day;
  /** From the day after it, the company’s new cases wait until it is paid. */
  gateOn: Day;
  paysOn: Day;
  isPaid: boolean;
  /** It was paid by card, and the card’s owner took the money back. */
  isReturned?: boolean;
  /** What it is for, less what the firm credited. */
  owedCents: number;
  /** Nothing where the company objects to none of its charges. */
  disputesOn?: Day;
  dispute?: { lineId: string; amountCents: number; saidOn: Day; isAnswered: boolean };
}

export interface Lease {
  id: string;
  /** The same in each play of a seed, unlike the id. */
  key: string;
  company: Company;
  propertyId: string;
  unitId: string;
  lastName: string;
  rentCents: number;
  /** Lines as the manager has written them down. */
  ledger: { kind: 'RENT' | 'PAYMENT'; dueOn: Day; description: string; amountCents: number }[];
  /** When the last demand was given, and for how much, where rent was late. */
  noticeOn: Day | null;
  noticeCents: number;
  curesOn: Day | null;
  /** The tenant is out; somebody else has the unit. */
  endedOn?: Day;
}

/** A case as those live it who are in it. */
export interface Case {
  id: string;
  /** The same in each play of a seed, unlike the id. */
  key: string;
  lease: Lease;
  /** The one that conducts it, also once the company has engaged another. */
  firm: Firm;
  openedOn: Day;
  submittedOn?: Day;
  /** Somebody last said that the tenant lives there. */
  seenOn?: Day;
  /** The processor was asked to mend something. */
  fixedOn?: Day;
  /** The company was asked for a correction. */
  askedOn?: Day;
  approvedOn?: Day;
  /** Somebody tried what is not theirs to do. */
  triedOn?: Day;
  /** Somebody asked for a default before its day. */
  hurriedOn?: Day;
  defaultOn?: Day;
  filedOn?: Day;
  servedOn?: Day;
  failedOn?: Day;
  answeredOn?: Day;
  searchedOn?: Day;
  hearingOn?: Day;
  /** Nobody came for the tenant. */
  isAbsent?: boolean;
  agreement?: Agreement;
  judgedOn?: Day;
  appeal?: Appeal;
  writOn?: Day;
  issuedOn?: Day;
  postedOn?: Day;
  lockoutOn?: Day;
  /** The tenant paid everything, and the company asked for the dismissal. */
  paidOn?: Day;
  endedOn?: Day;
}

/** What was agreed before the court: what is due on which day, and whether the tenant keeps to it. */
export interface Agreement {
  dues: { on: Day; amountCents: number; said?: 'RECEIVED' | 'MISSED'; saidOn?: Day }[];
  isKept: boolean;
}

export interface Appeal {
  filedOn: Day;
  endsOn: Day;
  result: 'AFFIRMED' | 'DISMISSED' | 'REVERSED_AND_DISMISSED';
  isOver?: boolean;
}

export const owedOf = ({ ledger }: Pick<Lease, 'ledger'>): number =>
  ledger.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The last day to answer by the rule that held on the day of the service; nothing where the court waits for no answer. */
export const lastDayToAnswerAt = ({ state, closed, answers }: Firm, servedOn: Day): Day | undefined =>
  state.lastDayToAnswer?.(servedOn, closed, answers.findLast(({ from }) => from <= servedOn)?.days);

export const firmOf = ({ firm }: Case): Firm => firm;

/** Whether a company engages a firm, or has a case with it from the time when it did. */
export const worksFor = ({ cases }: World, firm: Firm, company: Company): boolean =>
  company.firm === firm ||
  [...cases.values()].some((own) => own.firm === firm && own.lease.company === company);

export const openCaseOf = ({ cases }: World, lease: Lease): Case | undefined =>
  [...cases.values()].find((own) => own.lease === lease && !own.endedOn);

/** Everybody of a firm. */
export const staffOf = ({ admin, lawyer, processor, billing }: Firm): Person[] => [
  admin,
  lawyer,
  processor,
  billing,
];

/** Everybody of a company. */
export const peopleOf = ({ owner, manager, payables }: Company): Person[] => [owner, manager, payables];

export const everybodyIn = ({ firms, companies }: World): Person[] => [
  ...firms.flatMap(staffOf),
  ...companies.flatMap(peopleOf),
];
