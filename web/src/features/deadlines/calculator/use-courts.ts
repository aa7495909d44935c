import { courthouses, type CourthouseChoice } from '@writdesk/contract/courthouses/courthouses';
import { useCall } from '../../../shared/api/index.ts';
import { localZone } from '../../../shared/formats/dates.ts';
import { states } from '../../../labels/law/states.ts';
import type { CountInputs } from './count-address.ts';

/** The courthouses of the chosen state, and the clock that the count goes by. */
export function useCourts({ state, courthouseId, county }: CountInputs) {
  const { data } = useCall(courthouses.choices, {
    enabled: state !== null,
    quiet: true,
    staleTimeMs: 5 * 60_000,
  });
  const courts: readonly CourthouseChoice[] | undefined = data?.courthouses.filter(
    ({ stateCode }) => stateCode === state,
  );
  const meant = courts?.find((court) => (courthouseId ? court.id === courthouseId : court.county === county));
  const timeZone = meant?.timeZone ?? (state ? states[state]?.timeZone : undefined) ?? localZone();
  return { courts, timeZone };
}
