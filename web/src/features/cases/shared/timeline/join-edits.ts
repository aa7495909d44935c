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
    const at = joined.findLastIndex((one) => !comesWithTyping(one));
    const later = joined[at];
    if (later && isSameEdit(later, event)) joined[at] = together(later, event);
    else joined.push(event);
  }
  return joined;
}

/** A file that is added between two saves doesn’t end an edit. */
const comesWithTyping = ({ kind }: TimelineEvent): boolean =>
  kind === 'case.add-documents' || /^(document|scan)\./.test(kind);

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
