export { clamdScanner } from './clamd.ts';
export { type Scanner, ScannerDownError } from './scanner.ts';
