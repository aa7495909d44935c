import type { ErrorCodeName } from '@writdesk/contract/errors';
import type { ErrorReply } from '@writdesk/contract/error-reply';
import { atField, type FieldError, faultOf } from '@writdesk/contract/sentences/in-english';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './refuse.ts';

/** Every issue of a parse, each with the name of its field. */
export function fieldErrors(error: z.ZodError, prefix: readonly string[] = []): FieldError[] {
  return error.issues.flatMap((issue) => {
    const at = [...prefix, ...issue.path.map(String)];
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    return unknown.map((path) => atField(path.join('.'), faultOf(issue.message)));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See the contract’s routes. */
    saysSuccess?: boolean;
  }
}

interface DatabaseError {
  code?: string;
  message?: string;
  constraint?: string;
}

/** True when the database refused a second row for a unique constraint. */
export const isUniqueViolation = (error: unknown, name: string): boolean => violates(error, '23505', name);

/** True when the database refused to delete a row that others name by this foreign key. */
export const isStillReferenced = (error: unknown, name: string): boolean => violates(error, '23503', name);

function violates(error: unknown, state: string, name: string): boolean {
  const {
    code,
    message,
    constraint = /constraint "([^"]+)"/.exec(message ?? '')?.[1],
  } = (error ?? {}) as DatabaseError;
  // A Citus worker names it in its message alone, and as the part of the table that it has: `docket_sitting_102034`.
  return code === state && constraint?.replace(/_\d+$/, '') === name;
}

/**
 * States of database and storage in which nothing can be written for a while: two that wait for each other, full disk, starting,
 * stopping, too many connections, away.
 */
const UNAVAILABLE = new Set([
  '40P01',
  '53100',
  'ENOSPC',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ENOENT',
  'ENOTDIR',
  'EIO',
  'EROFS',
  'ESTALE',
  'ECONNRESET',
  'EPIPE',
  'STORAGE_AWAY',
]);
/** What the driver says, without a code, of a connection that broke under a statement, or that doesn't come. */
const CONNECTION_LOST = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/;

function codeOf(error: FastifyError & DatabaseError): ErrorCodeName {
  // A caller who hangs up in the middle of a body has the code of a database that is away.
  if (error.code === 'ECONNRESET' && error.statusCode === 400) return 'malformed';
  if (error.code && UNAVAILABLE.has(error.code)) return 'unavailable';
  if (CONNECTION_LOST.test(error.message)) return 'unavailable';
  if (error.statusCode === 413) return 'too_large';
  if (error.statusCode === 415) return 'unsupported_media_type';
  if (error.statusCode === 429) return 'too_many_requests';
  if (error.statusCode && error.statusCode < 500) return 'malformed';
  return 'internal';
}

/** Has every error of the server leave in one shape. */
export function shapeErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** One shape, whatever threw it, and never with the inner words of a library. */
export function sendError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = thrown instanceof AppError ? thrown : new AppError(codeOf(thrown));
  if (refusal.status >= 500) request.log.error({ err: thrown, requestId: request.id }, 'a request failed');
  else request.log.info({ refusal: refusal.code }, 'a request was refused');
  const { retryAfterSeconds } = refusal.extra;
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds);
  const { saysSuccess } = request.routeOptions?.config ?? {};
  return reply
    .code(refusal.status)
    .send({ ...(saysSuccess && { success: false }), ...replyOf(refusal, request.id) });
}

/** The refusal as it leaves. */
export function replyOf({ status, message, code, extra }: AppError, requestId: string): ErrorReply {
  return { status, message, code, ...extra, requestId };
}
