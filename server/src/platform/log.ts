import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedError } from './log-error.ts';
import { loggedPath } from './logged-path.ts';

/**
 * Lines of JSON. Whatever could be a secret is taken out by name, and of errors only what `loggedError` returns is kept.
 * @param to where they go; standard output when absent.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  const secrets = [
    'password',
    'currentPassword',
    'newPassword',
    'ssn',
    'dateOfBirth',
    'token',
    'access_token',
    'refresh_token',
    'id_token',
    'authorization',
    'cookie',
  ];
  // What carries a code that opens something; the code of an error is none.
  const withCodes = ['body', 'form', 'query', 'params', 'data', 'input'];
  const options: LoggerOptions = {
    level,
    redact: {
      paths: [
        ...secrets.map((name) => `*.${name}`),
        ...secrets,
        'code',
        ...withCodes.map((place) => `${place}.code`),
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
      ],
      censor: '[taken out]',
    },
    serializers: {
      err: (error: unknown) => loggedError(error),
      // Addresses carry codes and signatures.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
      }),
    },
  };
  return to ? pino(options, to) : pino(options);
}
