import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const propertyImportLive = {
  /** Long work on an import of the person began or ended. */
  progressed: liveKind('property-import.progressed', { userId: id }),
};
