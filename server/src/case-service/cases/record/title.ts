/** How people name a case: `Peachline Residential v. Okonkwo et al. – 14C`. */
export function titleOf(
  plaintiff: string,
  tenants: readonly { lastName: string; isMinor?: boolean }[],
  unitLabel: string | null,
): string {
  const adults = tenants.filter((tenant) => tenant.lastName && !tenant.isMinor);
  const [first] = adults;
  const defendant = first ? `${first.lastName}${adults.length > 1 ? ' et al.' : ''}` : 'tenant to be named';
  return `${plaintiff} v. ${defendant}${unitLabel ? ` – ${unitLabel}` : ''}`;
}
