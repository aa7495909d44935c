import type { ImportSource } from './import-values.ts';

/** Names of products are the same in every language. */
export const systemNames: Readonly<Record<Exclude<ImportSource, 'OTHER'>, string>> = {
  APPFOLIO: 'AppFolio',
  BUILDIUM: 'Buildium',
  YARDI: 'Yardi',
  REALPAGE: 'RealPage',
  ENTRATA: 'Entrata',
  RENT_MANAGER: 'Rent Manager',
  RESMAN: 'ResMan',
  PROPERTYWARE: 'Propertyware',
};
