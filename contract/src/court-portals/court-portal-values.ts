/** Whether a court lets robots in; a robot visits only where somebody has read that it does. */
export const robotTerms = ['ALLOWED', 'FORBIDDEN', 'UNKNOWN'] as const;
export type RobotTerms = (typeof robotTerms)[number];

export const portalStates = ['ON', 'PAUSED'] as const;
export type PortalState = (typeof portalStates)[number];

/** Why robots stay away from a portal until a person lets them in again. */
export const pauseReasons = ['PERSON', 'WRONG_PASSWORD', 'CHANGED_PAGES', 'LOOK_FAILED', 'UNPROVEN'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** The sites whose pages the program can read. */
export const siteAdapters = ['PEACH', 'LONE_STAR'] as const;
export type SiteAdapterKey = (typeof siteAdapters)[number];

/** How a portal is spoken to: by its pages, or as a filing manager by the standard of electronic court filing (ECF 4.01). */
export const portalAdapters = [...siteAdapters, 'ECF'] as const;
export type PortalAdapterKey = (typeof portalAdapters)[number];

/** So many submissions without any trouble, and an administrator may let robots submit by themselves. */
export const CLEAN_SUBMITS = 20;
/** So many changed pages in a row pause a portal. */
export const MOST_CHANGED_PAGES = 3;
