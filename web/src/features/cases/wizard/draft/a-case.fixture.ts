import { blankTenant, emptyValues, type DraftValues, type TenantDraft } from './draft-values.ts';

export const firstId = '01900000-0000-7000-8000-000000000001';
export const secondId = '01900000-0000-7000-8000-000000000002';

/** Values of a form, the given ones filled in. */
export function someValues(given: Partial<DraftValues> = {}): DraftValues {
  return { ...emptyValues(), ...given };
}

/** A tenant whom the server has. */
export function someTenant(given: Partial<TenantDraft> = {}): TenantDraft {
  return {
    ...blankTenant(),
    id: firstId,
    key: given.id ?? firstId,
    firstName: 'Delphine',
    lastName: 'Kirkwood',
    ...given,
  };
}
