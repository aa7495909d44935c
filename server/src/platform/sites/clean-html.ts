const SSN = /\b\d{3}-\d{2}-(\d{4})\b/g;
const HIDDEN = '••••';

/** Nine digits in the grouping of a social security number, down to the last four. */
export const maskSsns = (text: string): string => text.replaceAll(SSN, '***-**-$1');

/**
 * A page as it may be kept: without what runs, without what it hides, without secrets.
 * @param secrets texts that must not stand in it, such as the password that was typed.
 */
export function cleanHtml(html: string, secrets: readonly string[]): string {
  const still = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|template|noscript|iframe|object|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<(?:link|meta|base|script|iframe|embed)\b[^>]*>/gi, '')
    .replaceAll(/\s(?:on[a-z]+|srcdoc|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    // Tokens of the session, and whatever was typed into a password’s field.
    .replaceAll(/<input\b[^>]*\btype\s*=\s*["']?(?:hidden|password)\b[^>]*>/gi, (field) =>
      field.replace(/\svalue\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i, ` value="${HIDDEN}"`),
    );
  const named = secrets.filter((secret) => secret.length > 0);
  return maskSsns(named.reduce((text, secret) => text.replaceAll(secret, HIDDEN), still));
}
