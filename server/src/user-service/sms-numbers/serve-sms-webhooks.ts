import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isTwilioSignature, SMS_REPLY_PATH, SMS_STATUS_PATH } from '../../platform/sms/index.ts';
import { replyOf } from './reply-words.ts';
import { takeReply } from './take-reply.ts';
import { takeStatus } from './take-status.ts';

const MOST_BYTES = 64 * 1024;
const sid = z.string().min(1).max(64);
const received = z.object({
  MessageSid: sid,
  From: z.string().regex(/^\+\d{7,15}$/),
  Body: z.string().default(''),
  OptOutType: z.string().nullable().default(null),
});
const reported = z.object({
  MessageSid: sid,
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(10).optional(),
});
const named = z.object({ id: z.uuid() });

/** Takes what Twilio sends: what people reply, and what became of messages. Only what it signed is read. */
export async function serveSmsWebhooks(server: FastifyInstance, deps: Deps): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request: unknown, text: string, done: (error: null, body: string) => void) => done(null, text),
    );
    scope.post(SMS_REPLY_PATH, async (request, reply) => {
      const { MessageSid: id, From: from, Body, OptOutType } = readBy(received, signedFields(deps, request));
      const meant = replyOf(Body, OptOutType);
      const answer = meant && (await takeReply(deps, { id, from, reply: meant }));
      return reply.type('text/xml; charset=utf-8').send(answerOf(answer));
    });
    scope.post(SMS_STATUS_PATH, async (request, reply) => {
      const { MessageSid, MessageStatus, ErrorCode } = readBy(reported, signedFields(deps, request));
      const { id } = readBy(named, request.query);
      await takeStatus(deps, { id, providerId: MessageSid, status: MessageStatus, errorCode: ErrorCode });
      return reply.code(204).send();
    });
  });
}

/** @throws `malformed` for what isn’t signed by our account, also where there is none. */
function signedFields({ config }: Deps, { headers, body, url }: FastifyRequest): Record<string, string> {
  const signature = headers['x-twilio-signature'];
  if (!config.sms || typeof signature !== 'string' || typeof body !== 'string') return refuse('malformed');
  const fields = new URLSearchParams(body);
  // Twilio signs the address that it was given, which is ours from outside, whatever a proxy makes of it.
  const isSigned = isTwilioSignature(config.sms.authToken, {
    url: config.publicUrl + url,
    fields,
    signature,
  });
  return isSigned ? Object.fromEntries(fields) : refuse('malformed');
}

function readBy<T extends z.ZodType>(shape: T, given: unknown): z.output<T> {
  const read = shape.safeParse(given);
  return read.success ? read.data : refuse('malformed');
}

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`);
const answerOf = (text: string | null) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${text ? `<Message>${escaped(text)}</Message>` : ''}</Response>`;
