import { geography } from '@writdesk/contract/geography/geography';
import { useCall } from '../../shared/api/index.ts';

const dayMs = 86_400_000;

/** Every state that an address may be in, for choosing one. */
export function useStateOptions(): readonly { value: string; label: string }[] {
  const { data } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  return (data?.states ?? [])
    .filter(({ kind }) => kind !== 'postal')
    .map(({ code, name }) => ({ value: code, label: name }));
}
