const MS_OF_A_DAY = 86_400_000;

/** How many days a calendar day lies after 1970-01-01: days are counted apart from clocks and zones. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_OF_A_DAY;
