import { createHash } from 'node:crypto';
import { canonical, type ChainRow, type Json } from '../../platform/audit/chain.ts';

export interface ExportHead {
  exportId: string;
  case: { id: string; title: string; number: string };
  headHash: string;
  rows: number;
  madeAt: string;
  madeBy: string;
}

/** How whoever has the file recalculates it, with any program that knows SHA-256. */
export const recalculation = [
  'Each line after this one is a row of the trail, oldest first.',
  'Take the text of its row as it stands, from the brace after "row": to the one before the last brace of the line.',
  'SHA-256 over prevHash followed by that text, in UTF-8, is hash.',
  'The prevHash of each row is the hash of the row before; that of the first is 64 zeros.',
  'The hash of the last row is headHash.',
];

/** The file’s lines: one that says what it is, then each row exactly as it was hashed. */
export function exportLines(head: ExportHead, rows: readonly ChainRow[]): string[] {
  const first = JSON.stringify({ writdeskAuditExport: 1, ...head, howToRecalculate: recalculation });
  return [
    first,
    ...rows.map(({ hash, prevHash, ...row }) => canonical({ hash, prevHash, row: row as unknown as Json })),
  ];
}

export const linesFile = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`);
export const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
