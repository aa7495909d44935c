import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyOf } from './errors.ts';
import { AppError } from './refuse.ts';

/** What the page needs to know before it can ask anything. */
export interface PageSettings {
  /** Empty where the provider is at the page's own origin. */
  oidcUrl: string;
  realm: string;
  clientId: string;
  /** The provider has nothing of Keycloak's own; it is found by discovery. */
  generic?: boolean;
  /** The development mailbox and the demo accounts are there. */
  embedded: boolean;
}

/** Short pages that the web app has, by their path; an installation may have its own elsewhere. */
export const aboutPages = ['privacy', 'terms', 'help'] as const;
export type AboutUrls = Partial<Record<(typeof aboutPages)[number], string>>;

const YEAR_SECONDS = 365 * 86_400;
const SILENT_CHECK = 'silent-check-sso.html';

/** The built page, read again when it was built again. */
export function pageReader(folder: string): () => string {
  let text = '';
  let builtAt = -1;
  return () => {
    const file = join(folder, 'index.html');
    if (!existsSync(file))
      return '<!doctype html><title>Writdesk</title><p>The web app isn’t built. Run npm start.</p>';
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== builtAt) {
      text = readFileSync(file, 'utf8');
      builtAt = mtimeMs;
    }
    return text;
  };
}

/**
 * The page's policy forbids `eval`. Zod would try it once to learn that, which Firefox reports as a violation: said before
 * its first shape is made, which only a script in front of all modules can do, it doesn't.
 */
export const noEval = 'globalThis.__zod_globalConfig={jitless:true};';

/** Puts settings into the page under a nonce; `<` is written so that no text can end the script. */
export function pageWithSettings(page: string, settings: PageSettings, nonce: string): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return page.replace(
    '<head>',
    () => `<head><script nonce="${nonce}">${noEval}window.writdesk=${json}</script>`,
  );
}

/**
 * Serves the app's files, and its page for every other address that a browser opens.
 * @param storageUrl where the browser sends and fetches people's files, when that is not this server.
 * @param about where the installation's own pages are.
 */
export function serveWebApp(
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  storageUrl?: string,
  about: AboutUrls = {},
): void {
  const page = pageReader(folder);
  const provider = settings.oidcUrl ? new URL(settings.oidcUrl).origin : '';
  const storage = storageUrl ? new URL(storageUrl).origin : '';
  if (existsSync(folder)) {
    const scripts = scriptsIn(join(folder, SILENT_CHECK));
    app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: true,
      cacheControl: false,
      // The build put them next to each file.
      preCompressed: true,
      setHeaders(reply, path) {
        reply.header('vary', 'accept-encoding');
        const isNamedByContent = path.includes('/assets/');
        reply.header(
          'cache-control',
          isNamedByContent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
        if (path.endsWith(SILENT_CHECK)) frameable(reply, scripts);
      },
    });
  }
  // The files' own route would take the front page for a folder and refuse it.
  app.get('/', (_request, reply) => reply.callNotFound());
  for (const name of aboutPages) {
    const url = about[name];
    if (url) app.get(`/${name}`, (_request, reply) => reply.redirect(url));
  }
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) {
      return reply.code(404).send(replyOf(new AppError('not_found'), request.id));
    }
    const nonce = randomBytes(16).toString('base64');
    pageHeaders(reply, nonce, { provider, storage });
    return reply.type('text/html; charset=utf-8').send(pageWithSettings(page(), settings, nonce));
  });
}

// A path that ends like a file's name is a file that isn't there; the rest are addresses of the app.
const FILE_NAME = /\.\w{1,10}$/;

/** Whether an address means a page of the app: for a browser, and for whoever takes anything. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || path.startsWith('/api/') || FILE_NAME.test(path)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || accept.includes('*/*');
}

function pageHeaders(
  reply: FastifyReply,
  nonce: string,
  { provider, storage }: { provider: string; storage: string },
): void {
  reply.header('cache-control', 'no-cache');
  reply.header(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      // Ant Design places pop-ups by style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      ['connect-src', "'self'", provider, storage].filter(Boolean).join(' '),
      `frame-src 'self' blob: ${provider}`.trim(),
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}

/** The page that a silent sign-in loads in a hidden frame; it must be frameable by ourselves, else start-up never ends. */
function frameable(reply: FastifyReply, scripts: string): void {
  reply.header(
    'content-security-policy',
    `default-src 'none'; script-src ${scripts}; base-uri 'none'; frame-ancestors 'self'`,
  );
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/** The scripts that stand in a page, as a content security policy names them: by what they say. */
function scriptsIn(file: string): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return hashes.join(' ') || "'none'";
}
