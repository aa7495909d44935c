import type { RunningImport } from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { useCall } from '../../shared/api/index.ts';
import { usePolling } from '../../shared/ui/states/use-polling.ts';

const none: readonly RunningImport[] = [];

/** The imports that the reader has under way. A live event says when one begins; while there is one, the server is asked how far it is. */
export function useRunningImports(): readonly RunningImport[] {
  const { data, refetch } = useCall(propertyImports.running, { quiet: true });
  const running = data?.running ?? none;
  usePolling(running.length > 0, () => refetch());
  return running;
}
