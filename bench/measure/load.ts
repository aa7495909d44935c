import autocannon from 'autocannon';

export const CONNECTIONS = 16;
export const SECONDS = 4;

/** Requests per second of one address, 16 at once. */
export async function load(url: string, token?: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(token && { headers: { authorization: `bearer ${token}` } }),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
