import type { TimelineEvent } from '../use-recent-events.ts';
import { recordsIn, textsIn } from './event-data.ts';

/** Edits of one person that lie closer together than this are one. */
const HOUR_MS = 3_600_000;

/**
 * The events with the edits of one person within an hour as one: a draft that is typed in saves itself every few seconds.
 * @param events newest first; the joined edit has the moment of its last one.
 */
export function joinEdits(events: readonly TimelineEvent[]): TimelineEvent[] {
  const joined: TimelineEvent[] = [];
  for (const event of events) {
    const later = joined.at(-1);
    if (later && isSameEdit(later, event)) joined[joined.length - 1] = together(later, event);
    else joined.push(event);
  }
  return joined;
}

function isSameEdit(later: TimelineEvent, earlier: TimelineEvent): boolean {
  const isEdit = later.kind === 'case.save' && earlier.kind === 'case.save';
  const isOnes = later.byUserId === earlier.byUserId && later.by === earlier.by;
  return isEdit && isOnes && Date.parse(later.at) - Date.parse(earlier.at) <= HOUR_MS;
}

/** What both changed, each fact from what it was at first to what it is at last; one that came back is no change. */
function together(later: TimelineEvent, earlier: TimelineEvent): TimelineEvent {
  const facts = new Map(recordsIn(earlier.data, 'changed').map((one) => [one['field'], one]));
  for (const one of recordsIn(later.data, 'changed')) {
    const first = facts.get(one['field']) ?? one;
    facts.set(one['field'], { ...one, was: first['was'] });
  }
  const changed = [...facts.values()].filter(({ was, becomes }) => was !== becomes);
  const fields = [...new Set([...textsIn(earlier.data, 'fields'), ...textsIn(later.data, 'fields')])];
  return { ...later, data: { ...earlier.data, ...later.data, fields, changed } };
}
