/** What a line of a report says of a property: its name, and its address as far as that is plain. */
export interface SaidPlace {
  name: string;
  addressLine1?: string;
  city?: string;
  stateCode?: string;
  zipCode?: string;
}

/**
 * `Willow Creek - 100 Main St, Atlanta, GA 30303` is Willow Creek and its address. Without commas nobody knows where the street ends,
 * so only state and ZIP code are taken.
 */
export function placeIn(text: string): SaidPlace {
  const [name = text, ...rest] = text.split(/\s+[-–|(]\s*|\s*\(/);
  const address = rest.join(' - ').replace(/\)$/, '').trim();
  const end = /^(.*?),?\s+([A-Z]{2})\.?\s+(\d{5})(?:-\d{4})?$/.exec(address);
  if (!end) return { name: name.trim() };
  const [, before = '', stateCode = '', zipCode = ''] = end;
  const parts = before.split(',').map((part) => part.trim());
  const [addressLine1 = '', city = ''] = parts;
  const isPlain = parts.length === 2 && addressLine1 !== '' && city !== '';
  return { name: name.trim(), stateCode, zipCode, ...(isPlain && { addressLine1, city }) };
}
