import { isSameName, readPlaintiff } from './legal-names.ts';
import type { StandingCode, StandingPointName, StandingState } from './standing-points.ts';

/** What a court asks where somebody acts for the owner; null where nobody has entered its rule. */
export type AgentRule = { asks: 'designation'; cite: string } | null;

export interface StandingFacts {
  /** As court papers name them. */
  plaintiffName: string | null;
  /** The owner of the property in the register; null where none is entered. */
  owner: { name: string; isActive: boolean } | null;
  /** The company that manages the property: the owner where none is entered. */
  companyName: string | null;
  licenseNumber: string | null;
  licenseExpiresOn: string | null;
  leadCertificateNumber: string | null;
  leadCertificateExpiresOn: string | null;
  agentRule: AgentRule;
  /** Today at the court. */
  today: string;
}

export interface StandingFinding {
  point: StandingPointName;
  state: StandingState;
  code: StandingCode;
  /** What its sentence takes. */
  params: Readonly<Record<string, string>>;
}

/** Whether the plaintiff may bring the suit, as far as the register, the licenses and the court's rule on agents show. */
export function checkStanding(facts: StandingFacts): StandingFinding[] {
  const { license, lead } = {
    license: certificate(facts.licenseNumber, facts.licenseExpiresOn, facts.today),
    lead: certificate(facts.leadCertificateNumber, facts.leadCertificateExpiresOn, facts.today),
  };
  return [
    namePoint(facts),
    ...ownerPoint(facts),
    ...(license
      ? [{ point: 'license' as const, ...licenseFinding[license], params: paramsOf(facts, 'license') }]
      : []),
    ...(lead && lead !== 'undated'
      ? [{ point: 'lead' as const, ...leadFinding[lead], params: paramsOf(facts, 'lead') }]
      : []),
    ...agentPoint(facts),
  ];
}

function namePoint({ plaintiffName, owner, companyName }: StandingFacts): StandingFinding {
  const point = 'plaintiff';
  if (!plaintiffName?.trim()) return { point, state: 'warn', code: 'nameMissing', params: {} };
  const { principal } = readPlaintiff(plaintiffName);
  if (owner) {
    const params = { plaintiff: plaintiffName, owner: owner.name };
    return isSameName(principal, owner.name)
      ? { point, state: 'ok', code: 'nameMatches', params }
      : { point, state: 'fail', code: 'nameDiffers', params };
  }
  const isCompany = companyName !== null && isSameName(principal, companyName);
  return isCompany
    ? { point, state: 'ok', code: 'nameMatches', params: { plaintiff: plaintiffName, owner: companyName } }
    : { point, state: 'warn', code: 'notInRegister', params: { plaintiff: plaintiffName } };
}

function ownerPoint({ owner }: StandingFacts): StandingFinding[] {
  if (!owner) return [];
  const params = { owner: owner.name };
  return [
    owner.isActive
      ? { point: 'owner', state: 'ok', code: 'ownerActive', params }
      : { point: 'owner', state: 'fail', code: 'ownerInactive', params },
  ];
}

type Certificate = 'valid' | 'lapsed' | 'undated';

/** Null where nobody has entered one: whether the place asks for it isn't known here. It holds through its last day. */
function certificate(number: string | null, expiresOn: string | null, today: string): Certificate | null {
  if (!number && !expiresOn) return null;
  if (!expiresOn) return 'undated';
  return expiresOn < today ? 'lapsed' : 'valid';
}

const licenseFinding = {
  valid: { state: 'ok', code: 'licenseValid' },
  lapsed: { state: 'fail', code: 'licenseLapsed' },
  undated: { state: 'warn', code: 'licenseUndated' },
} as const satisfies Record<Certificate, { state: StandingState; code: StandingCode }>;
const leadFinding = {
  valid: { state: 'ok', code: 'leadValid' },
  lapsed: { state: 'fail', code: 'leadLapsed' },
} as const;

function paramsOf(facts: StandingFacts, of: 'license' | 'lead'): Record<string, string> {
  const number = of === 'license' ? facts.licenseNumber : facts.leadCertificateNumber;
  const day = of === 'license' ? facts.licenseExpiresOn : facts.leadCertificateExpiresOn;
  return { ...(number && { number }), ...(day && { day }) };
}

function agentPoint({ plaintiffName, agentRule }: StandingFacts): StandingFinding[] {
  const { agent } = readPlaintiff(plaintiffName ?? '');
  if (agent === null) return [];
  return [
    agentRule
      ? {
          point: 'agent',
          state: 'warn',
          code: 'agentNeedsDesignation',
          params: { agent, cite: agentRule.cite },
        }
      : { point: 'agent', state: 'warn', code: 'agentUnchecked', params: { agent } },
  ];
}

/** What the courts of a state ask of an agent. Georgia's magistrate courts take an agent whom the owner has designated. */
export const agentRules: Readonly<Partial<Record<string, NonNullable<AgentRule>>>> = {
  GA: { asks: 'designation', cite: 'Uniform Magistrate Court Rule 31' },
};
