import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  exhibitRule,
  type PacketFailure,
  type PacketFile,
  pdfARule,
} from '@writdesk/contract/packets/packet-values';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { PdfRefusedError, pictureToPdf, readPdf, reimagePdf } from '../../platform/pdf/index.ts';
import { UnprintableTextError } from '../../platform/typeset/index.ts';
import { type CaseRecord, findCase, NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import { putMadePdf, readPaperValues } from '../documents/index.ts';
import { findScan } from '../scans/index.ts';
import { keepFile } from '../storage/index.ts';
import { sealerOf } from '../signatures/index.ts';
import {
  type Bind,
  bindAlone,
  type BoundDocument,
  type BoundFile,
  bindPacket,
  PageTooLargeError,
  reimagedNote,
} from './bind-packet.ts';
import { exhibitOf } from './mark-exhibit.ts';
import { packetAudits } from './packet-audits.ts';
import { documentsOf, type KeptDocument } from './packet-documents.ts';
import { packetLive } from './packet-live.ts';
import { findPacket, type PacketRecord, updateUnfinished } from './packet-queries.ts';
import { textOf } from './read-parts.ts';

const data = z.object({ firmId: z.uuid(), caseId: z.uuid(), packetId: z.uuid() });
type AssemblePacket = z.output<typeof data>;

/** All files together are larger than the court takes at once. */
class EnvelopeTooLargeError extends Error {}

/** Trying again changes nothing: somebody must first mend a document. */
class UnbindableDocumentError extends Error {
  readonly failure: PacketFailure;

  constructor(code: PacketFailure['code'], title: string) {
    super(`${code}: ${title}`);
    this.name = 'UnbindableDocumentError';
    this.failure = { code, title };
  }
}

/** Puts a frozen packet together. A repetition makes the same bytes under the same names, and a finished packet never changes. */
export const assemblePacket = defineJob<AssemblePacket>({
  name: 'packets.assemble',
  schema: data,
  retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 60 },
  concurrency: 1,
  timeoutSeconds: 300,
  async handle(context, job, attempt) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    const packet = await findPacket(db, { ...job, id: job.packetId });
    const record = await findCase(db, scope, job.caseId);
    if (!packet || !record || packet.status === 'READY') return;
    await show(context, { record, packet }, null);
    try {
      await assemble(context, record, packet);
    } catch (error) {
      const failure = lastingFailureOf(error);
      if (attempt.isLast || failure)
        await show(context, { record, packet }, failure ?? { code: 'OTHER', title: null });
      if (!failure) throw error;
    }
  },
});

async function assemble(context: Context, record: CaseRecord, packet: PacketRecord): Promise<void> {
  const { deps, scope } = context;
  const kept = documentsOf(packet);
  const values = await readPaperValues(deps.db.as(scope), record, packet.frozenAt);
  const { numbersPages, maxBytes, maxEnvelopeBytes, pdfA } = ruleOf(packet);
  const sealer = await sealerOf(context, packet.firmId);
  const lines = (...given: (string | null)[]) => given.filter((line): line is string => line !== null);
  const finish = async (
    { pdf: unsealed, pages }: BoundFile,
    name: Pick<FinishedFile, 'title' | 'fileName'>,
  ) => {
    const { pdf, isSealed } = await sealer.seal(unsealed, `Writdesk packet ${packet.id}`);
    return { ...name, pdf, pages, isSealed, sha256: hashOf(pdf) };
  };
  const { documents, files: finished } = await bindCoarser(
    context,
    { record, packet, kept, maxEnvelopeBytes, finish },
    {
      title: titles[packet.purpose],
      court: lines(textOf(values['court.name']), textOf(values['court.state'])),
      caption: lines(textOf(values['case.title']), textOf(values['case.number'])),
      firm: textOf(values['attorney.firm']) ?? '',
      numbersPages,
      isPdfA: pdfA !== null,
      maxBytes: maxBytes - sealer.roomBytes,
      madeAt: packet.frozenAt,
    },
  );
  const made: Awaited<ReturnType<typeof putMadePdf>>[] = [];
  const files: PacketFile[] = [];
  for (const [index, { pdf, pages, isSealed, title, fileName }] of finished.entries()) {
    const of = `packet:${packet.id}:${index}`;
    const put = await putMadePdf(context, record, { of, fileName, pdf, visibility: 'FIRM' });
    made.push(put);
    files.push({ ...put.noted, title, pages, isSealed });
  }
  const noted = transact(context, async (tx) => {
    const isOurs = await updateUnfinished(tx.db, packet, {
      status: 'READY',
      failure: null,
      documents: JSON.stringify(
        kept.map((one, index) => ({
          ...one,
          sha256: documents[index]?.sha256 ?? one.sha256,
          pages: documents[index]?.pages.length ?? one.pages,
          dpi: documents[index]?.dpi ?? null,
          hasSheet: documents[index]?.exhibit?.stamp === null,
          isReimaged: documents[index]?.isReimaged ?? false,
        })),
      ),
      files: JSON.stringify(files),
    });
    // Two workers had it, and the other one was faster: it made the same.
    if (!isOurs) throw new NothingToNote();
    for (const { file } of made) await keepFile(tx.db, file, tx.now);
    await tx.audit(packetAudits.assemble, {
      ...onCase(record),
      data: { ...about(packet), files: files.map(({ sha256, pages }) => ({ sha256, pages })) },
    });
    tx.publish(packetLive.changed, changed(packet));
  });
  await unlessDone(noted);
}

/** Packets that were frozen before exhibits were marked say nothing of them. */
const ruleOf = ({ rule }: PacketRecord) =>
  z
    .object({
      numbersPages: z.boolean(),
      maxBytes: z.int(),
      maxEnvelopeBytes: z.int().nullable().default(null),
      exhibits: exhibitRule.pick({ place: true }).nullable().default(null),
      pdfA: pdfARule.nullable().default(null),
    })
    .parse(rule);

/** As fine as they are printed; where the packet is larger than a file of the court, as coarse as they can still be read. */
const finenesses = [null, 200, 150];

/** A file as it goes out. */
interface FinishedFile extends BoundFile {
  title: string | null;
  fileName: string;
  sha256: string;
  isSealed: boolean;
}

interface Given {
  record: CaseRecord;
  packet: PacketRecord;
  kept: readonly KeptDocument[];
  maxEnvelopeBytes: number | null;
  finish: (file: BoundFile, name: Pick<FinishedFile, 'title' | 'fileName'>) => Promise<FinishedFile>;
}

/**
 * Binds a packet. Where it is too large for its files or for what the court takes at once, its pictures are made coarser; what is too
 * large for a file then goes out in parts. @throws EnvelopeTooLargeError
 */
async function bindCoarser(context: Context, given: Given, bind: Omit<Bind, 'documents' | 'attached'>) {
  const { record, packet, kept, maxEnvelopeBytes } = given;
  const steps = kept.some(isPicture) ? finenesses : [null];
  for (const dpi of steps) {
    const documents: BoundDocument[] = [];
    for (const one of kept) {
      const { pages: scanned } = await findScan(context, record, one.path);
      const read = await readDocument(context, one, { madeAt: packet.frozenAt, dpi });
      const document = await archivable(one, { ...read, words: scanned }, bind);
      const exhibit = await exhibitOf(one, document, ruleOf(packet).exhibits?.place);
      documents.push({ ...document, exhibit });
    }
    const isLast = dpi === steps.at(-1);
    const bound = await bindAll(context, given, { ...bind, documents }).catch((error: unknown) => {
      if (error instanceof PageTooLargeError && !isLast) return null;
      throw error;
    });
    if (!bound) continue;
    const { files, isWhole } = bound;
    const bytes = files.reduce((sum, { pdf }) => sum + pdf.byteLength, 0);
    const fits = maxEnvelopeBytes === null || bytes <= maxEnvelopeBytes;
    if (isLast && !fits) throw new EnvelopeTooLargeError(`${bytes} bytes in ${files.length} files.`);
    if (fits && (isLast || isWhole)) return { documents, files };
  }
  throw new RangeError('There is a last step.');
}

/** Binds the files of a packet: first what is attached, so that the cover of the lead document can say its hashes. */
async function bindAll(
  context: Context,
  { record, packet, kept, finish }: Given,
  { documents, ...bind }: Omit<Bind, 'attached'>,
): Promise<{ files: FinishedFile[]; isWhole: boolean }> {
  const attached: (FinishedFile & { title: string; note: string | null })[] = [];
  let isWhole = true;
  for (const [index, document] of documents.entries()) {
    const one = kept[index];
    if (!one?.isOwnFile) continue;
    const parts = await bindAlone(context.deps, bind, document);
    isWhole &&= parts.length === 1;
    for (const [at, part] of parts.entries()) {
      const title = [one.exhibit, one.title].filter(Boolean).join(': ');
      const number = parts.length > 1 ? at + 1 : null;
      const name = {
        title: number ? `${title}, part ${number} of ${parts.length}` : title,
        fileName: fileNameOf(record, packet, { own: one, place: attached.length + 1, part: number }),
      };
      const note = document.isReimaged ? reimagedNote(1, document.pages.length) : null;
      attached.push({ ...(await finish(part, name)), title: name.title, note });
    }
  }
  const lead = await bindPacket(context.deps, {
    ...bind,
    documents: documents.filter((_, index) => !kept[index]?.isOwnFile),
    attached: attached.map(({ title, note, fileName, pages, sha256 }) => ({
      title: note ? `${title} (${note})` : title,
      fileName,
      pages,
      sha256,
    })),
  });
  const files: FinishedFile[] = [];
  for (const [index, part] of lead.entries()) {
    const number = lead.length > 1 ? index + 1 : null;
    const title = number && number > 1 ? `${bind.title}, part ${number} of ${lead.length}` : null;
    const fileName = fileNameOf(record, packet, { own: null, place: 0, part: number });
    files.push(await finish(part, { title, fileName }));
  }
  return { files: [...files, ...attached], isWhole: isWhole && lead.length === 1 };
}

type ReadDocument = Omit<BoundDocument, 'exhibit' | 'isReimaged'>;

/**
 * A document as a court has it that asks for PDF/A. What we typeset is such a file, and a picture on a page asks for nothing that isn’t
 * there. Of anything else each page becomes a picture of itself; its words lie beneath.
 */
async function archivable(
  kept: KeptDocument,
  document: ReadDocument,
  { isPdfA, madeAt }: Pick<Bind, 'isPdfA' | 'madeAt'>,
): Promise<Omit<BoundDocument, 'exhibit'>> {
  if (!isPdfA || isPicture(kept) || isTypeset(kept, document.pdf)) return { ...document, isReimaged: false };
  const { pdf, pages, words } = await refusing(kept, () =>
    reimagePdf(document.pdf, { title: kept.title, madeAt }),
  );
  const scanned = new Map(document.words.map((page) => [page.page, page]));
  return {
    ...document,
    pdf,
    pages,
    words: words.map((page) => (page.lines.length > 0 ? page : (scanned.get(page.page) ?? page))),
    isReimaged: true,
  };
}

/** Of the files that we make ourselves, only those that were typeset and not changed since say what they are. */
const isTypeset = ({ path }: KeptDocument, pdf: Uint8Array): boolean =>
  path.startsWith('made/') &&
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes('<pdfaid:part>2</pdfaid:part>');

const isPicture = ({ contentType }: KeptDocument): boolean => contentType !== 'application/pdf';

const titles = { FILING: 'Filing packet', SERVICE: 'Service packet', WRIT: 'Writ packet' } as const;

/** The bytes of a document as they were frozen. */
async function readDocument(
  { deps }: Context,
  kept: KeptDocument,
  as: { madeAt: Date; dpi: number | null },
): Promise<Omit<ReadDocument, 'words'>> {
  const stored = await deps.storage.get(kept.path);
  if (!stored) throw new UnbindableDocumentError('DOCUMENT_GONE', kept.title);
  const bytes = await buffer(stored);
  const sha256 = hashOf(bytes);
  if (kept.sha256 !== null && kept.sha256 !== sha256)
    throw new UnbindableDocumentError('DOCUMENT_CHANGED', kept.title);
  const dpi = isPicture(kept) ? as.dpi : null;
  const pages = await refusing(kept, () => pagesOf(kept, bytes, as));
  return { title: kept.title, dpi, copies: kept.copies, sha256, ...pages };
}

/** @throws UnbindableDocumentError for a document that can't be read. */
async function refusing<T>(kept: KeptDocument, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PdfRefusedError)
      throw new UnbindableDocumentError('DOCUMENT_UNREADABLE', kept.title);
    throw error;
  }
}

/** A picture becomes pages; what is a PDF stays as it is. */
const pagesOf = async (
  kept: KeptDocument,
  bytes: Buffer,
  { madeAt, dpi }: { madeAt: Date; dpi: number | null },
): Promise<Pick<BoundDocument, 'pdf' | 'pages'>> =>
  isPicture(kept)
    ? pictureToPdf({ pictures: [bytes], title: kept.title, madeAt, dpi: dpi ?? undefined })
    : { pdf: bytes, pages: (await readPdf(bytes)).pages };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Short: courts of Texas take names of 50 characters. */
const fileNameOf = (
  { caseDraftNumber }: CaseRecord,
  { purpose, number }: PacketRecord,
  { own, place, part }: { own: KeptDocument | null; place: number; part: number | null },
): string =>
  [
    purpose.toLowerCase(),
    'packet',
    caseDraftNumber,
    number,
    ...(own ? [own.exhibit === null ? `attachment-${place}` : plain(own.exhibit)] : []),
    ...(part ? [`part-${part}`] : []),
  ].join('-') + '.pdf';

/** As it stands in the name of a file. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const about = ({ id, purpose, number }: PacketRecord) => ({ packetId: id, purpose, number });
const changed = ({ firmId, caseId, id }: PacketRecord) => ({ firmId, caseId, ids: { packetId: id } });

/** The page shows that it is being made, or why it was not. */
async function show(
  context: Context,
  { record, packet }: { record: CaseRecord; packet: PacketRecord },
  failure: PacketFailure | null,
): Promise<void> {
  const noted = transact(context, async (tx) => {
    const status = failure === null ? 'ASSEMBLING' : 'FAILED';
    if (!(await updateUnfinished(tx.db, packet, { status, failure: failure && JSON.stringify(failure) })))
      throw new NothingToNote();
    if (failure === null) await tx.audit(packetAudits.begin, { ...onCase(record), data: about(packet) });
    else
      await tx.audit(packetAudits.fail, {
        ...onCase(record),
        data: { ...about(packet), failure: failure.code },
      });
    tx.publish(packetLive.changed, changed(packet));
  });
  await unlessDone(noted);
}

/** Why it can’t be made however often one tries; null where another attempt may help. */
function lastingFailureOf(error: unknown): PacketFailure | null {
  if (error instanceof UnbindableDocumentError) return error.failure;
  if (error instanceof EnvelopeTooLargeError) return { code: 'ENVELOPE_TOO_LARGE', title: null };
  if (error instanceof PageTooLargeError) return { code: 'PAGE_TOO_LARGE', title: null };
  if (error instanceof UnprintableTextError) return { code: 'UNPRINTABLE', title: null };
  if (error instanceof PdfRefusedError) return { code: 'OTHER', title: null };
  return null;
}
