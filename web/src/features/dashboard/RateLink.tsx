import { currentLocale } from '../../shared/i18n/locale.ts';
import { type NumberTarget, NumberLink } from './BarTable.tsx';

interface RateLinkProps {
  count: number;
  /** Of how many. */
  of: number;
  link: NumberTarget;
}

/** A part of a whole: its number, the link to its rows, and its share. */
export function RateLink({ count, of, link }: RateLinkProps) {
  return (
    <span className="dash-rate">
      <NumberLink count={count} link={link} />
      <span className="dash-share">{count > 0 && of > 0 && shareOf(count, of)}</span>
    </span>
  );
}

/** `12 %` or `12%`, as the language writes it. */
export const shareOf = (count: number, of: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(of > 0 ? count / of : 0);
