import type { Page } from 'playwright-core';

/** What went over the wire since the counting began. */
export interface Wire {
  requests: string[];
  bytes: number;
}

/** Counts what a page fetches, as it came over the wire: compressed, with headers; what a cache answered counts nothing. */
export async function countWire(page: Page): Promise<Wire> {
  const wire: Wire = { requests: [], bytes: 0 };
  const client = await page.context().newCDPSession(page);
  const cached = new Set<string>();
  const urls = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  client.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const isOwn = /^https?:/.test(response.url);
    const isCached = cached.has(requestId) || response.fromDiskCache || response.fromPrefetchCache;
    if (!isOwn || isCached) return;
    wire.requests.push(new URL(urls.get(requestId) ?? response.url).pathname);
    // A stream of events never finishes: its head is all that is counted.
    wire.bytes += response.encodedDataLength;
  });
  client.on('Network.dataReceived', ({ encodedDataLength }) => (wire.bytes += encodedDataLength));
  await client.send('Network.enable');
  return wire;
}
