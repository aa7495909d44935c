import type { Person } from '../product/person.ts';
import { type Case, type Company, type Firm, peopleOf, staffOf, type World } from '../world/world.ts';

/** Somebody with the screens of their work on a day. */
export interface Viewer {
  role: string;
  person: Person;
  paths: readonly string[];
}

/** One of each role of a firm and of a company, with what they open. */
export function viewersOf(world: World, day: number): Viewer[] {
  const firm = inTurn(world.firms, day);
  const company = inTurn(
    world.companies.filter((one) => one.firm === firm),
    day,
  );
  if (!firm || !company) return [];
  const open = newestOf(world, (own) => own.firm === firm && !own.endedOn);
  const ended = newestOf(world, (own) => own.firm === firm && own.endedOn !== undefined);
  const theirs = newestOf(world, (own) => own.lease.company === company && !own.endedOn);
  const invoice = [...world.invoices].findLast(([, own]) => own.firm === firm)?.[0];
  const billed = [...world.invoices].findLast(([, own]) => own.company === company)?.[0];
  const caseOf = (own: Case | undefined) => (own ? [`/cases/${own.id}`] : []);
  const invoiceOf = (id: string | undefined) => (id ? [`/invoices/${id}`] : []);
  return [
    ...ofFirm(firm, {
      case_processor: ['/', '/cases', ...caseOf(open), '/writs', '/dockets', '/checks'],
      lawyer: ['/', ...caseOf(ended), '/rules/GA', '/calculator'],
      firm_admin: ['/dashboard', '/workflows', '/users', '/audits', '/reports'],
      firm_billing: ['/invoices', ...invoiceOf(invoice), '/trust', '/aging', '/ledger'],
    }),
    ...ofCompany(company, {
      client_owner: ['/', '/dashboard', '/month-filing', '/properties', ...caseOf(theirs)],
      client_manager: ['/', '/cases'],
      client_ap: ['/', '/invoices', ...invoiceOf(billed), '/statement'],
    }),
    { role: 'admin', person: world.admin, paths: ['/', '/clients', '/firms', '/users'] },
  ];
}

const inTurn = <T>(all: readonly T[], day: number): T | undefined => all[day % Math.max(all.length, 1)];

const newestOf = ({ cases }: World, isWanted: (own: Case) => boolean): Case | undefined =>
  [...cases.values()].findLast((own) => own.submittedOn && isWanted(own));

const ofFirm = (firm: Firm, paths: Record<string, string[]>): Viewer[] =>
  zip(['firm_admin', 'lawyer', 'case_processor', 'firm_billing'], staffOf(firm), paths);

const ofCompany = (company: Company, paths: Record<string, string[]>): Viewer[] =>
  zip(['client_owner', 'client_manager', 'client_ap'], peopleOf(company), paths);

const zip = (
  roles: readonly string[],
  people: readonly Person[],
  paths: Record<string, string[]>,
): Viewer[] =>
  people.map((person, index) => {
    const role = roles[index] ?? '';
    return { role, person, paths: paths[role] ?? [] };
  });
