import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { bind } from '../../platform/http/bind.ts';
import { getCaseSeal } from './get-case-seal.ts';
import { getSealedDocument } from './get-sealed-document.ts';
import { listSealedCases } from './list-sealed-cases.ts';
import { sealCase } from './seal-case.ts';
import { unsealCase } from './unseal-case.ts';

export const caseSealRoutes = [
  bind(caseSeals.list, listSealedCases),
  bind(caseSeals.details, getCaseSeal),
  bind(caseSeals.seal, sealCase),
  bind(caseSeals.unseal, unsealCase),
  bind(caseSeals.document, getSealedDocument),
];
