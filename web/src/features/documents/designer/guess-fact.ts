import type { FactPath } from '@writdesk/contract/documents/tag-fields';

/** Words in the name of a field, and the fact that it then asks for; the first that fits. */
const guesses: readonly (readonly [RegExp, FactPath])[] = [
  [/case\s*(no|num|#)|index\s*(no|num)/, 'case.number'],
  [/attorney.*bar|bar\s*(no|num)/, 'attorney.barNo'],
  [/attorney.*address/, 'attorney.address'],
  [/attorney.*phone|telephone.*attorney/, 'attorney.phone'],
  [/attorney.*mail/, 'attorney.email'],
  [/attorney|counsel/, 'attorney.name'],
  [/law\s*firm/, 'attorney.firm'],
  [/court.*address|address.*court/, 'court.address'],
  [/county/, 'court.county'],
  [/court/, 'court.name'],
  [/plaintiff|petitioner|landlord/, 'plaintiff.name'],
  [/defendant|respondent|tenant/, 'tenants.names'],
  [/late\s*fee/, 'claim.lateFees'],
  [/monthly\s*rent|rent.*month/, 'lease.rent'],
  [/rent/, 'claim.rent'],
  [/total|amount\s*claimed/, 'claim.total'],
  [/lease.*(start|begin|from)/, 'lease.start'],
  [/lease.*(end|to)/, 'lease.end'],
  [/notice.*date|date.*notice/, 'notice.date'],
  [/hearing.*time/, 'hearing.time'],
  [/hearing/, 'hearing.date'],
  [/zip/, 'property.zip'],
  [/city/, 'property.city'],
  [/unit|apt|apartment/, 'property.unit'],
  [/premises|address|property/, 'property.address'],
  [/^date|date$|dated/, 'today'],
];

/** The fact that a field of a form most likely asks for, by its name; a person confirms it. */
export function guessFact(fieldName: string): FactPath | null {
  const words = fieldName
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z#]+/g, ' ')
    .trim()
    .toLowerCase();
  return guesses.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
