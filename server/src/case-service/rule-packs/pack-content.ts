import type { LawRow, RowKind } from '@writdesk/contract/rule-packs/rule-packs';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';

/** Every row of a pack, deadlines first, in the order in which they are written. */
export function rowsOf({ deadlines, notices, figures, payments, services }: RulePackContent): LawRow[] {
  return [
    ...deadlines.map((row) => ({ kind: 'DEADLINE' as const, row })),
    ...notices.map((row) => ({ kind: 'NOTICE' as const, row })),
    ...figures.map((row) => ({ kind: 'FIGURE' as const, row })),
    ...payments.map((row) => ({ kind: 'PAYMENT' as const, row })),
    ...services.map((row) => ({ kind: 'SERVICE' as const, row })),
  ];
}

export function findRow(content: RulePackContent, ruleId: string): LawRow | undefined {
  return rowsOf(content).find(({ row }) => row.id === ruleId);
}

/** The pack with a row put in: in the place of the one with its id, else behind the others. */
export function withRow(content: RulePackContent, given: LawRow): RulePackContent {
  switch (given.kind) {
    case 'DEADLINE':
      return { ...content, deadlines: placed(content.deadlines, given.row) };
    case 'NOTICE':
      return { ...content, notices: placed(content.notices, given.row) };
    case 'FIGURE':
      return { ...content, figures: placed(content.figures, given.row) };
    case 'PAYMENT':
      return { ...content, payments: placed(content.payments, given.row) };
    case 'SERVICE':
      return { ...content, services: placed(content.services, given.row) };
  }
}

export function withoutRow(content: RulePackContent, ruleId: string): RulePackContent {
  const others = ({ id }: { id: string }) => id !== ruleId;
  const { deadlines, notices, figures, payments, services } = content;
  return {
    ...content,
    deadlines: deadlines.filter(others),
    notices: notices.filter(others),
    figures: figures.filter(others),
    payments: payments.filter(others),
    services: services.filter(others),
  };
}

/** A row as it is kept: who verified it is no part of what it says. */
function placed<R extends { id: string }>(rows: readonly R[], given: R): R[] {
  const row: R = { ...given };
  delete (row as { verifiedBy?: unknown }).verifiedBy;
  delete (row as { verifiedAt?: unknown }).verifiedAt;
  const at = rows.findIndex(({ id }) => id === row.id);
  return at < 0 ? [...rows, row] : rows.with(at, row);
}

/** Counts rows by how sure they are. */
export function countRowsBy(
  rows: readonly {
    kind: RowKind;
    row: { confidence: 'S' | 'K' | 'U' };
    verdict: { verdict: string } | null;
  }[],
) {
  const number = (of: (one: (typeof rows)[number]) => boolean) => rows.filter(of).length;
  return {
    total: rows.length,
    deadlines: number(({ kind }) => kind === 'DEADLINE'),
    S: number(({ row }) => row.confidence === 'S'),
    K: number(({ row }) => row.confidence === 'K'),
    U: number(({ row }) => row.confidence === 'U'),
    verified: number(({ verdict }) => verdict?.verdict === 'VERIFIED'),
    wrong: number(({ verdict }) => verdict?.verdict === 'WRONG'),
  };
}
