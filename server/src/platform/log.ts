import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedPath } from './logged-path.ts';

/**
 * Lines of JSON; whatever could be a secret is taken out by name, wherever it stands.
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
    'code',
    'authorization',
    'cookie',
  ];
  const options: LoggerOptions = {
    level,
    redact: {
      paths: [
        ...secrets.map((name) => `*.${name}`),
        ...secrets,
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
      ],
      censor: '[taken out]',
    },
    // Addresses carry codes and signatures.
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
      }),
    },
  };
  return to ? pino(options, to) : pino(options);
}
