import type { CSSProperties, ReactNode } from 'react';
import '../overlay/sheet.css';

export interface Fact {
  label: string;
  /** A fact without a value is left out, unless `missing` says what to show. */
  value: ReactNode;
  missing?: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** Labelled facts in columns: `<Facts columns={4} items={[{ label: t('judge'), value: docket.judge }]} />`. */
export function Facts({ items, columns = 1 }: { items: readonly Fact[]; columns?: 1 | 2 | 3 | 4 }) {
  const said = items.filter(({ value, missing }) => isSaid(value) || missing !== undefined);
  return (
    <dl className="facts" style={{ '--facts-columns': columns } as CSSProperties}>
      {said.map(({ label, value, missing, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>{isSaid(value) ? value : missing}</dd>
        </div>
      ))}
    </dl>
  );
}

function isSaid(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
