import { storage } from '@writdesk/contract/storage/storage';
import { useEffect, useState } from 'react';
import { ApiError, useCall } from '../api/index.ts';

export interface StoredFile {
  /** In the storage; null while it is being made. */
  path: string | null;
  contentType: string;
}

interface FileAddress {
  /** For an `img` or an `iframe`; null until the file is here. */
  url: string | null;
  error: unknown;
  retry: () => void;
}

/**
 * Fetches a file and gives it an address of this page's own. The file store offers files for saving only, and never
 * as a page; here the type is ours to say, so nothing in a file can run.
 * @param paged as the PDF pages that a picture becomes.
 */
export function useFile({ path, contentType: own }: StoredFile, wanted: boolean, paged = false): FileAddress {
  const contentType = paged ? 'application/pdf' : own;
  const signed = useCall(paged ? storage.pagesUrl : storage.signedUrl, {
    query: { path: path ?? '' },
    enabled: wanted && path !== null,
    quiet: true,
  });
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const address = signed.data?.url;
  useEffect(() => {
    if (!address) return undefined;
    const controller = new AbortController();
    let made: string | null = null;
    setError(null);
    fetchFile(address, contentType, controller.signal).then(
      (file) => {
        made = URL.createObjectURL(file);
        setUrl(made);
      },
      (failure: unknown) => !controller.signal.aborted && setError(failure),
    );
    return () => {
      controller.abort();
      if (made) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [address, contentType]);
  return { url, error: signed.error ?? error, retry: () => void signed.refetch() };
}

async function fetchFile(address: string, type: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new ApiError('status', response.statusText, 'Get Signed Url Fail', response.status);
  return new Blob([await response.arrayBuffer()], { type });
}
