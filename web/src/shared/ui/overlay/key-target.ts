const takesText = 'input:not([type=checkbox]), textarea, select, dialog, [contenteditable]';

/** Whether a key was typed into something: it is no shortcut then. */
export function isTyped(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(takesText) !== null
  );
}
