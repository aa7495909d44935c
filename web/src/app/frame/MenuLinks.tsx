import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Fragment, lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';
import { presentEntry, useMenu, type MenuItem } from './menu.ts';
import { useMenuGroups } from './menu-groups.ts';

const MenuCount = lazy(() => import('./MenuCount.tsx'));

/** The entries of the menu by group of work. `folded`: icons alone, their names in tooltips; a closed group stays closed. */
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
          <GroupButton
            name={t(group)}
            isOpen={isOpen(group)}
            list={`menu-${group}`}
            folded={folded}
            onToggle={() => toggle(group)}
          />
        </h2>
      )}
      <ul id={`menu-${group ?? 'first'}`} hidden={!!group && !isOpen(group)}>
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

interface GroupButtonProps {
  name: string;
  isOpen: boolean;
  /** The id of what it opens. */
  list: string;
  folded: boolean;
  onToggle: () => void;
}

function GroupButton({ name, isOpen, list, folded, onToggle }: GroupButtonProps) {
  const { tip, tipProps } = useTip(name, folded);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={folded ? name : undefined}
        onClick={onToggle}
        {...tipProps}
      >
        {!folded && name}
        <ChevronDown size={14} aria-hidden />
      </button>
      {tip}
    </>
  );
}

/** The name of what is an icon alone, next to it while the pointer or the focus is there. */
function useTip(name: string, folded: boolean) {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  if (!folded) return { tip: null, tipProps: {} };
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { top, height, right } = currentTarget.getBoundingClientRect();
    setPlace({ top: top + height / 2, left: right + 8 });
  };
  const hide = () => setPlace(null);
  return {
    tip: place && (
      <span className="menu-tip" style={place} aria-hidden>
        {name}
      </span>
    ),
    tipProps: { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide },
  };
}

interface MenuLinkProps {
  item: MenuItem;
  isPresent: boolean;
  folded: boolean;
}

function MenuLink({ item, isPresent, folded }: MenuLinkProps) {
  const Icon = item.icon;
  const { tip, tipProps } = useTip(item.label, folded);
  return (
    <>
      <Link
        to={item.to}
        className={isPresent ? 'menu-link on' : 'menu-link'}
        aria-current={isPresent ? 'page' : undefined}
        aria-label={folded ? item.label : undefined}
        activeProps={{}}
        {...tipProps}
      >
        <Icon size={folded ? 17 : 16} strokeWidth={1.9} aria-hidden />
        {!folded && <span>{item.label}</span>}
        {!folded && item.count && (
          <Suspense fallback={null}>
            <MenuCount of={item.count} />
          </Suspense>
        )}
      </Link>
      {tip}
    </>
  );
}
