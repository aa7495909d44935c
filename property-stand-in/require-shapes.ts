import type { SystemCall } from '../server/src/user-service/property-connections/systems/calls-of-system.ts';
import { exactJson } from '../server/src/user-service/property-connections/systems/exact-json.ts';
import type { BookRecord } from './system-server.ts';

/** Books that aren’t as the shapes say would prove nothing. */
export function requireShapes(
  calls: Readonly<Record<string, SystemCall>>,
  books: Readonly<Record<string, readonly BookRecord[]>>,
): void {
  for (const [name, { shape }] of Object.entries(calls))
    for (const { record } of books[name] ?? []) shape.parse(exactJson(JSON.stringify(record)));
}
