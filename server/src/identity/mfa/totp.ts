import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { TotpOffer } from '../../platform/own-factors.ts';

const ISSUER = 'Writdesk';
const PERIOD_SECONDS = 30;
/** One step before and after: clocks differ, and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads: the address, and the same as a picture. @param label names the account in the app. */
export function totpOffer(secret: string, label: string): TotpOffer {
  const uri = totpOf(secret, label).toString();
  return { secret, uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/** The 30 seconds that a code belongs to, counted since 1970; undefined when it is none of the present ones. */
export function totpStep(secret: string, code: string, at: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD_SECONDS * 1_000)) + delta;
}

const totpOf = (secret: string, label = ISSUER): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
