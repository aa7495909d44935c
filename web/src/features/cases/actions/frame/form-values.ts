import type { FieldErrors } from '../../../../shared/form/index.ts';

/** The words for each field that must say something and does not. Fields whose words are `false` may be empty. */
export function missingIn<V extends object>(
  values: V,
  words: { readonly [K in keyof V & string]?: string | false },
): FieldErrors {
  const missing = Object.entries<string | false | undefined>(words).filter(
    ([name, message]) => message && isEmpty(values[name as keyof V]),
  );
  return Object.fromEntries(missing) as FieldErrors;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The lines of a text field in which each line is one thing. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
