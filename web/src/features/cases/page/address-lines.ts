interface AddressParts {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  stateCode?: string | null | undefined;
  zipCode?: string | null | undefined;
}

/** An address in the lines of an envelope; what is not known is left out. */
export function addressLines({
  addressLine1,
  addressLine2,
  city,
  stateCode,
  zipCode,
}: AddressParts): string[] {
  const place = [stateCode, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, [city, place].filter(Boolean).join(', ')].filter(
    (line): line is string => Boolean(line),
  );
}
