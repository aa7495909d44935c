import type { PdfFault } from './messages.ts';

export const MOST_PAGES = 500;

export class RefusedFile extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}
