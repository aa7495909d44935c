type Address = Partial<
  Record<'addressLine1' | 'addressLine2' | 'city' | 'stateCode' | 'zipCode', string | null | undefined>
>;

/** `285 Andrew Young Blvd, Suite 4, Atlanta, GA 30303`; what isn't known is left out. */
export function addressLine({ addressLine1, addressLine2, city, stateCode, zipCode }: Address): string {
  const state = [stateCode, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, state].filter((part) => part?.trim()).join(', ');
}
