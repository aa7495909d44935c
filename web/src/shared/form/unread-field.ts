/**
 * A form is not sent while a field holds text that could not be read: it says so itself and gets the focus.
 * @returns whether there is one.
 */
export function stopAtUnread(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLInputElement>('input[data-unread]');
  if (!field) return false;
  field.dispatchEvent(new Event('invalid'));
  field.focus();
  return true;
}
