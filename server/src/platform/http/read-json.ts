import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { FastifyInstance } from 'fastify';
import { AppError } from './refuse.ts';
import { MOST_LEVELS, readableJson, unreadableFields } from './unreadable.ts';

/**
 * Has bodies of JSON read. One with a field that would reach the prototype of an object, or that is no text, is refused by
 * that field's name.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = readableJson(bytes);
    void parse(request, text, (error, body) => {
      if (error) return done(refusalOf(text) ?? error);
      const errors = unreadableFields(body);
      done(errors.length ? new AppError('invalid', { errors }) : null, body);
    });
  });
}

function refusalOf(text: string): AppError | undefined {
  let path: string | undefined;
  try {
    path = pathOfPrototype(JSON.parse(text));
  } catch {
    return undefined;
  }
  return path === undefined
    ? undefined
    : new AppError('invalid', { errors: [atField(path, fault('unknown_field'))] });
}

function pathOfPrototype(value: unknown, at: readonly string[] = []): string | undefined {
  if (value === null || typeof value !== 'object' || at.length === MOST_LEVELS) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = [...at, key];
    if (key === '__proto__' || (key === 'constructor' && hasPrototype(inner))) return path.join('.');
    const below = pathOfPrototype(inner, path);
    if (below !== undefined) return below;
  }
  return undefined;
}

const hasPrototype = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, 'prototype');
