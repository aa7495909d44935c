/** One feature's texts: every English key has its Spanish text, or the compiler refuses. */
export interface Messages<K extends string> {
  readonly en: Readonly<Record<K, string>>;
  readonly es: Readonly<Record<K, string>>;
}

/**
 * Says a feature's texts, in its `messages.ts`. A text may hold ICU syntax:
 * `'{count, plural, one {# case} other {# cases}}'`.
 * @returns the same object, with its keys as a type.
 */
export function defineMessages<const E extends Record<string, string>>(messages: {
  en: E;
  es: { readonly [K in keyof E]: string };
}): Messages<keyof E & string> {
  return messages;
}
