import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { formatCount } from '../../formats/money.ts';
import './tab-links.css';
import { useHiddenEnds } from './use-hidden-ends.ts';

export interface TabLink {
  key: string;
  label: string;
  /** A number gets its thousands, a text stands as it is ("11 of 12"). */
  count?: number | string;
  to?: LinkProps['to'];
  params?: LinkProps['params'];
  search?: LinkProps['search'];
  hash?: string;
}

const sightMargin = 48;

/** A row of links that look like tabs; where they don't fit it scrolls. Links, so that each part has an address. */
export function TabLinks({
  items,
  active,
  label,
}: {
  items: readonly TabLink[];
  active: string;
  label: string;
}) {
  const { row, hidden, turn } = useHiddenEnds<HTMLDivElement>();
  // The part that is shown has its name in sight.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - sightMargin;
  }, [active, row]);
  return (
    <nav className="tab-links" aria-label={label}>
      {hidden.start && <TabEdge end="start" onTurn={turn} />}
      <div className="tab-row" ref={row}>
        <ul>
          {items.map(({ key, label: name, count, ...link }) => (
            <li key={key}>
              <Link
                {...({ to: '.', ...link } as LinkProps)}
                className={key === active ? 'tab-link on' : 'tab-link'}
                aria-current={key === active ? 'page' : undefined}
              >
                {name}{' '}
                {count !== undefined && (
                  <span className="tab-count">{typeof count === 'number' ? formatCount(count) : count}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {hidden.end && <TabEdge end="end" onTurn={turn} />}
    </nav>
  );
}

/** For the mouse alone, which can't scroll sideways: the keyboard reaches every link, and a finger moves the row. */
function TabEdge({ end, onTurn }: { end: 'start' | 'end'; onTurn: (end: 'start' | 'end') => void }) {
  const Icon = end === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button type="button" className={`tab-edge ${end}`} aria-hidden tabIndex={-1} onClick={() => onTurn(end)}>
      <Icon size={16} aria-hidden />
    </button>
  );
}
