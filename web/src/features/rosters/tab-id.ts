/** Names a line that the server doesn’t know yet. */
export const newTabId = (): string => crypto.randomUUID();
