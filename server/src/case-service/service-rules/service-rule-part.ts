import { isLodged } from '@writdesk/contract/cases/case-facts';
import type { CaseServiceRule } from '@writdesk/contract/cases/case-service-rule';
import { type CaseRecord, casePart } from '../cases/record/index.ts';
import { type LawBook, readLawBook } from '../deadlines/index.ts';

/** How the court’s papers can be served in the case’s state. */
export const serviceRulePart = casePart('service-rules', {
  async details({ db, record }) {
    return { serviceRules: rulesOfCase(record, await readLawBook(db)) };
  },
});

/** None where the law has no say: before a serve-first case is filed, its notice is what is served. */
function rulesOfCase(record: CaseRecord, { packs, disputed }: LawBook): CaseServiceRule[] {
  const state = record.stateCode ?? '';
  const rows = packs.get(state)?.services ?? [];
  if (record.serveFirst && !isLodged(record)) return [];
  // The rows of a state add up: while a lawyer disputes one of them, nobody can say which ways are missing.
  if (rows.some(({ id }) => disputed.has(`${state} ${id}`))) return [];
  return rows.map((rule) => ({
    id: rule.id,
    methods: rule.methods,
    note: rule.note ?? null,
    cite: rule.cite,
    confidence: rule.confidence,
    verifiedBy: rule.verifiedBy ?? null,
    effectiveFrom: rule.effectiveFrom ?? null,
    effectiveTo: rule.effectiveTo ?? null,
  }));
}
