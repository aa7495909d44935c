import type { CourthouseFormValues } from './courthouse-form-values.ts';

const nameOf = (userId: string) => `writdesk.courthouse.1.${userId}`;

/** Keeps what somebody typed of a courthouse that isn’t created yet; each person of a shared computer has their own. */
export function keepEntries(userId: string, values: CourthouseFormValues): void {
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify(values));
  } catch {
    // A full or forbidden store: the form itself still has it.
  }
}

export function keptEntries(userId: string): Partial<CourthouseFormValues> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

export function dropEntries(userId: string): void {
  try {
    localStorage.removeItem(nameOf(userId));
  } catch {
    // There is nothing to take away.
  }
}
