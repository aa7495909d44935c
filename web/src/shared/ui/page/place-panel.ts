const gapPx = 6;
const edgePx = 12;

/** Puts a panel under its button, or above it where there is no room, and never beyond the window. */
export function placePanel(panel: HTMLElement | null, button: Element | null, align: 'start' | 'end'): void {
  if (!panel || !button) return;
  const at = panelPlace(
    button.getBoundingClientRect(),
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
    align,
  );
  panel.style.top = `${at.top}px`;
  panel.style.left = `${at.left}px`;
}

interface Size {
  width: number;
  height: number;
}

/** The same as numbers, in pixels of the window. */
export function panelPlace(
  button: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>,
  panel: Size,
  view: Size,
  align: 'start' | 'end',
): { top: number; left: number } {
  const below = button.bottom + gapPx;
  const above = button.top - gapPx - panel.height;
  const fitsBelow = below + panel.height <= view.height - edgePx;
  const left = align === 'start' ? button.left : button.right - panel.width;
  return {
    top: fitsBelow || above < edgePx ? below : above,
    left: Math.max(edgePx, Math.min(left, view.width - edgePx - panel.width)),
  };
}
