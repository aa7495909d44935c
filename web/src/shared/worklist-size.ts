/** How many cases of a work queue Home shows at most. */
export const worklistSize = 100;
