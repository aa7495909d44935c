import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { inspectPdf, mayHide, PdfRefusedError } from '../../platform/pdf/index.ts';
import { imageSize, isOffice, officeFault } from '../../platform/storage/index.ts';

const MOST_PIXELS = 30_000;

const pdfFaults = {
  ENCRYPTED: 'pdf_encrypted',
  BROKEN: 'pdf_broken',
  NO_PAGES: 'pdf_broken',
  TOO_MANY_PAGES: 'pdf_too_long',
  TOO_MUCH: 'pdf_too_much',
} as const;
/** What is said of a PDF that can't be read. */
export const pdfFaultOf = ({ fault: name }: PdfRefusedError) => pdfFaults[name];

const pictureFaults = { ...pdfFaults, BROKEN: 'picture_broken', TOO_MUCH: 'picture_too_much' } as const;
/** The same of a picture. */
export const pictureFaultOf = ({ fault: name }: PdfRefusedError) => pictureFaults[name];

/** Looks into a file: what hides in it, what would run, and what it unpacks to. @returns what speaks against it. */
export async function inspectUpload(contentType: string, bytes: Buffer): Promise<Fault | null> {
  if (contentType === 'application/pdf') return mayHide(bytes) ? pdfFault(bytes) : null;
  if (isOffice(contentType)) return officeFault(contentType, bytes);
  const size = imageSize(contentType, bytes);
  const isTooLarge = size !== null && Math.max(size.width, size.height) > MOST_PIXELS;
  return isTooLarge ? fault('image_too_large', { max: MOST_PIXELS }) : null;
}

async function pdfFault(bytes: Buffer): Promise<Fault | null> {
  try {
    const [first] = await inspectPdf(bytes);
    if (first === undefined) return null;
    return fault(first === 'SCRIPT' ? 'pdf_script' : 'pdf_launch');
  } catch (error) {
    if (!(error instanceof PdfRefusedError)) throw error;
    return fault(pdfFaultOf(error));
  }
}
