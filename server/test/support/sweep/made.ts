import { allRoutes } from '@writdesk/contract';
import type { Role } from '@writdesk/contract/permissions/roles';
import { roles } from '@writdesk/contract/permissions/roles';
import type { Person, TestApp } from '../harness.ts';
import { isGranted } from '../granted.ts';
import { signedInNow } from '../signed-in-now.ts';
import { exampleOf } from '../schema-parts.ts';
import { byRoute } from './kinds.ts';

/** A record of a noun that no list of the sweep knows: the noun's own `create` or `save` makes it. */
export type MadeKind = `made ${string}`;

const nounOf = (name: string) => name.split('.')[0] ?? '';
const isUnknown = (name: string) => !(name in byRoute) && !(nounOf(name) in byRoute);
const nouns = new Set(
  allRoutes
    .filter(({ name, route }) => route.path.includes('{id}') && isUnknown(name))
    .map(({ name }) => nounOf(name)),
);
const makers = allRoutes.filter(({ name }) => nouns.has(nounOf(name)) && /\.(?:create|save)$/.test(name));

/** The kind of the records that a route names, where its noun makes them itself. */
export const madeBy = (name: string): MadeKind | undefined =>
  makers.some((maker) => nounOf(maker.name) === nounOf(name)) ? `made ${nounOf(name)}` : undefined;

/** One record of each such noun, made by the first role that may. @throws where the noun refuses its own example. */
export async function makeRecords(
  t: TestApp,
  people: Record<Role, Person>,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const { name, route } of makers) {
    const role = roles.findLast((each) => isGranted(route, each));
    const { status, body } = await t.send(route.method, route.url, {
      // Some of them ask for a fresh proof.
      ...(role && { as: await signedInNow(t, people[role]) }),
      ...(route.body && { body: exampleOf(route.body) }),
    });
    if (status >= 300) throw new Error(`${name}: ${JSON.stringify(body)}`);
    made.set(`made ${nounOf(name)}`, String(body['id']));
  }
  return made;
}
