import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

/**
 * The last digit of an article number: weights 3 and 1 from the right, up to the next ten.
 * @param digits everything in front of it.
 */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether it is a whole article number: 20 or 22 digits of which the last one fits. */
export const isArticleNumber = (digits: string): boolean =>
  /^(?:\d{20}|\d{22})$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1);

/** The number of a certified article as it is typed from PS Form 3800: blanks and hyphens don’t count. */
export const articleNumber = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .refine(isArticleNumber, issue('article_number_wrong'));

/** In groups of four, as the form prints it. */
export const shownArticleNumber = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
