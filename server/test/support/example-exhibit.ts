import type { z } from 'zod';
import { exhibitOf } from '../../src/case-service/audit-exports/exhibit.ts';
import { type AuditPayload, chainHash, type ChainRow, GENESIS } from '../../src/platform/audit/chain.ts';
import type { auditExhibit } from '../../templates/audit-exhibit.ts';

/** So many that the table goes on over several pages. */
const ROWS = 60;
const notes = [
  'Posted on the door',
  'Señora Núñez paid half – “the rest on Friday”',
  'The tenant 李 has sued 🏠 the company.',
  'A note without a space '.repeat(20).replaceAll(' ', ''),
];

/** The trail of a case with everything that its rows can say, as the template sets it. */
export function exampleExhibit(): z.input<typeof auditExhibit.schema> {
  const rows = chainOf(ROWS);
  return exhibitOf(
    {
      exportId: '01900000-0000-7000-8000-00000000e001',
      case: {
        id: '01900000-0000-7000-8000-00000000c001',
        title: 'Magnolia Living LLC v. Hollis – Núñez',
        number: '26ED123456',
      },
      headHash: rows.at(-1)?.hash ?? GENESIS,
      rows: rows.length,
      madeAt: '2026-07-01T15:00:00.000Z',
      madeBy: 'Josephine Adeyemi',
      linesSha256: 'a'.repeat(64),
      firm: 'Marlow & Pruitt LLP',
      court: 'Fulton Magistrate',
      timeZone: 'America/New_York',
    },
    rows,
  );
}

function chainOf(count: number): ChainRow[] {
  const rows: ChainRow[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const row: AuditPayload = {
      subject: 'case',
      subjectId: '01900000-0000-7000-8000-00000000c001',
      seq,
      clientId: null,
      firmId: '01900000-0000-7000-8000-00000000f001',
      action: 'case.comment',
      visibility: 'FIRM',
      actorKind: seq % 7 === 0 ? 'job' : 'user',
      actorId: null,
      actorName: 'Renée Castellanos',
      occurredAt: new Date(Date.UTC(2026, 0, seq, 14)).toISOString(),
      data: { comment: notes[seq % notes.length] ?? '', amounts: [seq, seq * 100], from: null },
    };
    const prevHash = rows.at(-1)?.hash ?? GENESIS;
    rows.push({ ...row, prevHash, hash: chainHash(prevHash, row) });
  }
  return rows;
}
