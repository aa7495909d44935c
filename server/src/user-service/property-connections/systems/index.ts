import type { ConnectedSystem } from '@writdesk/contract/property-connections/connection-values';
import type { Deps } from '../../../platform/context.ts';
import { buildiumSystem } from './buildium/buildium-system.ts';
import { propertywareSystem } from './propertyware/propertyware-system.ts';
import type { PropertySystem, SystemKey } from './property-system.ts';

export {
  type KnownData,
  systemData,
  type SystemData,
  SystemError,
  type SystemKey,
} from './property-system.ts';

const vendors: Readonly<Record<ConnectedSystem, { url: string; open: typeof buildiumSystem }>> = {
  BUILDIUM: { url: 'https://api.buildium.com', open: buildiumSystem },
  PROPERTYWARE: { url: 'https://api.propertyware.com/pw/api/rest/v1', open: propertywareSystem },
};

/** A property system at its vendor’s address, or where the configuration says. */
export function systemOf(
  { config }: Pick<Deps, 'config'>,
  system: ConnectedSystem,
  key: SystemKey,
): PropertySystem {
  const { url, open } = vendors[system];
  return open(config.propertySystems?.[system] ?? url, key);
}
