import type { LeaseDetails } from '@writdesk/contract/rosters/roster-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCall } from '../../../../shared/api/index.ts';

/** A lease that the address names, because somebody comes from its page, is taken over once its property is chosen. */
export function useAddressedLease(
  propertyId: string,
  take: (unit: LeaseDetails['unit'], lease: LeaseDetails) => void,
): void {
  const navigate = useNavigate();
  const { lease: id, property }: { lease?: string; property?: string } = useSearch({ strict: false });
  const { data } = useCall(rosters.lease, {
    params: { id: id ?? '' },
    enabled: id !== undefined,
    quiet: true,
  });
  useEffect(() => {
    // The property that the address names is taken first.
    if (!data || data.id !== id || property !== undefined) return;
    if (data.property.id === propertyId) take(data.unit, data);
    void navigate({
      to: '.',
      search: ({ lease: _, ...rest }: { lease?: string }) => rest,
      replace: true,
    });
  });
}
