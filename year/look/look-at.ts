import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules that the product promises. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What no person should ever read. */
const NONSENSE = /\b(?:undefined|null|NaN|unknown|desconocid[oa])\b|\[object|Invalid Date/i;

/** What is wrong with a screen as it stands: findings of axe, text that is cut, a page that scrolls sideways, and words that say nothing. */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations: found } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(' ')}`);
  }, TAGS);
  const { sideways, cut, text } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // An ellipsis says that there is more; what is cut without one can't be read.
    cut: [...document.querySelectorAll<HTMLElement>('main *, nav *, header *')]
      .filter((element) => {
        if (!element.checkVisibility() || element.childElementCount > 0 || !element.textContent?.trim())
          return false;
        const { overflowX, textOverflow, clip, clipPath, position } = getComputedStyle(element);
        const isForReaders =
          position === 'absolute' && (clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1);
        return (
          !isForReaders &&
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ''),
    text: document.body.innerText,
  }));
  const nonsense = NONSENSE.exec(text)?.[0];
  return [
    ...violations,
    ...(sideways > 0 ? [`The page scrolls sideways by ${sideways} px.`] : []),
    ...cut.map((words) => `Cut: ${words}`),
    ...(nonsense ? [`It says “${nonsense}”: ${around(text, nonsense)}`] : []),
  ];
}

const around = (text: string, word: string): string => {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 50), at + 50).replace(/\s+/g, ' ');
};
