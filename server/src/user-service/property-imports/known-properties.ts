import type { KnownProperty } from './import-queries.ts';

/** A name or an address as it is compared. */
export const compared = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds the property that a file means: by its name, its address, or what stands before a dash. */
export function propertyFinder(properties: readonly KnownProperty[]) {
  const known = new Map<string, KnownProperty>();
  for (const property of properties) {
    const names = [property.name, property.addressLine1, property.externalId];
    for (const name of names) if (name) known.set(compared(name), known.get(compared(name)) ?? property);
  }
  return (text: string): KnownProperty | undefined => {
    const parts = [text, ...text.split(/\s+[-–|(]\s*|\s*\(/)];
    for (const part of parts) {
      const property = known.get(compared(part));
      if (property) return property;
    }
    return undefined;
  };
}
