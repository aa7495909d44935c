import { documents } from '@writdesk/contract/documents/documents';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { getRedactionSheet } from './get-redaction-sheet.ts';
import { redactDocument } from './redact-document.ts';

export const redactionRoutes: readonly Binding[] = [
  bind(documents.redactionSheet, getRedactionSheet),
  bind(documents.redact, redactDocument),
];
