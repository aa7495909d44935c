import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Popup, type PopupTrigger } from './Popup.tsx';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** One of several: marked where it is the present one. */
  chosen?: boolean;
  onSelect: () => void;
}

interface MenuButtonProps {
  label: string;
  /** The button: `(props) => <Button {...props}>View</Button>`. */
  renderButton: (props: PopupTrigger) => ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** A button with a menu. ↑ ↓ Home End move, Enter chooses, Esc closes. */
export function MenuButton({ label, renderButton, items, align = 'end' }: MenuButtonProps) {
  return (
    <Popup label={label} role="menu" align={align} className="menu" renderButton={renderButton}>
      {(close) => <MenuItems items={items} close={close} />}
    </Popup>
  );
}

function MenuItems({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('.menu-item:enabled') ?? [])];
  useEffect(() => {
    const enabled = ref.current?.querySelectorAll<HTMLElement>('.menu-item:enabled');
    const chosen = ref.current?.querySelector<HTMLElement>('.menu-item.chosen');
    (chosen ?? enabled?.[0])?.focus();
  }, []);
  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <div ref={ref} role="presentation" onKeyDown={press}>
      {items.map(({ key, label, icon, danger, disabled, chosen, onSelect }) => (
        <button
          key={key}
          type="button"
          role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={chosen}
          tabIndex={-1}
          disabled={disabled}
          className={`menu-item${danger ? ' danger' : ''}${chosen ? ' chosen' : ''}`}
          onClick={() => {
            close();
            onSelect();
          }}
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  );
}
