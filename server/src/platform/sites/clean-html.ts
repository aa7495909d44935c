import { htmlParts } from './html-parts.ts';

const SSN = /\b\d{3}-\d{2}-(\d{4})\b/g;
const HIDDEN = '••••';

/** Nine digits in the grouping of a social security number, down to the last four. */
export const maskSsns = (text: string): string => text.replaceAll(SSN, '***-**-$1');

const HIDES: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
]);
const RUNS: ReadonlySet<string> = new Set(['link', 'meta', 'base', 'script', 'iframe', 'embed']);

function cleanTag(whole: string, tag: string): string {
  const still = whole.replaceAll(/\s(?:on[a-z]+|srcdoc|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
  // Tokens of the session, and whatever was typed into a password’s field.
  if (tag !== 'input' || !/\btype\s*=\s*["']?(?:hidden|password)\b/i.test(still)) return still;
  return still.replace(/\svalue\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i, ` value="${HIDDEN}"`);
}

/**
 * A page as it may be kept: without what runs, without what it hides, without secrets.
 * @param secrets texts that must not stand in it, such as the password that was typed.
 */
export function cleanHtml(html: string, secrets: readonly string[]): string {
  let still = '';
  for (const part of htmlParts(html, HIDES)) {
    if (part.kind === 'open') still += RUNS.has(part.tag) ? '' : cleanTag(part.whole, part.tag);
    else still += part.whole;
  }
  const named = secrets.filter((secret) => secret.length > 0);
  return maskSsns(named.reduce((text, secret) => text.replaceAll(secret, HIDDEN), still));
}
