import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { stillPage } from '../../shared/files/still-page.ts';

/** A page of which there is no picture: what is kept of it, small and still. */
export function FilmPage({ url }: { url: string }) {
  const html = usePage(url);
  return (
    <span className="film-page" aria-hidden>
      {html === null ? (
        <FileText size={28} />
      ) : (
        <iframe sandbox="" srcDoc={stillPage(html)} title="" tabIndex={-1} inert />
      )}
    </span>
  );
}

function usePage(url: string): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    const away = new AbortController();
    // Without it the link to the page stays.
    fetch(url, { signal: away.signal }).then(
      async (reply) => {
        if (reply.ok) setHtml(await reply.text());
      },
      () => undefined,
    );
    return () => away.abort();
  }, [url]);
  return html;
}
