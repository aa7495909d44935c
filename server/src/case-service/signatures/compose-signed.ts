import { overlay } from '../../../templates/overlay.ts';
import { signatureEvidence } from '../../../templates/signature-evidence.ts';
import type { SignatureKind } from '@writdesk/contract/signatures/signature-values';
import type { Deps } from '../../platform/context.ts';
import { bindPdf } from '../../platform/pdf/index.ts';
import type { SignPlace } from '../documents/index.ts';
import { evidenceEntry, markOf, underMark } from './evidence-data.ts';
import type { SignatureRecord } from './signature-queries.ts';

interface SignedPaperParts {
  title: string;
  caption: string[];
  firm: string;
  isTest: boolean;
  /** The document, or the last scan with ink on it. */
  base: { pdf: Uint8Array; pages: { width: number; height: number }[]; isScan: boolean };
  sha256: string;
  places: readonly SignPlace[];
  signatures: readonly { row: SignatureRecord; chain: { seq: number; hash: string } | undefined }[];
  madeAt: Date;
}

const places: Readonly<Record<SignatureKind, SignPlace['who']>> = {
  ATTORNEY: 'ATTORNEY',
  AGENT: 'AFFIANT',
  NOTARY: 'OFFICER',
};
const letter = { width: 612, height: 792 };

/** The document with “/s/” at its lines, and the evidence behind it. Its own pages are not set again. */
export async function composeSigned(deps: Pick<Deps, 'typeset'>, parts: SignedPaperParts) {
  const { base, signatures } = parts;
  const free = base.isScan ? [] : [...parts.places];
  const placed = signatures.map(({ row, chain }) => {
    // Ink stands there already.
    const index = row.method === 'INK' ? -1 : free.findIndex(({ who }) => who === places[row.kind]);
    const [place] = index < 0 ? [] : free.splice(index, 1);
    return { row, chain, place };
  });
  const sheets = await deps.typeset.pdf(signatureEvidence, {
    title: parts.title,
    caption: parts.caption,
    firm: parts.firm,
    sha256: parts.sha256,
    isTest: parts.isTest,
    signatures: placed.map(({ row, chain, place }) =>
      evidenceEntry(row, { chain, isPlaced: place !== undefined || row.method === 'INK' }),
    ),
  });
  const evidencePages = Array.from({ length: sheets.pageCount }, () => letter);
  const layer = await deps.typeset.pdf(overlay, {
    title: parts.title,
    caption: [],
    pages: [...base.pages, ...evidencePages].map((size, at) => ({
      ...size,
      boxes: placed.flatMap(({ row, place }) => (place?.page === at + 1 ? boxesOf(row, place) : [])),
    })),
  });
  return bindPdf({
    files: [
      { pdf: base.pdf, from: 1, to: base.pages.length, title: parts.title },
      { pdf: sheets.pdf, from: 1, to: sheets.pageCount, title: 'Signatures' },
    ],
    layer: layer.pdf,
    title: parts.title,
    madeAt: parts.madeAt,
  });
}

/** Two lines above the rule that is there to sign on. */
function boxesOf(row: SignatureRecord, { x, y, width, height }: SignPlace) {
  const line = (id: string, text: string, top: number, high: number, size: number) => ({
    id: `${row.id}${id}`,
    x,
    y: y + top,
    width,
    height: high,
    text,
    kind: 'LINE' as const,
    cells: null,
    size,
    least: 4,
    align: 'LEFT' as const,
    label: text,
  });
  const half = height / 2;
  return [
    line('a', markOf(row), 0, half, Math.min(11, half)),
    line('b', underMark(row), half, half - 1, Math.min(7.5, half)),
  ];
}
