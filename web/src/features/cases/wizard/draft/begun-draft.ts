import { ApiError } from '../../../../shared/api/index.ts';
import type { DraftField } from '../../../../labels/case/steps.ts';
import { bodyOf, changedFields, type CaseBody } from './draft-changes.ts';
import type { DraftValues } from './draft-values.ts';

/** A creation that has not been answered: sent again word for word, so that the server gives the case it has begun. */
export interface BegunDraft {
  idempotencyKey: string;
  body: CaseBody;
  /** The form's values that the body carries. */
  values: DraftValues;
}

/** Under this the creation of a person is kept. */
export const begunName = (owner: string) => `writdesk.begun.1.${owner}`;

/** The creation of this tab that still waits for its answer; null when none does. */
export function readBegun(owner: string, storage: Storage): BegunDraft | null {
  try {
    const begun: unknown = JSON.parse(storage.getItem(begunName(owner)) ?? 'null');
    return typeof begun === 'object' && begun !== null && 'idempotencyKey' in begun
      ? (begun as BegunDraft)
      : null;
  } catch {
    return null;
  }
}

export function keepBegun(owner: string, begun: BegunDraft, storage: Storage): void {
  try {
    storage.setItem(begunName(owner), JSON.stringify(begun));
  } catch {
    // A full or forbidden store: a lost answer can then begin a second draft, as it would after closing the tab.
  }
}

export function dropBegun(owner: string, storage: Storage): void {
  storage.removeItem(begunName(owner));
}

/** The creation of a case with all that can be read, but its tenants: what is secret must not wait in the browser. */
export function beginning(
  values: DraftValues,
  base: DraftValues,
  refused: ReadonlySet<DraftField>,
): BegunDraft {
  const first = { ...values, tenants: base.tenants };
  const fields = changedFields(base, first).filter((field) => !refused.has(field));
  const { body, sent } = bodyOf(fields, first, base);
  const carried = Object.fromEntries(sent.map((field) => [field, first[field]]));
  return { idempotencyKey: crypto.randomUUID(), body, values: { ...base, ...carried } };
}

/** Refused for good: what is corrected is another creation. Without an answer it may have begun. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'status' &&
  error.status < 500 &&
  error.code !== 'idempotency_running';
