import type { BillItemCategory } from '@writdesk/contract/invoices/bill-items';
import { type CostRule, recoveryOf } from '@writdesk/contract/billing-items/cost-recovery';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The rule of a state for a kind of cost as it is on a day, inside of a query; null where none is known. */
export const costRule = (of: { stateCode: Sql; category: Sql; day: Sql }) =>
  sql<CostRule | null>`(select json_build_object('answer', rule.answer, 'capBasisPoints', rule.cap_basis_points,
      'source', rule.source, 'confidence', rule.confidence)
    from cases.cost_rule rule
    where rule.state_code = ${of.stateCode} and rule.category = ${of.category} and rule.effective_from <= ${of.day}
    order by rule.effective_from desc limit 1)`;

/** What is read of a charge, to say whether the tenant can be asked for it. */
interface RecoveryColumns {
  itemCategory: BillItemCategory | null;
  itemRecoverable: boolean | null;
  leaseAsksFees: boolean | null;
  costRule: CostRule | null;
}

/** An attorney fee that the catalog doesn’t price is the firm’s own, which it asks nobody else for. */
export const recoveryOfRow = (row: RecoveryColumns) =>
  recoveryOf({
    category: row.itemCategory ?? 'ATTORNEY_FEE',
    isAsked: row.itemRecoverable ?? false,
    rule: row.costRule,
    leaseAsksFees: row.leaseAsksFees,
  });
