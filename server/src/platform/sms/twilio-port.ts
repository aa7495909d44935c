import { z } from 'zod';
import type { Config } from '../../config.ts';
import { SMS_STATUS_PATH } from './sms-addresses.ts';
import { type OutgoingSms, SmsNotTakenError, type SmsPort, SmsRefusedError } from './sms-port.ts';

type Options = NonNullable<Config['sms']>;
const API_URL = 'https://api.twilio.com';
const WAIT_MS = 15_000;

const taken = z.object({ sid: z.string().regex(/^SM|^MM/) });
const refused = z.object({ code: z.number() });

/** Nothing of the request has left this machine. */
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Twilio’s Programmable Messaging, by its REST API of 2010. */
export function twilioPort(options: Options, publicUrl: string): SmsPort {
  const { accountSid, authToken, sender, apiUrl = API_URL } = options;
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const from: Record<string, string> = sender.startsWith('MG')
    ? { MessagingServiceSid: sender }
    : { From: sender };
  return {
    sender: sender.startsWith('MG') ? null : sender,
    async send(sms) {
      const response = await asked(() =>
        fetch(url, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ ...from, ...messageOf(sms, publicUrl) }),
          redirect: 'error',
          signal: AbortSignal.timeout(WAIT_MS),
        }),
      );
      const { status } = response;
      const body: unknown = await response.json().catch(() => null);
      if (status === 201) return taken.parse(body).sid;
      // Our own account or how much it may send: nobody’s number is to blame, and it is mended here.
      if (status === 401 || status === 403 || status === 429)
        throw new SmsNotTakenError(`Twilio answered ${status}.`);
      if (status >= 400 && status < 500)
        throw new SmsRefusedError(String(refused.safeParse(body).data?.code ?? status));
      throw new Error(`Twilio answered ${status}.`);
    },
  };
}

const messageOf = ({ id, to, text, validSeconds }: OutgoingSms, publicUrl: string) => ({
  To: to,
  Body: text,
  ValidityPeriod: String(validSeconds),
  // With our id in it the report finds the message also where we never learned Twilio’s.
  StatusCallback: `${publicUrl}${SMS_STATUS_PATH}?id=${id}`,
});

async function asked(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code && notSent.has(code)) throw new SmsNotTakenError(`Twilio can’t be reached: ${code}`);
    throw error;
  }
}
