import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Faults, faultsOf, type Place } from './faults.ts';
import { type Attachment, Ledger } from './ledger.ts';
import { type Generation, pagesOf } from './pages.ts';
import { type SkinKey, skins } from './skins.ts';

export interface PortalOptions {
  skin?: SkinKey;
  generation?: Generation;
  /** The same seed meets the same faults. */
  seed?: number;
  /** Of how many requests meet a fault by chance. */
  faultShare?: number;
  feeCents?: number;
  /** Refuses a second filing under a reference. Most courts don’t. */
  refusesDuplicates?: boolean;
  port?: number;
  today?: () => string;
}

/** A court’s site that we run ourselves: a real server with books of its own. */
export interface StandInPortal {
  port: number;
  url: string;
  ledger: Ledger;
  faults: Faults;
  /** What may be changed while it runs. */
  settings: {
    generation: Generation;
    feeCents: number;
    refusesDuplicates: boolean;
    /** What was filed is not found yet. */
    listsLate: boolean;
  };
  account: { username: string; password: string };
  /** Requests that came, by method and path. */
  seen: string[];
  close(): Promise<void>;
}

interface Session {
  token: string;
  isSignedIn: boolean;
  draft: { fields: Record<string, string>; documentSha256: string; attachments: Attachment[] } | null;
}

const RETRY_SECONDS = 30;
const SHEET = 5;
const MAX_BODY = 40 * 1024 * 1024;

export async function openPortal(options: PortalOptions = {}): Promise<StandInPortal> {
  const { skin: key = 'PEACH', seed = 1, faultShare = 0, port = 0 } = options;
  const { today = () => new Date().toISOString().slice(0, 10) } = options;
  const skin = skins[key];
  const ledger = new Ledger();
  const faults = faultsOf(seed, faultShare);
  const settings = {
    generation: options.generation ?? 1,
    feeCents: options.feeCents ?? 6_000,
    refusesDuplicates: options.refusesDuplicates ?? false,
    listsLate: false,
  };
  const account = { username: 'filer@firm.test', password: 'court-secret-1' };
  const sessions = new Map<string, Session>();
  const seen: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://court.test');
    const { method = 'GET' } = request;
    seen.push(`${method} ${url.pathname}`);
    const pages = pagesOf(skin, settings.generation);
    const { id, session } = sessionOf(request);
    const send = (status: number, html: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'set-cookie': `sid=${id}; Path=/; HttpOnly; SameSite=Lax`,
        ...headers,
      });
      response.end(html);
    };
    const go = (path: string) => send(303, '', { location: path });

    const place = placeOf(method, url.pathname);
    const fault = place === 'submit' || !place ? null : faults.at(place);
    if (fault === 'MAINTENANCE')
      return send(503, pages.maintenance(), { 'retry-after': String(RETRY_SECONDS) });
    if (fault === 'TOO_MANY') return send(429, pages.maintenance(), { 'retry-after': String(RETRY_SECONDS) });
    if (fault === 'TIMEOUT') return undefined;
    if (fault === 'CAPTCHA') return send(200, pages.captcha());
    if (fault === 'SESSION_END') session.isSignedIn = false;

    const body = method === 'POST' ? await readBody(request) : { fields: {}, files: [] };
    const { paths, fields } = skin;
    if (method === 'POST' && body.fields[fields.token] !== session.token)
      return send(403, pages.signIn(session.token));
    if (url.pathname === paths.signIn) {
      if (method === 'GET') return send(200, pages.signIn(session.token));
      const isRight =
        body.fields[fields.username] === account.username &&
        body.fields[fields.password] === account.password;
      if (!isRight) return send(200, pages.signIn(session.token, true));
      if (fault === 'SECOND_FACTOR') return send(200, pages.factor(session.token));
      session.isSignedIn = true;
      return go(paths.home);
    }
    if (!session.isSignedIn) return go(paths.signIn);
    switch (url.pathname) {
      case paths.home:
        return send(200, pages.home());
      case paths.search: {
        const wanted = url.searchParams.get(fields.reference);
        const found = ledger.envelopes.filter(({ reference }) => reference === wanted);
        return send(200, pages.search(settings.listsLate ? [] : found));
      }
      case paths.parties: {
        if (method === 'GET') return send(200, pages.parties(session.token));
        session.draft = { fields: body.fields, documentSha256: '', attachments: [] };
        return go(paths.document);
      }
      case paths.document: {
        if (method === 'GET') return send(200, pages.document(session.token));
        const [lead, ...others] = body.files.filter(({ field }) => field === fields.document);
        if (!session.draft || !lead || others.length > 0) return send(400, pages.document(session.token));
        session.draft.documentSha256 = hashOf(lead.content);
        session.draft.attachments = body.files
          .filter(({ field }) => field === fields.attachments)
          .map(({ name, content }) => ({ name, sha256: hashOf(content) }));
        return go(paths.fee);
      }
      case paths.fee: {
        const { draft } = session;
        if (!draft) return go(paths.parties);
        const reference = draft.fields[fields.reference] ?? '';
        if (method === 'GET') return send(200, pages.fee(session.token, settings.feeCents, reference));
        return submit(reference, draft);
      }
      case paths.envelope: {
        const envelope = ledger.find(url.searchParams.get(fields.number) ?? '');
        return envelope ? send(200, pages.envelope(envelope)) : send(404, pages.home());
      }
      case paths.docket: {
        const docket = ledger.dockets.get(url.searchParams.get(fields.number) ?? '');
        const sheet = Number(url.searchParams.get(fields.page) ?? 1);
        return docket ? send(200, pages.docket(docket, sheet, SHEET)) : send(404, pages.home());
      }
      default:
        return send(404, pages.home());
    }

    function submit(reference: string, draft: NonNullable<Session['draft']>): void {
      const met = faults.at('submit');
      if (met === 'SESSION_END') {
        session.isSignedIn = false;
        return go(paths.signIn);
      }
      if (met === 'CUT_BEFORE_ACCEPTANCE') return void request.socket.destroy();
      const [earlier] = ledger.standing(reference);
      if (earlier && (settings.refusesDuplicates || met === 'DUPLICATE'))
        return send(200, pages.duplicate(earlier.number));
      const { number } = ledger.take({
        reference,
        caption: draft.fields[fields.caption] ?? '',
        documentSha256: draft.documentSha256,
        attachments: draft.attachments,
        feeCents: settings.feeCents,
        filedOn: today(),
      });
      // The form is used up: whoever sends it again has another one.
      if (met === 'CUT_AFTER_ACCEPTANCE') return void request.socket.destroy();
      if (met === 'TIMEOUT_AFTER_ACCEPTANCE') return undefined;
      return go(`${paths.envelope}?${fields.number}=${number}`);
    }
  }

  function placeOf(method: string, path: string): Place | null {
    const { paths } = skin;
    if (path === paths.signIn) return method === 'POST' ? 'signIn' : null;
    if (path === paths.search) return 'search';
    if (path === paths.parties) return method === 'GET' ? 'parties' : null;
    if (path === paths.document) return method === 'POST' ? 'document' : null;
    if (path === paths.fee) return method === 'POST' ? 'submit' : 'fee';
    if (path === paths.envelope) return 'envelope';
    return path === paths.docket ? 'docket' : null;
  }

  function sessionOf({ headers }: IncomingMessage): { id: string; session: Session } {
    const known = /(?:^|;\s*)sid=([0-9a-f]+)/.exec(headers.cookie ?? '')?.[1];
    const found = known ? sessions.get(known) : undefined;
    if (known && found) return { id: known, session: found };
    const id = randomBytes(16).toString('hex');
    const session: Session = { token: randomBytes(12).toString('hex'), isSignedIn: false, draft: null };
    sessions.set(id, session);
    return { id, session };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    ledger,
    faults,
    settings,
    account,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Body {
  fields: Record<string, string>;
  files: { field: string; name: string; content: Buffer }[];
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const bytes = await buffer(request);
  if (bytes.byteLength > MAX_BODY) throw new Error('Too large.');
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    return { fields: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))), files: [] };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const body: Body = { fields: {}, files: [] };
  for (const [name, value] of form) {
    if (typeof value === 'string') body.fields[name] = value;
    // A field without a file sends an empty one.
    else if (value.size > 0)
      body.files.push({ field: name, name: value.name, content: Buffer.from(await value.arrayBuffer()) });
  }
  return body;
}
