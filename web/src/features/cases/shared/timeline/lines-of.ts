import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { isQuiet } from '../use-recent-events.ts';
import { joinEdits } from './join-edits.ts';

/** How many lines the timeline shows, which joins edits and leaves steps out; known only where all events are here. */
export function linesOf(reply: RouteReply<typeof cases.timeline> | undefined): number | undefined {
  if (!reply || reply.total > reply.events.length) return undefined;
  return joinEdits(reply.events.filter((event) => !isQuiet(event))).length;
}
