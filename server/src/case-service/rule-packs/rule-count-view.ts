import type { RecountRow } from '../recounts/index.ts';

/** How far a count is, as the API says it. */
export const countView = (count: RecountRow) => ({
  version: count.pack_version ?? '',
  total: count.total,
  done: count.done,
  moved: count.moved,
  startedAt: count.started_at,
  endedAt: count.ended_at,
});
