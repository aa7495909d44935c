import { useEffect, useRef } from 'react';

interface BoardActs {
  undo: () => void;
  redo: () => void;
  chooseAll: () => void;
  copy: () => void;
  cut: () => void;
  paste: () => void;
  remove: () => void;
  /** Chooses nothing. */
  leave: () => void;
}

const withCtrl: Readonly<Record<string, keyof BoardActs>> = {
  z: 'undo',
  y: 'redo',
  a: 'chooseAll',
  c: 'copy',
  x: 'cut',
  v: 'paste',
};
const alone: Readonly<Record<string, keyof BoardActs>> = { Delete: 'remove', Escape: 'leave' };

/** The keys of the designer, but for where text is typed, chosen from a list or marked to be copied. */
export function useBoardKeys(acts: BoardActs, isOn: boolean): void {
  const now = useRef(acts);
  now.current = acts;
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (act === null || isElsewhere(event, act)) return;
      event.preventDefault();
      now.current[act]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function actOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof BoardActs | null {
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return alone[key] ?? null;
  const act = withCtrl[key.toLowerCase()] ?? null;
  return shiftKey ? (act === 'undo' ? 'redo' : null) : act;
}

function isElsewhere({ target }: KeyboardEvent, act: keyof BoardActs): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox]), textarea, [contenteditable], [role=combobox], [role=dialog]',
    ) !== null;
  const isMarking = (act === 'copy' || act === 'cut') && String(globalThis.getSelection()) !== '';
  return isTyping || isMarking;
}
