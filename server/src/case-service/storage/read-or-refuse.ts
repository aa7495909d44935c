import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { refuse } from '../../platform/http/refuse.ts';
import { PdfRefusedError } from '../../platform/pdf/index.ts';
import { pdfFaultOf, type pictureFaultOf } from './inspect-upload.ts';

type FaultOf = (error: PdfRefusedError) => ReturnType<typeof pdfFaultOf> | ReturnType<typeof pictureFaultOf>;

/**
 * What a file of unknown origin gives to whoever reads it. A job has no one to answer and keeps the error as it is.
 * @param field names what the file was given as, where the caller named it.
 * @throws `file_refused` for a file that can't be read.
 */
export async function readOrRefuse<T>(
  read: () => Promise<T>,
  { field, faultOf = pdfFaultOf }: { field?: string; faultOf?: FaultOf } = {},
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PdfRefusedError)) throw error;
    const reason = fault(faultOf(error));
    return refuse('file_refused', {
      reason,
      ...(field !== undefined && { errors: [atField(field, reason)] }),
    });
  }
}
