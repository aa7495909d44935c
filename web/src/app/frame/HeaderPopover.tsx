import { useEffect, useId, useRef, type ReactNode } from 'react';

interface HeaderPopoverProps {
  /** The button's name. */
  label: string;
  button: ReactNode;
  /** Drawn only while it is open; `close` closes it. */
  children: (close: () => void) => ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A panel under a button of the header. The browser closes it on Esc and on a press elsewhere. */
export function HeaderPopover({ label, button, children, open, onOpenChange }: HeaderPopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = panel.current;
    const toggled = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open';
      onOpenChange(isOpen);
      if (isOpen) place(element, trigger.current);
    };
    element?.addEventListener('toggle', toggled);
    return () => element?.removeEventListener('toggle', toggled);
  }, [onOpenChange]);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
      >
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={label} className="header-panel">
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}

const edgePx = 12;

/** Under its button, right edges aligned, and never beyond the window. */
function place(panel: HTMLElement | null, trigger: HTMLElement | null): void {
  if (!panel || !trigger) return;
  const { right, bottom } = trigger.getBoundingClientRect();
  panel.style.top = `${bottom + 6}px`;
  panel.style.right = `${Math.max(edgePx, innerWidth - right)}px`;
}
