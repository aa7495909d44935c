import type { IncomingHttpHeaders } from 'node:http';
import { cleanHtml } from './clean-html.ts';
import { pinAddress } from './outside-address.ts';
import { sendOnce } from './send-once.ts';
import { formWith, readPage } from './site-page.ts';
import { ChangedPageError, type OpenSite, retryAfterOf, type Seen, type SiteFile } from './site.ts';

const MOST_REDIRECTS = 5;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Visits a site by plain requests, each sent once over a connection of its own. For sites that need no browser, and for tests. */
export const openHttpSite: OpenSite = async ({ origin, insideHosts, timeoutMs }) => {
  const home = new URL(origin);
  const pinned = await pinAddress(home, insideHosts);
  const cookies = new Map<string, string>();
  const secrets: string[] = [];
  let at = home;
  let last: Seen | undefined;
  const running = new Set<{ destroy(): void }>();

  async function exchange(url: URL, body?: { type: string; bytes: Uint8Array }): Promise<Reply> {
    if (url.origin !== home.origin) throw new Error(`The site leads to ${url.origin}, which is another one.`);
    const { bytes, ...answer } = await sendOnce(url, pinned, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': body.type, 'content-length': body.bytes.byteLength }),
      },
      body: body?.bytes,
      timeoutMs,
      running,
    });
    return { ...answer, text: bytes.toString('utf8') };
  }

  async function follow(url: URL, body?: { type: string; bytes: Uint8Array }): Promise<Seen> {
    let reply = await exchange(url, body);
    at = url;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      for (const line of reply.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=;\s]+)=([^;]*)/.exec(line) ?? [];
        if (name) cookies.set(name, value);
      }
      const { location } = reply.headers;
      if (reply.status < 300 || reply.status >= 400 || !location) break;
      at = new URL(location, at);
      reply = await exchange(at);
    }
    return (last = {
      page: readPage(reply.text),
      html: cleanHtml(reply.text, secrets),
      status: reply.status,
      retryAfterSeconds: retryAfterOf(reply.headers['retry-after'], new Date()),
      screenshot: null,
    });
  }

  return {
    open: async (path) => follow(new URL(path, home)),
    async send(fields, files = []) {
      const names = [...Object.keys(fields), ...files.map(({ field }) => field)];
      const form = last && formWith(last.page, names);
      if (!form) throw new ChangedPageError(`The page has no form with ${names.join(', ')}.`);
      const held = [...form.fields].map(([name, { value }]): [string, string] => [name, value]);
      const filled = new Map([...held, ...Object.entries(fields)]);
      // Resolved against where the page lies, as a browser does.
      return follow(new URL(form.action, at), await encoded(filled, form.isMultipart, files));
    },
    hide: (secret) => void secrets.push(secret),
    async close() {
      for (const each of running) each.destroy();
    },
  };
};

async function encoded(
  fields: ReadonlyMap<string, string>,
  isMultipart: boolean,
  files: readonly SiteFile[],
) {
  if (!isMultipart) {
    const bytes = new TextEncoder().encode(new URLSearchParams([...fields]).toString());
    return { type: 'application/x-www-form-urlencoded', bytes };
  }
  const form = new FormData();
  for (const [name, value] of fields) if (!files.some(({ field }) => field === name)) form.set(name, value);
  for (const { field, name, content } of files)
    form.append(field, new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
  const response = new Response(form);
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
