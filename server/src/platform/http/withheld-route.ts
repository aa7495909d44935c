import type { Route } from '@writdesk/contract/route';
import type { Context, UserContext } from '../context.ts';
import { type Registry, registry } from '../registry.ts';

/**
 * Opens one record that is withheld from everybody to somebody who keeps it, and records that they looked.
 * @param look what they look at, as the route says. @returns null where it stays shut.
 */
export type WithheldRoute = (
  context: UserContext,
  asked: { id: string; look: string },
) => Promise<UserContext | null>;

export const withheldRoutes: Registry<WithheldRoute> = registry('withheld doors');

/** The context of a call: a route that opens a withheld record sees this one record, as if nothing withheld it. */
export async function throughWithheld(
  { opensWithheld: look }: Route,
  context: Context,
  params: Readonly<Record<string, unknown>>,
): Promise<Context> {
  const { id } = params;
  if (look === undefined || typeof id !== 'string' || !context.scope.withheldIds.includes(id)) return context;
  if (context.actor.kind !== 'user') return context;
  const ofUser = { ...context, actor: context.actor };
  for (const door of context.deps.registered.of(withheldRoutes)) {
    const opened = await door(ofUser, { id, look });
    if (opened) return opened;
  }
  return context;
}
