import type { Fault } from '@writdesk/contract/sentences/fault';

/** A file that can’t be read as a table, and what to do about it. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
  readonly fault: Fault;
  constructor(why: Fault) {
    super(why.code);
    this.fault = why;
  }
}
