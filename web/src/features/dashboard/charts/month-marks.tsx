import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { formatCount } from '../../../shared/formats/money.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { wholeMonth } from './chart-words.ts';
import type { MonthRow } from './MonthSheet.tsx';

/** What the chart adds to each mark that it draws. */
interface BarPlace {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: MonthRow;
}

/** A month's bar, which leads to its rows; of a month that still goes on it is open. */
export function MonthBar({ present, ...place }: BarPlace & { present: string }) {
  const navigate = useNavigate();
  const { x = 0, y = 0, width = 0, height = 0, payload } = place;
  if (!payload) return null;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={Math.max(0, height)}
      rx={2}
      className={payload.month === present ? 'chart-bar is-open' : 'chart-bar'}
      onClick={() => void navigate({ ...payload.link } as LinkProps)}
    />
  );
}

/** How many there were a year before. */
export function YearTick({ half, cx, cy }: { half: number; cx?: number; cy?: number }) {
  if (cx === undefined || typeof cy !== 'number') return null;
  return <line x1={cx - half} x2={cx + half} y1={cy} y2={cy} className="chart-tick" />;
}

interface MonthTipProps {
  names: { now: string; before: string };
  active?: boolean;
  payload?: readonly { payload?: MonthRow }[];
}

/** The numbers of the month under the pointer, or that the arrow keys have reached. */
export function MonthTip({ names, active = false, payload }: MonthTipProps) {
  const locale = useLocale();
  const row = payload?.[0]?.payload;
  if (!active || !row) return null;
  return (
    <div className="chart-tip">
      <strong>{wholeMonth(row.month, locale)}</strong>
      {row.now !== null && <span>{`${names.now}: ${formatCount(row.now)}`}</span>}
      {row.before !== null && <span>{`${names.before}: ${formatCount(row.before)}`}</span>}
    </div>
  );
}
