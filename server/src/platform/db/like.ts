/** A LIKE pattern for the text itself. A person's search text holds no wildcards, whatever it looks like. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for what holds the text somewhere. */
export const contains = (text: string) => `%${literal(text)}%`;

/** A LIKE pattern for what begins with the text. */
export const beginsWith = (text: string) => `${literal(text)}%`;
