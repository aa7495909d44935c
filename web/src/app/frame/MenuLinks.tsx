import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Fragment, lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';
import { presentEntry, useMenu, type MenuItem } from './menu.ts';
import { useMenuGroups } from './menu-groups.ts';

const MenuCount = lazy(() => import('./MenuCount.tsx'));

/** The entries of the menu by group of work. `folded`: icons alone, their names in tooltips. */
export function MenuLinks({ folded = false }: { folded?: boolean }) {
  const t = useText(messages);
  const items = useMenu();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const present = presentEntry(items, pathname);
  const { isOpen, toggle } = useMenuGroups(items, present);
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => (
    <Fragment key={group ?? ''}>
      {group && (
        <h2 className="menu-group">
          <button
            type="button"
            aria-expanded={isOpen(group)}
            aria-controls={`menu-${group}`}
            onClick={() => toggle(group)}
          >
            {t(group)}
            <ChevronDown size={14} aria-hidden />
          </button>
        </h2>
      )}
      <ul id={`menu-${group ?? 'first'}`} hidden={!!group && !folded && !isOpen(group)}>
        {items
          .filter((item) => item.group === group)
          .map((item) => (
            <li key={item.to}>
              <MenuLink item={item} isPresent={item === present} folded={folded} />
            </li>
          ))}
      </ul>
    </Fragment>
  ));
}

interface MenuLinkProps {
  item: MenuItem;
  isPresent: boolean;
  folded: boolean;
}

function MenuLink({ item, isPresent, folded }: MenuLinkProps) {
  const Icon = item.icon;
  const [tip, setTip] = useState<{ top: number; left: number } | null>(null);
  const showTip = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { top, height, right } = currentTarget.getBoundingClientRect();
    setTip({ top: top + height / 2, left: right + 8 });
  };
  return (
    <>
      <Link
        to={item.to}
        className={isPresent ? 'menu-link on' : 'menu-link'}
        aria-current={isPresent ? 'page' : undefined}
        aria-label={folded ? item.label : undefined}
        activeProps={{}}
        {...(folded && {
          onPointerEnter: showTip,
          onFocus: showTip,
          onPointerLeave: () => setTip(null),
          onBlur: () => setTip(null),
        })}
      >
        <Icon size={folded ? 17 : 16} strokeWidth={1.9} aria-hidden />
        {!folded && <span>{item.label}</span>}
        {!folded && item.count && (
          <Suspense fallback={null}>
            <MenuCount of={item.count} />
          </Suspense>
        )}
      </Link>
      {folded && tip && (
        <span className="menu-tip" style={tip} aria-hidden>
          {item.label}
        </span>
      )}
    </>
  );
}
