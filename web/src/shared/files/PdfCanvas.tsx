import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from './messages.ts';
import './pdf-canvas.css';

interface PdfCanvasProps {
  pdf: PDFDocumentProxy;
  /** From 1 on. */
  page: number;
  /** Points to CSS pixels. */
  scale: number;
}

/** The picture of a page; it is drawn as sharp as the screen is. */
export function PdfCanvas({ pdf, page, scale }: PdfCanvasProps) {
  const t = useText(messages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const draw = async () => {
      const proxy = await pdf.getPage(page);
      const target = canvas.current;
      if (isOver || !target) return;
      const viewport = proxy.getViewport({ scale: scale * globalThis.devicePixelRatio });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = proxy.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (!isOver) setState('drawn');
    };
    setState('drawing');
    draw().catch(() => !isOver && setState('failed'));
    return () => {
      isOver = true;
      stop();
    };
  }, [pdf, page, scale]);
  return (
    <>
      <canvas ref={canvas} className="pdf-canvas" data-state={state} aria-hidden />
      {state === 'failed' && <p className="pdf-failed">{t('pageFailed')}</p>}
    </>
  );
}
