/**
 * A search part as plain words, `?page=3&status=FILED`. The router's own reader takes `?search=12345` for a number;
 * here every value is a text, and the screen's schema says what it is.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

type Said = string | number | boolean | null | undefined;

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(search as Readonly<Record<string, Said>>)) {
    if (value !== undefined && value !== null && value !== '') words.set(name, String(value));
  }
  // Commas separate the values of a filter and are easier to read as they are.
  const text = words.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
