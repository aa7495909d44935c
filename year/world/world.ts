import type { Day } from '../days.ts';
import type { Person } from '../product/person.ts';

/** What the player knows of the world that it plays: the product is asked for none of this. */
export interface World {
  firm: { id: string; admin: Person; lawyer: Person; processor: Person; billing: Person };
  /** The administrator of the product, who reads all mail. */
  admin: Person;
  companies: Company[];
  leases: Lease[];
  cases: Map<string, Case>;
  invoices: Map<string, { companyId: string; paysOn: Day; isPaid: boolean }>;
  hearings: Map<Day, string>;
}

export interface Company {
  id: string;
  name: string;
  owner: Person;
  manager: Person;
  payables: Person;
  properties: { id: string; name: string; isManaged: boolean }[];
}

export interface Lease {
  id: string;
  company: Company;
  propertyId: string;
  lastName: string;
  rentCents: number;
  /** Lines as the manager has written them down. */
  ledger: { kind: 'RENT' | 'PAYMENT'; dueOn: Day; description: string; amountCents: number }[];
  /** When the demand was given, where rent was late. */
  noticeOn: Day;
  curesOn: Day | null;
}

/** A case as those live it who are in it. */
export interface Case {
  id: string;
  lease: Lease;
  openedOn: Day;
  submittedOn?: Day;
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
  judgedOn?: Day;
  writOn?: Day;
  issuedOn?: Day;
  postedOn?: Day;
  lockoutOn?: Day;
  /** The tenant paid everything, and the company asked for the dismissal. */
  paidOn?: Day;
  endedOn?: Day;
}

export const owedOf = ({ ledger }: Lease): number =>
  ledger.reduce((sum, { amountCents }) => sum + amountCents, 0);
