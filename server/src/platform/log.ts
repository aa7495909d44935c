import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Of an invite link, for one; an id is shorter. */
const CODE_IN_PATH = /\/[\w-]{40,}(?=\/|$)/g;

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
        path: request.url.split('?', 1)[0]?.replaceAll(CODE_IN_PATH, '/[taken out]'),
      }),
    },
  };
  return to ? pino(options, to) : pino(options);
}
