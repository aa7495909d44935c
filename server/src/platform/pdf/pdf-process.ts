import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { type Compiled, mayWrite, takeCompiled } from './compiled-program.ts';
import type {
  CertificateFacts,
  MadePdf,
  PdfBox,
  PdfComparison,
  PdfFacts,
  PdfFault,
  PdfHidden,
  PdfPageText,
  PdfReply,
  PdfTask,
  ReimagedPdf,
  ScanPage,
  SealFacts,
  SealIdentity,
} from './messages.ts';

/** What sharp is needed for: it is compiled, and only such a process may load it. */
const native: ReadonlySet<PdfTask['kind']> = new Set(['picture', 'redact', 'reimage', 'compare', 'sketch']);
const LIMIT_MS = 30_000;
/** Pages are drawn as finely as a printer prints, and read. */
const LONG_LIMIT_MS = 150_000;
const takesLong: ReadonlySet<PdfTask['kind']> = new Set(['redact', 'reimage', 'scan', 'picture', 'compare']);
/** A file that makes the program that reads it fall over is broken; whatever else ends the process isn't the file's doing. */
const crashes: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
/** Of the program's own memory; a file that unpacks to more is refused. */
const MEMORY_MB = 512;

/** The file is broken, encrypted, or asks for more time or memory than any document should. */
export class PdfRefusedError extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault, detail: string) {
    super(`The PDF was refused: ${fault} ${detail}`);
    this.name = 'PdfRefusedError';
    this.fault = fault;
  }
}

/** What a PDF of unknown origin holds. @throws PdfRefusedError */
export async function readPdf(pdf: Uint8Array): Promise<PdfFacts> {
  const reply = await inChild({ kind: 'read', pdf });
  if (reply.kind !== 'read') throw new Error('The PDF process gave another answer.');
  return reply.facts;
}

/** What of a PDF of unknown origin runs when somebody opens it. @throws PdfRefusedError */
export async function inspectPdf(pdf: Uint8Array): Promise<PdfHidden[]> {
  const reply = await inChild({ kind: 'inspect', pdf });
  if (reply.kind !== 'inspected') throw new Error('The PDF process gave another answer.');
  return reply.hidden;
}

/**
 * Fills a PDF: buttons are marked, the layer is laid over its pages, and no field or action is left.
 * @throws PdfRefusedError
 */
export async function fillPdf(
  task: Omit<Extract<PdfTask, { kind: 'fill' }>, 'kind'>,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const reply = await inChild({ kind: 'fill', ...task });
  if (reply.kind !== 'filled') throw new Error('The PDF process gave another answer.');
  return reply;
}

/**
 * Binds files into one, with a bookmark for each and the layer over their pages. The same files give the same bytes.
 * @throws PdfRefusedError
 */
export async function bindPdf(
  task: Omit<Extract<PdfTask, { kind: 'bind' }>, 'kind'>,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const reply = await inChild({ kind: 'bind', ...task });
  if (reply.kind !== 'bound') throw new Error('The PDF process gave another answer.');
  return reply;
}

/**
 * Seals a file (PAdES B-B, with a time-stamping authority B-T). Whatever is done to the file afterwards breaks the seal.
 * @throws PdfRefusedError
 */
export async function sealPdf(task: Omit<Extract<PdfTask, { kind: 'seal' }>, 'kind'>): Promise<Uint8Array> {
  const reply = await inChild({ kind: 'seal', ...task });
  if (reply.kind !== 'sealed') throw new Error('The PDF process gave another answer.');
  return reply.pdf;
}

/**
 * Pictures (JPEG, PNG, HEIC, or each page of a TIFF) as pages of Letter size, each turned as its camera held it. Where and with what it was taken
 * stays behind. The same pictures give the same bytes.
 * @throws PdfRefusedError
 */
export async function pictureToPdf(
  task: Omit<Extract<PdfTask, { kind: 'picture' }>, 'kind'>,
): Promise<MadePdf> {
  const reply = await inChild({ kind: 'picture', ...task });
  if (reply.kind !== 'pictured') throw new Error('The PDF process gave another answer.');
  return reply;
}

/** Where a page has room for a stamp, with nothing under it; null where it has none. @throws PdfRefusedError */
export async function findRoom(
  task: Omit<Extract<PdfTask, { kind: 'room' }>, 'kind'>,
): Promise<PdfBox | null> {
  const reply = await inChild({ kind: 'room', ...task });
  if (reply.kind !== 'room') throw new Error('The PDF process gave another answer.');
  return reply.box;
}

/** The characters of a PDF of unknown origin, page by page, with their places. @throws PdfRefusedError */
export async function readText(pdf: Uint8Array): Promise<PdfPageText[]> {
  const reply = await inChild({ kind: 'text', pdf });
  if (reply.kind !== 'text') throw new Error('The PDF process gave another answer.');
  return reply.pages;
}

/** The words of pages that are pictures; whoever reads a whole file calls `readScan`. @throws PdfRefusedError */
export async function scanPages(pdf: Uint8Array, pages: number[]): Promise<ScanPage[]> {
  const reply = await inChild({ kind: 'scan', pdf, pages });
  if (reply.kind !== 'scanned') throw new Error('The PDF process gave another answer.');
  return reply.pages;
}

/**
 * Blackens places of a PDF of unknown origin: pages that have one become pictures, so that nothing lies under the black.
 * @throws PdfRefusedError
 */
export async function redactPdf(task: Omit<Extract<PdfTask, { kind: 'redact' }>, 'kind'>): Promise<MadePdf> {
  const reply = await inChild({ kind: 'redact', ...task });
  if (reply.kind !== 'redacted') throw new Error('The PDF process gave another answer.');
  return reply;
}

/** Some pages of a PDF of unknown origin; whoever wants all calls `reimagePdf`. @throws PdfRefusedError */
export async function reimagePages(
  task: Omit<Extract<PdfTask, { kind: 'reimage' }>, 'kind'>,
): Promise<ReimagedPdf> {
  const reply = await inChild({ kind: 'reimage', ...task });
  if (reply.kind !== 'reimaged') throw new Error('The PDF process gave another answer.');
  return reply;
}

/** What differs between two PDFs of unknown origin, in words and as they look. @throws PdfRefusedError */
export async function comparePdfs(
  task: Omit<Extract<PdfTask, { kind: 'compare' }>, 'kind'>,
): Promise<PdfComparison> {
  const reply = await inChild({ kind: 'compare', ...task });
  if (reply.kind !== 'compared') throw new Error('The PDF process gave another answer.');
  return reply;
}

/** Small pictures (PNG) of pages of a PDF of unknown origin; fewer than asked for where it ends. @throws PdfRefusedError */
export async function sketchPages(
  task: Omit<Extract<PdfTask, { kind: 'sketch' }>, 'kind'>,
): Promise<Uint8Array[]> {
  const reply = await inChild({ kind: 'sketch', ...task });
  if (reply.kind !== 'sketched') throw new Error('The PDF process gave another answer.');
  return reply.pictures;
}

/**
 * The certificate in a PKCS#12 file; null where the file is none, has no key, its password is another, or opening it takes longer than
 * opening any key should.
 */
export async function identify(identity: SealIdentity): Promise<CertificateFacts | null> {
  const reply = await inChild({ kind: 'identify', identity }).catch((error: unknown) => {
    if (error instanceof PdfRefusedError) return null;
    throw error;
  });
  if (reply === null) return null;
  if (reply.kind !== 'identified') throw new Error('The PDF process gave another answer.');
  return reply.certificate;
}

/** Whether a file of unknown origin is what its seal says. @throws PdfRefusedError */
export async function verifyPdf(pdf: Uint8Array): Promise<SealFacts> {
  const reply = await inChild({ kind: 'verify', pdf });
  if (reply.kind !== 'verified') throw new Error('The PDF process gave another answer.');
  return reply.seal;
}

const root = resolve(import.meta.dirname, '../../../..');
const flags = [
  '--permission',
  ...['server', 'contract', 'node_modules', 'package.json'].map(
    (name) => `--allow-fs-read=${resolve(root, name)}`,
  ),
  `--max-old-space-size=${MEMORY_MB}`,
  '--no-warnings',
];

type Answer = Exclude<PdfReply, { kind: 'refused' }>;

/**
 * A process of its own for each file: it sees no secret, reads nothing but the program, writes nothing but its own copy of what was
 * compiled of it, and is ended when it takes too long.
 */
async function inChild(task: PdfTask): Promise<Answer> {
  const compiled = await takeCompiled(flags);
  try {
    return await answerOf(task, compiled);
  } finally {
    await compiled?.remove();
  }
}

function answerOf(task: PdfTask, compiled: Compiled | undefined): Promise<Answer> {
  const child = fork(new URL('./pdf-worker.ts', import.meta.url), [], {
    env: { ...(compiled && { NODE_COMPILE_CACHE: compiled.folder }) },
    execArgv: [
      ...flags,
      ...(compiled ? mayWrite(compiled.folder) : []),
      ...(native.has(task.kind) ? ['--allow-addons'] : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((settle, reject) => {
    let complaint = '';
    let isLate = false;
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString()}`.slice(-2_000);
    });
    const timer = setTimeout(
      () => {
        isLate = true;
        child.kill('SIGKILL');
      },
      takesLong.has(task.kind) ? LONG_LIMIT_MS : LIMIT_MS,
    );
    child.once('message', (reply: PdfReply) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      if (reply.kind === 'refused') reject(new PdfRefusedError(reply.fault, reply.detail));
      else settle(reply);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // Whoever was ended by us for its time, or by itself for its memory, had a file that asks for too much.
      const ranOut = isLate || signal === 'SIGABRT' || complaint.includes('heap out of memory');
      if (ranOut) reject(new PdfRefusedError('TOO_MUCH', complaint));
      else if (signal && crashes.has(signal)) reject(new PdfRefusedError('BROKEN', `${signal} ${complaint}`));
      else reject(new Error(`The PDF process ended (${signal ?? code}): ${complaint}`));
    });
    child.send(task);
  });
}
