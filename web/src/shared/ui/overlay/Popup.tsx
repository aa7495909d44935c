import { useEffect, useId, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { placePanel } from '../page/place-panel.ts';
import './popup.css';

/** What the button that opens a popup needs; spread it: `<Button {...props}>` or `<button {...props}>`. */
export interface PopupTrigger {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
}

interface PopupProps {
  /** Names the panel for a screen reader. */
  label: string;
  renderButton: (props: PopupTrigger) => ReactNode;
  /** Drawn only while it is open; `close` closes it. */
  children: (close: () => void) => ReactNode;
  role?: 'dialog' | 'menu';
  /** Which edges of button and panel stand in line. */
  align?: 'start' | 'end';
  /** Puts the panel elsewhere than under its button. */
  place?: typeof placePanel;
  className?: string;
  /** Opens by itself when it is drawn: a filter that was just added. */
  startsOpen?: boolean;
  onClosed?: () => void;
}

/**
 * A panel under its button. The browser's own: it lies over everything, closes on Esc and on a press elsewhere, gives
 * the focus back, and stays in its place in the document, so inside a landmark.
 */
export function Popup(props: PopupProps) {
  const {
    label,
    renderButton,
    children,
    role = 'dialog',
    align = 'start',
    place: placeIt = placePanel,
    className = '',
    startsOpen = false,
    onClosed,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  useEffect(() => {
    if (startsOpen) panel.current?.showPopover();
  }, [startsOpen]);
  useEffect(() => {
    if (!open) return undefined;
    const place = () => placeIt(panel.current, buttonOf(id), align);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [open, id, align, placeIt]);
  // React has no event for it yet on every element.
  const listen: RefCallback<HTMLDivElement> = (element) => {
    panel.current = element;
    const toggled = (event: ToggleEvent) => {
      const isOpen = event.newState === 'open';
      setOpen(isOpen);
      if (!isOpen) closed.current?.();
    };
    element?.addEventListener('toggle', toggled);
    return () => {
      element?.removeEventListener('toggle', toggled);
      panel.current = null;
    };
  };
  return (
    <>
      {renderButton({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': role })}
      <div
        ref={listen}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={`popup ${className}`}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}

function buttonOf(id: string): Element | null {
  return document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
}
