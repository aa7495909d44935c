import { titleDay, todayIn } from '../../shared/formats/dates.ts';

/** `Tuesday, July 21`; Spanish writes its weekdays small, but not at the beginning. */
export function todayTitle(): string {
  const title = titleDay(todayIn());
  return title.charAt(0).toUpperCase() + title.slice(1);
}
