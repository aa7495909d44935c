import { expect } from 'vitest';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** What a reply says next to the id that was asked for: two replies of one signature can't be distinguished. */
export function signatureOf({ status, body }: Reply) {
  const { code, total, all, errors, results } = body as {
    code?: string;
    total?: number;
    all?: number;
    errors?: unknown;
    results?: { id: string }[];
  };
  return { status, code, total, all, errors, results: results?.map(({ id: _id, ...result }) => result) };
}

export function expectNoLeak(reply: Reply, marks: readonly string[]) {
  // A list of results repeats the ids that were sent.
  const { results, ...rest } = reply.body as { results?: { id: string }[] };
  const text = JSON.stringify([rest, (results ?? []).map(({ id: _id, ...result }) => result)]);
  for (const mark of marks) expect(text).not.toContain(mark);
}

/** The total counts what is listed, and nothing that is not. */
export function expectFullCount({ body }: Reply) {
  if (typeof body['total'] !== 'number' || typeof body['pageSize'] !== 'number') return;
  const rows = Object.values(body).find(Array.isArray) ?? [];
  expect(rows.length).toBe(Math.min(body['total'], body['pageSize']));
}
