/** The code that an error of the system or of the database carries, such as `ENOENT` or `23505`; empty without one. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
