import type { InsideHosts } from './outside-address.ts';
import type { SitePage } from './site-page.ts';

/** A page as it was seen. */
export interface Seen {
  page: SitePage;
  /** As it may be kept, without secrets. */
  html: string;
  status: number;
  /** How long the site asks to be left alone. */
  retryAfterSeconds: number | null;
  /** A picture of it (PNG), secrets covered; null where no browser looked. */
  screenshot: Buffer | null;
}

/** A file for a field of a form; several for the same field go there in their order. */
export interface SiteFile {
  field: string;
  name: string;
  content: Uint8Array;
}

/** One visit to a site, with a fresh profile: nothing of an earlier visit, nothing of another’s. */
export interface Site {
  open(path: string): Promise<Seen>;
  /**
   * Fills in the form of the page that was seen last and sends it, once: whatever goes wrong, it is not sent again.
   * @throws ChangedPageError where the page has no form with these fields.
   */
  send(fields: Readonly<Record<string, string>>, files?: readonly SiteFile[]): Promise<Seen>;
  /** Hides this in all that is seen from now on. */
  hide(secret: string): void;
  close(): Promise<void>;
}

export interface Visit {
  /** Nothing of another origin is fetched. */
  origin: string;
  insideHosts: InsideHosts;
  timeoutMs: number;
}
export type OpenSite = (visit: Visit) => Promise<Site>;

/** The page isn’t the one that is known. */
export class ChangedPageError extends Error {
  override name = 'ChangedPageError';
}

/** `Retry-After` in seconds, which may also be a date. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
