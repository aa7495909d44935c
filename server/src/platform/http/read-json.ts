import type { FastifyInstance } from 'fastify';
import { AppError } from './refuse.ts';

/** Deeper than any body of ours: what lies below is refused without its name. */
const MOST_LEVELS = 20;

/** Has bodies of JSON read, and one with a field that would reach the prototype of an object refused by that field's name. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, body) => done(error && (refusalOf(text) ?? error), body));
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
    : new AppError('invalid', { errors: [{ path, message: 'There is no such field.' }] });
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
