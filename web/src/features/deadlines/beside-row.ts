const gapPx = 10;
const edgePx = 12;
/** Where the arrow stands on a panel that begins at its row. */
const arrowPx = 22;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

interface Place {
  top: number;
  left: number;
  /** The panel's greatest height; more is scrolled. */
  room: number;
  side: 'left' | 'below' | 'above';
  /** From the panel's top to the middle of the row. */
  arrow: number;
}

/** Puts a panel next to the row that its button stands in; for `Popup`. The row is marked `data-why-row`. */
export function placeBesideRow(panel: HTMLElement | null, button: Element | null): void {
  const row = button?.closest('[data-why-row]') ?? button;
  if (!panel || !row) return;
  const { top, left, room, side, arrow } = besideRow(
    row.getBoundingClientRect(),
    { width: panel.offsetWidth, height: wholeHeight(panel) },
    { width: document.documentElement.clientWidth, height: innerHeight },
  );
  panel.dataset['side'] = side;
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
  panel.style.setProperty('--room', `${room}px`);
  panel.style.setProperty('--arrow', `${arrow}px`);
}

/** As high as the panel would be, were nothing of it scrolled. */
function wholeHeight(panel: HTMLElement): number {
  const content = panel.querySelector('.why-scroll');
  return content ? panel.offsetHeight - content.clientHeight + content.scrollHeight : panel.offsetHeight;
}

/** Left of the row where there is width for it, else under it, else above it: never over it. */
export function besideRow(row: Box, panel: Size, view: Size): Place {
  const left = row.left - gapPx - panel.width;
  if (left >= edgePx) {
    const lowest = Math.max(edgePx, view.height - edgePx - panel.height);
    const top = Math.max(edgePx, Math.min(row.top, lowest));
    const middle = (row.top + row.bottom) / 2 - top;
    const room = view.height - edgePx - top;
    const arrow = Math.max(arrowPx / 2, Math.min(middle, panel.height - arrowPx / 2, room - arrowPx / 2));
    return { top, left, room, side: 'left', arrow };
  }
  const inside = Math.max(edgePx, Math.min(row.left, view.width - edgePx - panel.width));
  const below = view.height - edgePx - (row.bottom + gapPx);
  const above = row.top - gapPx - edgePx;
  if (panel.height <= below || below >= above) {
    return { top: row.bottom + gapPx, left: inside, room: below, side: 'below', arrow: 0 };
  }
  const height = Math.min(panel.height, above);
  return { top: row.top - gapPx - height, left: inside, room: above, side: 'above', arrow: 0 };
}
