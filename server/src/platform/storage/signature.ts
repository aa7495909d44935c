import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address of the local storage allows, and until when. */
export interface Permit {
  method: 'GET' | 'PUT';
  path: string;
  contentType: string;
  /** For PUT: how many bytes, exactly. */
  sizeBytes: number | null;
  /** For GET: the name to save it under. */
  fileName: string | null;
  /** For whom it was made, in words that whoever is asked when it is used understands. */
  holder: string | null;
  /** Seconds since 1970. */
  expires: number;
}

/** HMAC-SHA256 over all of it; JSON keeps the fields apart. */
function sign(key: Buffer, permit: Permit): Buffer {
  const { method, path, contentType, sizeBytes, fileName, holder, expires } = permit;
  return createHmac('sha256', key)
    .update(JSON.stringify([method, path, contentType, sizeBytes, fileName, holder, expires]))
    .digest();
}

/** The query string that carries a permit. */
export function permitQuery(key: Buffer, permit: Permit): string {
  const query = new URLSearchParams({ method: permit.method, type: permit.contentType });
  if (permit.sizeBytes !== null) query.set('size', String(permit.sizeBytes));
  if (permit.fileName !== null) query.set('name', permit.fileName);
  if (permit.holder !== null) query.set('for', permit.holder);
  query.set('expires', String(permit.expires));
  query.set('signature', sign(key, permit).toString('base64url'));
  return query.toString();
}

/** @returns the permit, `expired`, or `forged` when anything in the address was changed. */
export function readPermit(
  key: Buffer,
  path: string,
  query: URLSearchParams,
  now: Date,
): Permit | 'expired' | 'forged' {
  const method = query.get('method');
  if (method !== 'GET' && method !== 'PUT') return 'forged';
  const size = query.get('size');
  const permit: Permit = {
    method,
    path,
    contentType: query.get('type') ?? '',
    sizeBytes: size === null ? null : Number(size),
    fileName: query.get('name'),
    holder: query.get('for'),
    expires: Number(query.get('expires')),
  };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const right = sign(key, permit);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return permit.expires * 1000 < now.getTime() ? 'expired' : permit;
}
