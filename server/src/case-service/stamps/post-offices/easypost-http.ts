import type { Config } from '../../../config.ts';
import type { SendCall } from './easypost-office.ts';
import type { Shipment } from './easypost-shapes.ts';
import { NoAnswerError } from './post-office.ts';

type Options = NonNullable<Config['easypost']>;
const API_URL = 'https://api.easypost.com';
const WAIT_MS = 15_000;
const MOST_BYTES = 5 * 1024 * 1024;

/** Sends calls to EasyPost; all firms of an installation share its account. */
export function easypostHttp({ apiKey, apiUrl = API_URL }: Options): SendCall {
  // The key is the name, and there is no password.
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return async ({ method, path, body }) => {
    const response = await answered(`${apiUrl}/v2${path}`, {
      method,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const text = await response.text().catch(lost);
    try {
      return { status: response.status, body: text ? JSON.parse(text) : null };
    } catch {
      return { status: response.status, body: null };
    }
  };
}

/** The label of a shipment, from where EasyPost keeps it: a signed address, to which our key doesn’t go. @throws NoAnswerError */
export async function fetchLabel({ postage_label: label }: Shipment): Promise<Buffer> {
  const url = label?.label_pdf_url ?? label?.label_url;
  if (!url || new URL(url).protocol !== 'https:') throw new NoAnswerError('EasyPost names no label.');
  const response = await answered(url, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
  if (!response.ok) throw new NoAnswerError(`The label was answered with ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer().catch(lost));
  if (bytes.length > MOST_BYTES || bytes.subarray(0, 5).toString() !== '%PDF-')
    throw new NoAnswerError('The label is no PDF.');
  return bytes;
}

const answered = (url: string, init: RequestInit) => fetch(url, init).catch(lost);

function lost(error: unknown): never {
  throw new NoAnswerError('EasyPost didn’t answer.', { cause: error });
}
