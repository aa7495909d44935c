/** What can be wrong with a trail, as a recalculation finds it. */
export const trailFaults = ['MISSING', 'REPLACED', 'CHANGED'] as const;
export type TrailFault = (typeof trailFaults)[number];
