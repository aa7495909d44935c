/** What a virus scanner says of a file. */
export type Verdict = { clean: true } | { clean: false; virus: string };

/** Looks for viruses in uploads. */
export interface Scanner {
  /** @throws ScannerDownError */
  scan(bytes: Uint8Array): Promise<Verdict>;
}

/** The scanner gave no verdict: what wasn't scanned is not clean. */
export class ScannerDownError extends Error {
  constructor(detail: string) {
    super(`The virus scanner gave no verdict: ${detail}`);
    this.name = 'ScannerDownError';
  }
}
