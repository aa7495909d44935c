import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { BUILDIUM_KEY, buildiumHeaders } from '../../property-stand-in/buildium.ts';
import type { Scene } from '../scene.ts';
import type { Company } from '../world/world.ts';

const NEXT_KEY = { apiId: 'stand-in-id', apiSecret: 'the key of the next year' } as const;
/** Systems are read each hour. */
const AN_HOUR_AND_MORE_MS = 65 * 60_000;
/** A refused key is tried again each hour, and not more often than a few times in a row. */
const MOST_TRIES = 12;

/** A company connects the system in which it keeps its properties; what is read waits to be looked at. */
export async function connectsItsSystem(scene: Scene, company: Company): Promise<boolean> {
  const { clock, journal, propertySystem } = scene;
  if (!propertySystem) return false;
  const { owner, manager } = company;
  const body = { system: 'BUILDIUM' as const, ...BUILDIUM_KEY };
  await manager.isRefused('connected a system without the right', propertyConnections.create, { body }, [
    'forbidden',
  ]);
  await owner.does(propertyConnections.create, { body });
  await clock.quiet();
  const { dataAt, failure, found } = await connectionOf(company);
  if (failure || !dataAt || !found?.new)
    journal.breaks('A connected system is read.', { failure, dataAt, found });
  company.isConnected = true;
  journal.did('Property systems connected');
  return true;
}

/** The vendor revokes the key: the company sees it, what was read stays, and with another key it is read again. */
export async function keyIsRevoked(scene: Scene, company: Company): Promise<boolean> {
  const { clock, journal, propertySystem } = scene;
  if (!propertySystem || !company.isConnected) return false;
  const before = await connectionOf(company);
  propertySystem.revoke();
  const refusals = propertySystem.refused.length;
  await clock.moveTo(new Date(clock.now().getTime() + AN_HOUR_AND_MORE_MS));
  await clock.quiet();
  const refused = await connectionOf(company);
  const tries = propertySystem.refused.length - refusals;
  if (refused.failure?.reason !== 'KEY_REFUSED' || refused.syncingSince || refused.dataAt !== before.dataAt)
    journal.breaks('A key that was revoked is said to be, and what was read stays.', { before, refused });
  if (tries === 0 || tries > MOST_TRIES)
    journal.breaks('A system that refuses is not asked all the time.', { tries });
  const { id, version } = refused;
  propertySystem.takeKey(buildiumHeaders(NEXT_KEY));
  await company.owner.does(propertyConnections.update, { params: { id }, body: { ...NEXT_KEY, version } });
  await clock.quiet();
  const { failure, dataAt } = await connectionOf(company);
  if (failure || !dataAt || dataAt === before.dataAt)
    journal.breaks('With another key a system is read again.', { failure, dataAt });
  journal.did('Keys of property systems revoked and replaced');
  return true;
}

async function connectionOf({ owner, name }: Company) {
  const { connections } = await owner.does(propertyConnections.list);
  const [connection] = connections;
  if (!connection) throw new Error(`${name} has no connected system.`);
  return connection;
}
