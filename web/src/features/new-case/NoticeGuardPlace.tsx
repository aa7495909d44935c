/** Where the check of the notice speaks beside the fields: at the right on a wide screen. It says nothing yet. */
export function NoticeGuardPlace() {
  return null;
}
