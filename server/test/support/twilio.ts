import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Config } from '../../src/config.ts';

export const TWILIO: NonNullable<Config['sms']> = {
  accountSid: `AC${'1f'.repeat(16)}`,
  authToken: 'an-auth-token-of-the-tests',
  sender: '+14045550100',
};

/** A message that Twilio took, as its ledger has it. */
export interface TakenSms {
  sid: string;
  to: string;
  body: string;
  statusCallback: string;
}

/** A refusal, as Twilio numbers it, or how the connection behaves. */
export type TwilioMood = 'USUAL' | 'BUSY' | 'CUT_AFTER_TAKING' | 'BROKEN' | 21610 | 21614;

export interface StandInTwilio {
  config: NonNullable<Config['sms']>;
  taken: TakenSms[];
  /** How often it was asked, whatever came of it. */
  asked(): number;
  behaves(mood: TwilioMood): void;
  close(): Promise<void>;
}

/** What Create Message takes of https://www.twilio.com/docs/messaging/api/message-resource, of texts without media. */
const FIELDS = ['To', 'From', 'MessagingServiceSid', 'Body', 'StatusCallback', 'ValidityPeriod'];

/** A server that checks what Twilio’s Create Message demands, refuses fields that it doesn’t know, and keeps what it took. */
export async function startTwilio(): Promise<StandInTwilio> {
  let mood: TwilioMood = 'USUAL';
  let asked = 0;
  const taken: TakenSms[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const fault = faultOfRequest(request);
    const fields = new URLSearchParams(await text(request));
    const refuse = (status: number, code: number) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ code, status, message: 'Refused', more_info: 'https://www.twilio.com/docs' }),
      );
    };
    if (fault) return refuse(...fault);
    if (mood === 'BUSY') return refuse(429, 20429);
    if (mood === 'BROKEN') return refuse(500, 20500);
    const wrong = faultOfFields(fields);
    if (wrong) return refuse(400, wrong);
    if (typeof mood === 'number') return refuse(400, mood);
    const sid = `SM${String(asked).padStart(32, '0')}`;
    taken.push({
      sid,
      to: fields.get('To') ?? '',
      body: fields.get('Body') ?? '',
      statusCallback: fields.get('StatusCallback') ?? '',
    });
    if (mood === 'CUT_AFTER_TAKING') return void request.socket.destroy();
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid, status: 'queued', to: fields.get('To'), error_code: null }));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    config: { ...TWILIO, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    taken,
    asked: () => asked,
    behaves: (next) => (mood = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function faultOfRequest({ method, url, headers }: IncomingMessage): [status: number, code: number] | null {
  const { accountSid, authToken } = TWILIO;
  if (url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return [404, 20404];
  if (method !== 'POST') return [405, 20004];
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  if (headers.authorization !== expected) return [401, 20003];
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? null : [415, 20001];
}

function faultOfFields(fields: URLSearchParams): number | null {
  const names = [...fields.keys()];
  if (names.some((name) => !FIELDS.includes(name)) || new Set(names).size !== names.length) return 20001;
  const E164 = /^\+[1-9]\d{6,14}$/;
  if (!E164.test(fields.get('To') ?? '')) return 21211;
  const [from, service] = [fields.get('From'), fields.get('MessagingServiceSid')];
  if (!from && !service) return 21603;
  if (from && !E164.test(from)) return 21212;
  if (service && !/^MG[0-9a-f]{32}$/.test(service)) return 21701;
  const length = fields.get('Body')?.length ?? 0;
  if (length === 0 || length > 1_600) return length ? 21617 : 21602;
  const callback = fields.get('StatusCallback');
  if (callback !== null && !URL.canParse(callback)) return 21609;
  const validity = Number(fields.get('ValidityPeriod') ?? 36_000);
  return Number.isInteger(validity) && validity >= 1 && validity <= 36_000 ? null : 21604;
}

/** Signs as Twilio does: the address, then each name with its value in the order of the names. */
export function twilioSignature(
  url: string,
  fields: Readonly<Record<string, string>>,
  token = TWILIO.authToken,
): string {
  let signed = url;
  for (const name of Object.keys(fields).toSorted()) signed += `${name}${fields[name]}`;
  return createHmac('sha1', token).update(signed).digest('base64');
}
