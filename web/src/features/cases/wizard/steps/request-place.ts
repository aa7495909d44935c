import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { askedPath } from '../../../../labels/case/asked-field.ts';
import { messages } from '../messages.ts';
import { documentKinds, noticeProof, stepOfPath, type StepName } from '../../../../labels/case/steps.ts';

type Request = CaseDetails['requests'][number];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The step and the field where a request is answered; null for one in free words, which any change answers. */
export function requestPlace({
  kind,
  item,
}: Pick<Request, 'kind' | 'item'>): { step: StepName; path: string } | null {
  const path = kind === 'DOCUMENT' ? `documents.${documentKind(item)}` : askedPath(item);
  return path === null ? null : { step: stepOfPath(path), path };
}

/** Under which heading of the form a document is added; what has none of its own is another document. */
function documentKind(item: string): string {
  const asked = plain(item);
  const isAbout = (words: readonly string[]) => words.some((one) => asked.includes(plain(one)));
  if (isAbout(['proof', 'prueba'])) return noticeProof;
  const found = documentKinds.find((kind) =>
    isAbout([kind, messages.en[`document_${kind}`], messages.es[`document_${kind}`]]),
  );
  return found ?? 'OTHER';
}
