import type { Insertable, Kysely } from 'kysely';
import { type CaseRecord, keysOf } from '../../../src/case-service/cases/record/index.ts';
import type { CasesBillingItem, DB } from '../../../src/platform/db/schema.ts';
import { newIdAt } from '../../../src/platform/ids.ts';
import type { PastCase } from './past-case.ts';

type Items = ReadonlyMap<string, { id: string; title: string }>;

export async function billItemsByCode(db: Kysely<DB>, firmId: string): Promise<Items> {
  const rows = await db
    .selectFrom('cases.billItem')
    .select(['id', 'code', 'title'])
    .where('firmId', '=', firmId)
    .execute();
  return new Map(rows.flatMap(({ id, code, title }) => (code ? [[code, { id, title }] as const] : [])));
}

const ATTORNEY_CENTS = 12_500;
const FILING_CENTS = 6_000;
const FILING_STEP_CENTS = 450;
const EXTRA_DEFENDANT_CENTS = 800;
const SERVICE_CENTS = 2_500;
const APPEARANCE_CENTS = 7_500;
const WRIT_CENTS = 2_000;
const OFFICER_CENTS = 5_500;

/** What a case has cost. The companies were billed for it from the firm's former books, so that no invoice is here. */
export function chargesOf(it: PastCase, record: CaseRecord, items: Items): Insertable<CasesBillingItem>[] {
  const { approved, filed, servedAt, judged, writ, tenants, place } = it;
  const more = tenants.length - 1;
  const lines: [code: string, trigger: string, at: Date | undefined, cents: number][] = [
    ['ATTORNEY_FEE', 'APPROVED', approved?.at, ATTORNEY_CENTS],
    [
      'COURT_COST',
      'FILED',
      filed?.at,
      FILING_CENTS + FILING_STEP_CENTS * place.court + EXTRA_DEFENDANT_CENTS * more,
    ],
    ['SERVICE_FEE', 'SERVING', servedAt, SERVICE_CENTS * tenants.length],
    [
      'APPEARANCE',
      'HEARING',
      judged?.outcome === 'DEFAULT_POSSESSION' ? undefined : judged?.at,
      APPEARANCE_CENTS,
    ],
    ['WRIT_COST', 'WRIT', writ?.issuedAt, WRIT_CENTS],
    ['OFFICER_FEE', 'WRIT', writ?.executedAt, OFFICER_CENTS],
  ];
  return lines.flatMap(([code, trigger, at, cents]) => {
    const item = items.get(code);
    if (!item || !at) return [];
    return {
      ...keysOf(record),
      id: newIdAt(at),
      billItemId: item.id,
      description: item.title,
      quantity: 1,
      unitCents: cents,
      amountCents: cents,
      incurredAt: at,
      source: 'AUTO' as const,
      trigger,
      onceKey: `${code}:${record.id}`,
      status: 'BILLED' as const,
    };
  });
}
