import { useId, type ReactNode } from 'react';
import type { Tone } from '@writdesk/contract/cases/case-status';
import './sheet.css';

interface SheetProps {
  title?: ReactNode;
  /** At the right of the title: a link or a quiet remark. */
  extra?: ReactNode;
  /** False when the children reach the edges: a table, a list of rows. */
  padded?: boolean;
  /** A 3 px edge at the left in this tone: the worst thing the sheet says. */
  edge?: Tone;
  /** The name for a screen reader when there is no title. */
  label?: string;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A white sheet: every piece of work is on one. */
export function Sheet({
  title,
  extra,
  padded = true,
  edge,
  label,
  id,
  className = '',
  children,
}: SheetProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`sheet ${edge ? `edged tone-${edge}` : ''} ${className}`}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
    >
      {title && (
        <header className="sheet-head">
          <h2 id={titleId}>{title}</h2>
          {extra && <div className="sheet-extra">{extra}</div>}
        </header>
      )}
      <div className={padded ? 'sheet-body' : undefined}>{children}</div>
    </section>
  );
}
