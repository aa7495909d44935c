import { properties } from '@writdesk/contract/properties/properties';
import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCall } from '../../../../shared/api/index.ts';

/** A property that the address names, because somebody comes from it or has just added it, is taken over once. */
export function useAddedProperty(take: (property: PropertyDetails) => void): void {
  const navigate = useNavigate();
  const { property: id }: { property?: string } = useSearch({ strict: false });
  const { data } = useCall(properties.details, {
    params: { id: id ?? '' },
    enabled: id !== undefined,
    quiet: true,
  });
  useEffect(() => {
    if (!data || data.id !== id) return;
    take(data);
    void navigate({
      to: '.',
      search: ({ property: _, ...rest }: { property?: string }) => rest,
      replace: true,
    });
  });
}
