import type { KcContext } from './kc-context.ts';

/** The fields in which a passkey's answer is sent; the names are Keycloak's. */
export const passkeyFields = [
  'credentialId',
  'clientDataJSON',
  'authenticatorData',
  'signature',
  'userHandle',
] as const;
export type PasskeyAnswer = Record<(typeof passkeyFields)[number], string>;

/** A page may ask for one, and this browser can show one. */
export function canUsePasskey({ challenge, enableWebAuthnConditionalUI, pageId }: KcContext): boolean {
  const isAsked = enableWebAuthnConditionalUI === true || pageId === 'webauthn-authenticate.ftl';
  return isAsked && Boolean(challenge) && 'PublicKeyCredential' in window;
}

/** Has the browser ask for a passkey. @throws when the person says no, or has none. */
export async function askPasskey(context: KcContext): Promise<PasskeyAnswer> {
  const { challenge = '', rpId, authenticators } = context;
  // Only who has a passkey needs it: the sign-in page stays light.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      ...(rpId && { rpId }),
      userVerification: 'required',
      allowCredentials: (authenticators?.authenticators ?? []).map(({ credentialId }) => ({
        id: credentialId,
        type: 'public-key',
      })),
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
}
