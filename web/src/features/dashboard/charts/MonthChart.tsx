import { Bar, CartesianGrid, ComposedChart, LabelList, Line } from 'recharts';
import { ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { usePhone } from '../../../shared/ui/index.ts';
import { monthName } from './chart-words.ts';
import { MonthBar, MonthTip, YearTick } from './month-marks.tsx';
import type { MonthRow } from './MonthSheet.tsx';

interface MonthChartProps {
  rows: readonly MonthRow[];
  /** What the chart shows, in one sentence. */
  said: string;
  names: { now: string; before: string };
  /** The month that still goes on: its bar is open. */
  present: string;
}

const HEIGHT = 190;
const axis = { fontSize: 12, fill: 'var(--text-3)' };
const sizes = { desk: { bar: 28, tick: 15 }, phone: { bar: 14, tick: 8 } };

/** Bars of this year and amber ticks of the year before; arrow keys go through the months, and a bar leads to its rows. */
export default function MonthChart({ rows, said, names, present }: MonthChartProps) {
  const locale = useLocale();
  const isPhone = usePhone();
  const size = isPhone ? sizes.phone : sizes.desk;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart
        data={[...rows]}
        margin={{ top: 20, right: 4, bottom: 0, left: -28 }}
        title={said}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--split)" />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => monthName(month, locale, isPhone)}
          tick={axis}
          tickLine={false}
          axisLine={false}
          interval={rows.length > 12 ? 'preserveStartEnd' : 0}
        />
        <YAxis allowDecimals={false} tick={axis} tickLine={false} axisLine={false} width={60} />
        <Tooltip cursor={{ fill: 'var(--fill-3)' }} content={<MonthTip names={names} />} />
        <Bar
          dataKey="now"
          name={names.now}
          barSize={size.bar}
          isAnimationActive={false}
          shape={<MonthBar present={present} />}
        >
          <LabelList
            dataKey="now"
            position="top"
            offset={6}
            fontSize={12}
            fontWeight={600}
            fill="var(--text)"
            formatter={(n) => (typeof n === 'number' && n > 0 ? formatCount(n) : '')}
          />
        </Bar>
        <Line
          dataKey="before"
          name={names.before}
          stroke="none"
          isAnimationActive={false}
          activeDot={false}
          dot={<YearTick half={size.tick} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
