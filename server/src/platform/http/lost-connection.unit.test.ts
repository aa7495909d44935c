import fastify from 'fastify';
import { expect, test } from 'vitest';
import { shapeErrors } from './errors.ts';

test.each([
  ['Connection terminated unexpectedly', 503],
  ['Connection terminated due to connection timeout', 503],
  ['Client has encountered a connection error and is not queryable', 503],
  ['timeout exceeded when trying to connect', 503],
  ['Something else is wrong with a Connection terminated', 500],
])('“%s” is answered %i', async (message, status) => {
  const app = fastify();
  shapeErrors(app);
  app.get('/', () => {
    throw new Error(message);
  });
  expect((await app.inject('/')).statusCode).toBe(status);
});
