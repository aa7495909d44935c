import { z } from 'zod';

/** What an exported file says of itself, and the hashes by which it is compared; its words stay in the browser. */
export interface ExportedFile {
  sha256: string;
  exportId: string | null;
  lines: string[];
}

const head = z.object({ writdeskAuditExport: z.literal(1), exportId: z.uuid() });

/** @returns null where the browser can’t hash, because the connection isn’t secure. */
export async function readExported(file: Blob): Promise<ExportedFile | null> {
  if (!globalThis.crypto.subtle) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = await hashOf(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  if (start === '%PDF-') {
    const [, exportId = null] =
      /writdesk-audit-export:([0-9a-f-]{36})/.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
    return { sha256, exportId, lines: [] };
  }
  const [first = '', ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  const exportId = idIn(first);
  if (!exportId) return { sha256, exportId, lines: [] };
  const encoder = new TextEncoder();
  return {
    sha256,
    exportId,
    lines: await Promise.all([first, ...rows].map((line) => hashOf(encoder.encode(line)))),
  };
}

function idIn(line: string): string | null {
  try {
    return head.parse(JSON.parse(line)).exportId;
  } catch {
    return null;
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
