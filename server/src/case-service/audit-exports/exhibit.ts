import { canonical, type ChainRow, type Json } from '../../platform/audit/chain.ts';
import type { ExportHead } from './export-lines.ts';

interface Exhibited extends ExportHead {
  linesSha256: string;
  firm: string;
  court: string | null;
  timeZone: string;
}

/** What the template sets: values of rows as JSON, where a character that documents don’t print is its escape. */
export function exhibitOf(made: Exhibited, rows: readonly ChainRow[]) {
  const clock = clockOf(made.timeZone);
  return {
    exportId: made.exportId,
    title: printable(made.case.title),
    number: made.case.number,
    court: made.court,
    firm: printable(made.firm),
    madeAt: clock(made.madeAt),
    madeBy: printable(made.madeBy),
    timeZone: made.timeZone,
    headHash: made.headHash,
    linesSha256: made.linesSha256,
    rows: rows.map(({ seq, occurredAt, actorName, actorKind, action, data, hash }) => ({
      seq,
      at: clock(occurredAt),
      by: printable(actorKind === 'user' ? actorName : `${actorName} (${actorKind})`),
      action,
      facts: factsOf(data),
      hash,
    })),
  };
}

const factsOf = (data: Json): string[] =>
  data && typeof data === 'object' && !Array.isArray(data)
    ? Object.entries(data).map(([name, value]) => printable(`${name}: ${plain(value)}`))
    : [];
const plain = (value: Json | undefined) => (typeof value === 'string' ? value : canonical(value));

/** Scripts of the world and emoji stay readable as their escapes: an exhibit may not fail for one. */
const printable = (text: string) =>
  text.replaceAll(/[^\u{20}-\u{7e}\u{a0}-\u{17f}‐-•…€]/gu, (letter) =>
    [...letter].map((one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`).join(''),
  );

function clockOf(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  return (instant) => format.format(new Date(instant)).replaceAll('\u{202f}', ' ');
}
