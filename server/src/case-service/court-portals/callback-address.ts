import type { Config } from '../../config.ts';
import type { PortalKey } from './portal-queries.ts';

/** Under which filing managers reach us. */
export const CALLBACK_PATH = '/webhooks/ecf';

/** Where a filing manager sends by itself what became of a filing. */
export const callbackAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id }: Pick<PortalKey, 'id'>,
): string => new URL(`${CALLBACK_PATH}/${id}`, publicUrl).href;
