export const propertyCategories = [
  'CONVENTIONAL',
  'LIHTC',
  'VOUCHER',
  'PUBLIC_HOUSING',
  'USDA_RD',
  'MOBILE_HOME',
  'STUDENT',
  'COMMERCIAL',
  'SINGLE_FAMILY',
] as const;
export type PropertyCategory = (typeof propertyCategories)[number];

export const propertyCategoryFacts: Readonly<
  Record<PropertyCategory, { label: string; subsidized: boolean }>
> = {
  CONVENTIONAL: { label: 'Conventional', subsidized: false },
  LIHTC: { label: 'Low-income tax credit', subsidized: true },
  VOUCHER: { label: 'Housing voucher', subsidized: true },
  PUBLIC_HOUSING: { label: 'Public housing', subsidized: true },
  USDA_RD: { label: 'USDA Rural Development', subsidized: true },
  MOBILE_HOME: { label: 'Mobile home park', subsidized: false },
  STUDENT: { label: 'Student housing', subsidized: false },
  COMMERCIAL: { label: 'Commercial', subsidized: false },
  SINGLE_FAMILY: { label: 'Single family', subsidized: false },
};

/** Whether a property is one dwelling, so that its address alone names the premises. A property of many needs the unit. */
export function isOneDwelling({
  category,
  unitCount,
}: {
  category: PropertyCategory;
  unitCount: number | null;
}): boolean {
  if (unitCount !== null && unitCount > 0) return unitCount === 1;
  return category === 'SINGLE_FAMILY' || category === 'COMMERCIAL';
}

/** Whether the dwelling is covered by the CARES Act's 30-day notice (15 USC 9058). UNKNOWN blocks a submit. */
export const caresAnswers = ['YES', 'NO', 'UNKNOWN'] as const;
export type CaresAnswer = (typeof caresAnswers)[number];
