import { storage } from '@writdesk/contract/storage/storage';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCall } from '../api/index.ts';

interface Pages {
  /** Of a stored file; null while it is being made. */
  path: string | null;
  /** From 1 on. */
  from: number;
  count: number;
}

/** Where the small pictures of a file's pages are, by page. A file without pages, or that the person may not have, has none. */
export function usePagePictures({ path, from, count }: Pages, wanted: boolean): ReadonlyMap<number, string> {
  const { data } = useCall(storage.pagePictures, {
    query: { path: path ?? '', from, count },
    enabled: wanted && path !== null,
    quiet: true,
  });
  return new Map(data?.pictures.map(({ page, url }) => [page, url]));
}

/** Fetches a picture and gives it an address of this page's own: the page shows nothing of another place. */
export function usePictureAt(address: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!address) return undefined;
    const controller = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const response = await fetch(address, { signal: controller.signal });
      if (!response.ok) return;
      made = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'image/png' }));
      setUrl(made);
    };
    // Without its picture a file is named all the same.
    load().catch(() => {});
    return () => {
      controller.abort();
      if (made) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [address]);
  return url;
}

/** Whether an element was on the screen: what nobody scrolls to isn't asked for. */
export function useSeen<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
