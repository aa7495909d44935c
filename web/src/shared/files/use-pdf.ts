import { storage } from '@writdesk/contract/storage/storage';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { useCall } from '../api/index.ts';

/** The bytes of a stored file; null until they are here. */
export function useFileBytes(path: string | null): { bytes: ArrayBuffer | null; error: unknown } {
  const signed = useCall(storage.signedUrl, {
    query: { path: path ?? '' },
    enabled: path !== null,
    quiet: true,
  });
  const { bytes, error } = useBytesAt(signed.data?.url);
  return { bytes, error: signed.error ?? error };
}

/** The bytes at a signed address; null until they are here. */
export function useBytesAt(address: string | undefined): { bytes: ArrayBuffer | null; error: unknown } {
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!address) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(address, { signal: controller.signal });
      if (!response.ok) throw new Error(response.statusText);
      setBytes(await response.arrayBuffer());
    };
    load().catch((failure: unknown) => !controller.signal.aborted && setError(failure));
    return () => controller.abort();
  }, [address]);
  return { bytes, error };
}

/** A PDF that is open for showing its pages. The reader comes with the first file that is shown. */
export function usePdf(bytes: ArrayBuffer | null): { pdf: PDFDocumentProxy | null; error: unknown } {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!bytes) return undefined;
    let isOver = false;
    let close = () => {};
    const open = async () => {
      const { openPdf } = await import('./open-pdf.ts');
      if (isOver) return;
      const task = openPdf(bytes);
      close = () => void task.destroy();
      const opened = await task.promise;
      setPdf(opened);
    };
    open().catch((failure: unknown) => !isOver && setError(failure));
    return () => {
      isOver = true;
      setPdf(null);
      close();
    };
  }, [bytes]);
  return { pdf, error };
}
