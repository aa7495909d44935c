import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../formats/money.ts';
import './tab-links.css';

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

/** A row of links that look like tabs; on a narrow screen it scrolls. Links, so that each part has an address. */
export function TabLinks({
  items,
  active,
  label,
}: {
  items: readonly TabLink[];
  active: string;
  label: string;
}) {
  const row = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls: the part that is shown has its name in sight.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - sightMargin;
  }, [active]);
  return (
    <nav ref={row} className="tab-links" aria-label={label}>
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
    </nav>
  );
}
