import { ownKeys } from '@writdesk/contract/values/records';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { isPhone } from '@writdesk/contract/values/contact';
import { isNamePart } from '@writdesk/contract/values/legal-names';
import type { FieldErrors } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import type { Translate } from '../../../../shared/i18n/translate.ts';
import { bodyOf, isSaid } from '../draft/draft-changes.ts';
import type { DraftValues } from '../draft/draft-values.ts';
import { claimAgainstLedger, ledgerSum } from '../questions/ledger.ts';
import type { faultMessages } from './fault-messages.ts';
import { noticeProof, stepOfPath, type StepName } from '../../../../labels/case/steps.ts';

type Text = Translate<keyof (typeof faultMessages)['en']>;

export interface StepFacts {
  values: DraftValues;
  /** Kinds of the documents that the case has. */
  documentKinds: readonly string[];
  /** The chosen property is more than one dwelling, so its address alone names no premises. */
  hasUnits: boolean;
  /** The reader works for a firm or care, so the company has to be named. */
  choosesCompany: boolean;
}

/** What a step still lacks before the case can be submitted, in the reader's language and the page's order. */
export function stepFaults(step: StepName, facts: StepFacts, t: Text): FieldErrors {
  const faults: Record<string, string> = {};
  const fault = (isWrong: boolean, path: string, message: string) => {
    if (isWrong) faults[path] ??= message;
  };
  checks[step](facts, fault, t);
  const { held } = bodyOf(ownKeys(facts.values), facts.values, facts.values);
  for (const [path, message] of Object.entries(held))
    fault(stepOfPath(path) === step, path, unreadable(path, message, t));
  return faults;
}

/** Why a text cannot be read; the contract's own words only where nothing here says it in the reader's language. */
function unreadable(path: string, message: string, t: Text): string {
  switch (path.split('.').at(-1)) {
    case 'email':
      return t('giveEmail');
    case 'ssn':
      return t('giveSsn');
    case 'addressLine1':
      return t('giveStreet');
    case 'city':
      return t('giveCity');
    case 'stateCode':
      return t('giveState');
    case 'zipCode':
      return t('giveZip');
    default:
      return message;
  }
}

type Check = (
  facts: StepFacts,
  fault: (isWrong: boolean, path: string, message: string) => void,
  t: Text,
) => void;

const checks: Record<StepName, Check> = {
  property: ({ values, choosesCompany, hasUnits }, fault, t) => {
    fault(choosesCompany && !values.clientId, 'clientId', t('chooseCompany'));
    fault(!values.propertyId, 'propertyId', t('chooseProperty'));
    fault(hasUnits && values.unitLabel.trim() === '', 'unitLabel', t('giveUnit'));
    fault(Boolean(values.propertyId) && !values.countyId, 'countyId', t('chooseCounty'));
    fault(Boolean(values.countyId) && !values.courthouseId, 'courthouseId', t('chooseCourthouse'));
  },
  tenants: ({ values }, fault, t) => {
    const said = values.tenants.filter(isSaid);
    fault(!said.some(({ isMinor }) => !isMinor), 'tenants', t('nameTenant'));
    for (const tenant of said) {
      const path = `tenants.${values.tenants.indexOf(tenant)}`;
      const { hasOneName } = tenant;
      const isOdd = (name: string) => name.trim() !== '' && !isNamePart(name);
      if (!hasOneName) {
        fault(tenant.firstName.trim() === '', `${path}.firstName`, t('giveFirstName'));
        fault(isOdd(tenant.firstName), `${path}.firstName`, t('nameInLetters'));
      }
      fault(
        tenant.lastName.trim() === '',
        `${path}.lastName`,
        t(hasOneName ? 'giveLegalName' : 'giveLastName'),
      );
      fault(isOdd(tenant.lastName), `${path}.lastName`, t('nameInLetters'));
      fault(tenant.phone.trim() !== '' && !isPhone(tenant.phone), `${path}.phone`, t('givePhone'));
    }
  },
  reason: ({ values }, fault, t) => {
    const reasons = values.reasons.map((code) => evictionReasons[code]);
    fault(reasons.length === 0, 'reasons', t('chooseReason'));
    fault(
      reasons.some(({ requiresText }) => requiresText) && values.reasonText.trim() === '',
      'reasonText',
      t('giveReasonText'),
    );
    if (!reasons.some(({ requiresAmount }) => requiresAmount)) return;
    fault(!values.claimedCents, 'claimedCents', t('giveClaim'));
    fault(!values.ledger.some(({ amountCents }) => amountCents !== null), 'ledger', t('enterLedger'));
    const compared = claimAgainstLedger(values.claimedCents, values.ledger);
    if (!compared) return;
    const sums = { ledger: formatMoney(compared.sumCents), claim: formatMoney(values.claimedCents ?? 0) };
    fault(compared.differenceCents !== 0, 'claimedCents', t('claimDiffers', sums));
  },
  notice: ({ values, documentKinds }, fault, t) => {
    const asksNotice = values.reasons.some((code) => evictionReasons[code].requiresNoticeTypes.length > 0);
    if (asksNotice) {
      fault(!values.noticeType, 'noticeType', t('chooseNotice'));
      fault(!values.noticeServedOn, 'noticeServedOn', t('giveNoticeDay'));
      fault((values.noticeServedOn ?? '') > todayIn(), 'noticeServedOn', t('noticeAhead'));
      fault(!values.noticeMethod, 'noticeMethod', t('chooseMethod'));
    }
    const owed = ledgerSum(values.ledger);
    // Less than the ledger is fair: rent has come due since. More is what courts dismiss for.
    fault(
      values.noticeAmountCents !== null && values.ledger.length > 0 && values.noticeAmountCents > owed,
      'noticeAmountCents',
      t('noticeAsksMore', { ledger: formatMoney(owed) }),
    );
    fault(!values.caresCovered || values.caresCovered === 'UNKNOWN', 'caresCovered', t('answerCares'));
    if (asksNotice) fault(!documentKinds.includes(noticeProof), `documents.${noticeProof}`, t('addProof'));
  },
  documents: () => {},
  review: () => {},
};
