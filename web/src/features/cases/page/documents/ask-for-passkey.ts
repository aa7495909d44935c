import type { PasskeyAnswer, ProofOffer } from '@writdesk/contract/account/proofs';

/** Has the browser ask for a passkey. @returns null where the person says no, or has none here. */
export async function askForPasskey({ passkey }: ProofOffer): Promise<PasskeyAnswer | null> {
  if (!passkey) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({
    optionsJSON: {
      challenge: passkey.challenge,
      rpId: passkey.rpId,
      timeout: passkey.timeoutSeconds * 1_000,
      userVerification: 'required',
      allowCredentials: passkey.credentials.map(({ id }) => ({ id, type: 'public-key' })),
    },
  }).catch(() => null);
  if (!answer) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = answer.response;
  return { credentialId: answer.id, clientDataJSON, authenticatorData, signature, userHandle };
}
