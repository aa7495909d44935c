import type { CaseDetails } from '@writdesk/contract/cases/cases';

/** Names of what was offered for choosing, so that a choice can be said before the server has it. */
const known = new Map<string, string>();

export function rememberNames(entries: readonly { id: string; name: string }[]): void {
  for (const { id, name } of entries) known.set(id, name);
}

export function nameOfId(id: string | null, record: CaseDetails | null): string {
  if (id === null) return '';
  if (record) {
    if (record.clientId === id) return record.client.name;
    if (record.propertyId === id && record.property) return record.property.name;
    if (record.countyId === id && record.countyName) return record.countyName;
    if (record.courthouseId === id && record.courthouse) return record.courthouse.name;
  }
  return known.get(id) ?? '';
}
