import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageShapes } from './page-shapes.ts';

const nothing: PageShapes = { lines: [], boxes: [], words: [], baselines: [] };

/** What a page draws: what is dragged lines up with it, and fields are proposed where it is free. */
export function usePageShapes(pdf: PDFDocumentProxy | null, number: number, isOn: boolean) {
  const kept = useRef(new Map<number, Promise<PageShapes>>());
  const [shapes, setShapes] = useState(nothing);
  useEffect(() => kept.current.clear(), [pdf]);
  const read = useCallback(async (): Promise<PageShapes> => {
    if (!pdf) return nothing;
    const { readShapes } = await import('./page-shapes.ts');
    const reading = kept.current.get(number) ?? pdf.getPage(number).then(readShapes);
    kept.current.set(number, reading);
    return reading;
  }, [pdf, number]);
  useEffect(() => {
    let isOver = false;
    setShapes(nothing);
    // A page that can't be read is drawn as well as it can be, and nothing lines up with it.
    if (isOn)
      read().then(
        (found) => !isOver && setShapes(found),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [read, isOn]);
  return { shapes, read };
}
