import { z } from 'zod';

const described = z.looseObject({
  issuer: z.url(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
});

/** What a provider says of itself. */
export type ProviderMetadata = z.output<typeof described>;

const LIMIT_MS = 5_000;
const GOOD_FOR_MS = 3_600_000;

/**
 * Reads what an OpenID Connect provider says of itself, once an hour; one that did not answer is asked again.
 * @param url the issuer, without a slash at its end.
 */
export function discovery(url: string): () => Promise<ProviderMetadata> {
  let known: { metadata: Promise<ProviderMetadata>; until: number } | undefined;
  return () => {
    if (known && known.until > Date.now()) return known.metadata;
    const metadata = read(url);
    known = { metadata, until: Date.now() + GOOD_FOR_MS };
    metadata.catch(() => (known = undefined));
    return metadata;
  };
}

async function read(url: string): Promise<ProviderMetadata> {
  const reply = await fetch(`${url}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!reply.ok) throw new Error(`The sign-in service does not describe itself: ${reply.status}`);
  const metadata = described.parse(await reply.json());
  if (metadata.issuer.replace(/\/+$/, '') !== url)
    throw new Error(`The sign-in service at ${url} calls itself ${metadata.issuer}.`);
  return metadata;
}
