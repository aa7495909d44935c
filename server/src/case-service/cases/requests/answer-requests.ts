import { caseInput } from '@writdesk/contract/cases/case-values';
import { evictionInput } from '@writdesk/contract/cases/case-values';

/** What the client was asked for and has not answered. */
export interface OpenRequest {
  id: string;
  kind: 'DOCUMENT' | 'FIELD' | 'FIX';
  item: string;
}

const known = new Set([
  ...Object.keys(caseInput.shape),
  ...Object.keys(evictionInput.shape).map((field) => `caseEviction.${field}`),
]);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The requests that newly added documents answer: each the one that asks for it by name, else the one that waits
 * longest. @param requests in the order in which they were asked.
 */
export function answeredByDocuments(
  requests: readonly OpenRequest[],
  documents: readonly { kind: string; title: string }[],
): string[] {
  let open = requests.filter(({ kind }) => kind === 'DOCUMENT');
  const answered: string[] = [];
  for (const { kind, title } of documents) {
    const named = open.find(({ item }) => [plain(kind), plain(title)].includes(plain(item)));
    const request = named ?? open[0];
    if (!request) break;
    answered.push(request.id);
    open = open.filter(({ id }) => id !== request.id);
  }
  return answered;
}

/**
 * The requests that a save answers: those about a field that it sends. A request in free words, which name no field, is
 * answered by any save. @param fields as the audit names them, e.g. `tenants`, `caseEviction.claimedCents`.
 */
export function answeredByFields(requests: readonly OpenRequest[], fields: readonly string[]): string[] {
  const isAbout = (item: string, field: string) =>
    item === field || item.startsWith(`${field}.`) || field.startsWith(`${item}.`);
  const namesField = (item: string) => [...known].some((field) => isAbout(item, field));
  return requests
    .filter(({ kind, item }) => {
      if (kind !== 'FIELD' || !fields.length) return false;
      return !namesField(item) || fields.some((field) => isAbout(item, field));
    })
    .map(({ id }) => id);
}
