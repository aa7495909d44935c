import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { trailFaults } from '../values/trail-faults.ts';
import { verifiedTrail } from './audits.ts';

/** More lines than the file of any case has. */
export const MAX_EXPORT_LINES = 12_000;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, issue('sha256_wanted'));

const madeFile = z.object({ fileName: z.string(), url: z.string(), sha256 });

export const madeAuditExport = z.object({
  id,
  rows: z.int(),
  headHash: z.string(),
  /** PDF/A: a certification to sign, and every row. */
  exhibit: madeFile,
  /** A line of JSON for each row, exactly as it was hashed, after one that says how to recalculate them. */
  lines: madeFile,
});

/** What a file is: as it was exported, changed since, or none that was ever exported. */
export const exportResults = ['INTACT', 'CHANGED', 'UNKNOWN'] as const;
export type ExportResult = (typeof exportResults)[number];

export const checkedExport = z.object({
  result: z.enum(exportResults),
  /** Null for a file that nobody exported from a case that the caller sees. */
  export: z
    .object({
      id,
      case: z.object({ id, title: z.string(), number: z.string() }),
      rows: z.int(),
      headHash: z.string(),
      madeAt: instant,
      madeBy: z.string(),
    })
    .nullable(),
  /** The first line that isn’t as it was exported; null where none differs, or where the file has no lines. */
  changedLine: z.int().nullable(),
  /** The first row that the trail itself doesn’t have any more as it was exported. */
  trailFault: z.object({ seq: z.int(), what: z.enum(trailFaults) }).nullable(),
});
export type CheckedExport = z.output<typeof checkedExport>;

const area = 'case-service';

/** The trail of a case: whether it is as written, files of it for a court, and whether such a file is as it left. */
export const auditExports = {
  verifyCase: route({
    method: 'GET',
    area,
    path: '/audits/verify-case/{id}',
    reads: ['case/{id}'],
    permission: 'audit.verify',
    summary:
      'Recalculate the audit trail of a case: how many rows it has, the hash of the last, and the first that was tampered with',
    params: idParams,
    reply: verifiedTrail,
    failure: 'Verify Case Audit Fail',
  }),
  exportCase: route({
    method: 'POST',
    area,
    path: '/audits/export-case/{id}',
    changes: ['case/{id}'],
    permission: 'audit.export',
    summary: 'Export the audit trail of a case, as an exhibit with a certification and as lines of JSON',
    params: idParams,
    reply: madeAuditExport,
    failure: 'Export Case Audit Fail',
  }),
  check: route({
    method: 'POST',
    area,
    path: '/audits/check-export',
    changes: [],
    permission: 'audit.export',
    summary: 'Compare a file with what was exported: intact, changed, or unknown. Only hashes of it are sent',
    body: z.object({
      /** Of the whole file. */
      sha256,
      /** The id that the file itself names. */
      exportId: id.nullable().default(null),
      /** Of each line, where the file has lines. */
      lines: z.array(sha256).max(MAX_EXPORT_LINES).default([]),
    }),
    reply: checkedExport,
    failure: 'Check Audit Export Fail',
  }),
};
