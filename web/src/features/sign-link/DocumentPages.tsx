import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface DocumentPagesProps {
  url: string;
  count: number;
  /** A page was drawn and came into view. */
  onSeen: (page: number) => void;
}

/** Every page of the file, one below the other. */
export function DocumentPages({ url, count, onSeen }: DocumentPagesProps) {
  const t = useText(messages);
  const { pdf, isFailed } = useRemotePdf(url);
  return (
    <section className="sign-link-pages" aria-label={t('document')}>
      {isFailed && <p role="alert">{t('pageFailed')}</p>}
      {Array.from({ length: count }, (_, index) => (
        <SeenPage
          key={index}
          pdf={pdf}
          page={index + 1}
          label={t('page', { page: index + 1, count })}
          onSeen={() => onSeen(index + 1)}
        />
      ))}
      <a href={url} rel="noreferrer">
        {t('openFile')}
      </a>
    </section>
  );
}

function useRemotePdf(url: string): { pdf: PDFDocumentProxy | null; isFailed: boolean } {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    const open = async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(response.statusText);
      const bytes = await response.arrayBuffer();
      const { openPdf } = await import('../../shared/files/open-pdf.ts');
      if (isOver) return;
      const task = openPdf(bytes);
      close = () => void task.destroy();
      setPdf(await task.promise);
    };
    open().catch(() => !isOver && setFailed(true));
    return () => {
      isOver = true;
      close();
    };
  }, [url]);
  return { pdf, isFailed };
}

interface SeenPageProps {
  pdf: PDFDocumentProxy | null;
  page: number;
  label: string;
  onSeen: () => void;
}

function SeenPage({ pdf, page, label, onSeen }: SeenPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!pdf || !target) return undefined;
    let isOver = false;
    const draw = async () => {
      const proxy = await pdf.getPage(page);
      if (isOver) return;
      const width = target.clientWidth * globalThis.devicePixelRatio;
      const viewport = proxy.getViewport({ scale: width / proxy.getViewport({ scale: 1 }).width });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      await proxy.render({ canvas: target, viewport }).promise;
      if (!isOver) setDrawn(true);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [pdf, page]);
  useEffect(() => {
    const target = canvas.current;
    if (!isDrawn || !target) return undefined;
    // Its lower end was on the screen: who has only seen the head of a page hasn't seen the page.
    const end = target.nextElementSibling;
    if (!end) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [isDrawn, onSeen]);
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={label} data-drawn={isDrawn} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
