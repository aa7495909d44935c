import { caseStatusFacts } from '@writdesk/contract/cases/case-status';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import type { LinkProps } from '@tanstack/react-router';

/** The court's number once there is one, the draft's until then. */
export function numberOf(row: Pick<CaseRow, 'caseNumber' | 'caseDraftNumber'>): string {
  return row.caseNumber ?? row.caseDraftNumber;
}

type Held = Pick<CaseRow, 'status' | 'assignedLawyer' | 'assignedProcessor'>;

/**
 * Who has the case now: the attorney while it is theirs to sign or argue, else the processor.
 * @param role whom its present step is for, where that is one of them.
 */
export function holderOf({ status, assignedLawyer, assignedProcessor }: Held, role?: string): string | null {
  const both = [assignedProcessor, assignedLawyer];
  const isHeldByLawyer = caseStatusFacts[status].holder === 'lawyer';
  const isOfLaw = role === 'lawyer' || (role !== 'case_processor' && isHeldByLawyer);
  const [first, second] = isOfLaw ? both.toReversed() : both;
  return (first ?? second)?.name ?? null;
}

/** `Peachline Residential v. Okonkwo et al.`: the title where the unit stands next to it. */
export function titleWithoutUnit({ title, unitLabel }: Pick<CaseRow, 'title' | 'unitLabel'>): string {
  const end = ` – ${unitLabel}`;
  return unitLabel && title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** The tenants of a case in a word: `Kuznetsova et al.` of `Kuznetsova, Anastasia; Kuznetsov, Dmitri`. */
export function partyName(tenantNames: string): string {
  const [first = '', ...others] = tenantNames.split('; ');
  const [lastName = ''] = first.split(', ');
  return others.length > 0 ? `${lastName} et al.` : lastName;
}

/** `Anastasia Kuznetsova`, one for each tenant, of `Kuznetsova, Anastasia; Kuznetsov, Dmitri`. */
export function plainNames(tenantNames: string): string[] {
  return tenantNames
    .split('; ')
    .filter(Boolean)
    .map((name) => name.split(', ').toReversed().join(' '));
}

/** Where a case is worked on: a draft in the steps that fill it, everything else on its page. */
export function caseAddress(
  row: Pick<CaseRow, 'id' | 'status' | 'availableActions'>,
  act?: string,
): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const params = { id: row.id };
  // A company that was asked something answers.
  if (act === 'save' && row.status === 'RETURNED_TO_CLIENT')
    return { to: '/cases/$id', params, search: { act: 'submit' } } as LinkProps;
  if (act === 'save' || (row.status === 'DRAFT' && row.availableActions.includes('save')))
    return { to: '/cases/$id/edit', params } as LinkProps;
  return { to: '/cases/$id', params, ...(act && { search: { act } }) } as LinkProps;
}

/** The list of cases, with what its address says: `<Link {...casesAt({ queue: 'mine' })}>`. */
export function casesAt(search: Record<string, string>): Pick<LinkProps, 'to' | 'search'> {
  return { to: '/cases', search } as LinkProps;
}
