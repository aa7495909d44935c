/** The same codes with their sentences in another language: one that is missing is a type error, and so is one too many. */
export type Translated<English> = Readonly<Record<keyof English, string>>;
