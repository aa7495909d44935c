import { documents } from '@writdesk/contract/documents/documents';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { regenerateDocument } from './regenerate-document.ts';

export const documentRoutes: readonly Binding[] = [bind(documents.regenerate, regenerateDocument)];
