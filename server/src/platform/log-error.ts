/**
 * What a line of the log says of an error. Libraries put data into errors: PostgreSQL quotes values in `detail`, `where` and
 * `internalQuery`, mail servers the recipient in `response`. So these fields are let through and no others.
 */
const KEPT = [
  'code',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'position',
  'statusCode',
  'status',
  'syscall',
  'errno',
  'port',
] as const;

export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
}

/** An error about an error about … ends here. */
const MOST_CAUSES = 5;
const MOST_ERRORS = 10;
const TAKEN_OUT = '[taken out]';
/** SQLSTATE classes whose messages quote names of ours, a role or a database, and no data; but for syntax errors. */
const NAMES_ALONE = /^(?:28|3D|3F|42(?!601)|53|55|57|58)/;
/** As V8 begins and ends what it says of a text that is no JSON. */
const NO_JSON = /(?:Unexpected token |, )'?[^]*(?= (?:is not valid JSON|at position))/;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g;

/** An error as it may stand in a log: where it happened and what kind it is, without what somebody typed. */
export function loggedError(error: unknown, causes = MOST_CAUSES): LoggedError {
  if (isSpread(error)) return loggedError(Object.assign(new Error(error.message), error), causes);
  if (!(error instanceof Error)) return { type: typeof error, message: withoutData(String(error), {}) };
  const message = withoutData(error.message, error as PostgresError);
  // A stack repeats the message in its first lines.
  const stack = error.stack?.replace(error.message, () => message);
  const kept = KEPT.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    ...(stack !== undefined && { stack: isRepeated(stack, error.message, message) ? message : stack }),
    ...Object.fromEntries(kept),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
    ...(error instanceof AggregateError &&
      causes > 0 && {
        errors: error.errors.slice(0, MOST_ERRORS).map((each) => loggedError(each, causes - 1)),
      }),
  };
}

/** The job queue reports what its workers fail with as a plain object that has the fields of the error. */
function isSpread(error: unknown): error is { message: string } {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  return 'message' in error && typeof error.message === 'string' && 'stack' in error;
}

const isRepeated = (stack: string, before: string, after: string): boolean =>
  before !== after && stack.includes(before);

interface PostgresError {
  code?: string;
  severity?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  dataType?: string;
}

function withoutData(message: string, error: PostgresError): string {
  const plain = message.replace(NO_JSON, TAKEN_OUT).replaceAll(ADDRESS, TAKEN_OUT);
  const { code, severity, schema, table, column, constraint, dataType } = error;
  if (severity === undefined || code === undefined || NAMES_ALONE.test(code)) return plain;
  const names = [schema, table, column, constraint, dataType].filter((name) => name !== undefined);
  // Names of ours are set aside, with quotation marks that no message has; what is between the first and the last mark that
  // are left is data.
  const marked = names.reduce((text, name) => text.replaceAll(`"${name}"`, () => `«${name}»`), plain);
  return names.reduce(
    (text, name) => text.replaceAll(`«${name}»`, () => `"${name}"`),
    marked.replace(/"[^]*"/, () => `"${TAKEN_OUT}"`),
  );
}
