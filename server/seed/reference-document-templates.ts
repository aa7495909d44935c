import type { Condition } from '@writdesk/contract/documents/conditions';
import {
  type confidences,
  type LayoutKind,
  layoutKinds,
  type TemplateMoment,
} from '@writdesk/contract/documents/template-values';
import { sql, type Transaction } from 'kysely';
import { slotKind, slots } from '../templates/slots/index.ts';
import { paperOf } from '../templates/papers/index.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { referenceId } from './reference-id.ts';

interface Layout {
  layout: LayoutKind;
  kind: string;
  /** Null for every state. */
  state: string | null;
  name: string;
  moment: TemplateMoment;
  source: string;
  confidence: (typeof confidences)[number];
  /** When a case needs it; null for always. */
  condition: Condition | null;
}

/** The layouts of our own: the one that is drawn, and the court papers that are written. */
const layouts: readonly Layout[] = [
  {
    layout: 'DISPOSSESSORY_AFFIDAVIT',
    kind: 'DISPOSSESSORY_AFFIDAVIT',
    state: 'GA',
    name: 'Dispossessory affidavit',
    moment: 'CHECK',
    source: 'O.C.G.A. § 44-7-50; wording and layout are Writdesk’s own',
    confidence: 'K',
    condition: null,
  },
  ...layoutKinds.flatMap((layout) => {
    const paper = paperOf(layout);
    if (!paper) return [];
    const { kind, state, name, moment, confidence, condition = null } = paper;
    const source = `${paper.source}; wording and layout are Writdesk’s own`;
    return [{ layout, kind, state, name, moment, source, confidence, condition }];
  }),
];

/** What decides whether they are loaded again. */
export const documentTemplateText = () => JSON.stringify([layouts, slots]);

/** The templates that come with the product. A published version stays as it is: cases were made with it. */
export async function loadDocumentTemplates(db: Transaction<DB>): Promise<void> {
  for (const { layout, state, condition, ...about } of layouts) {
    const id = referenceId('document-template', `${state ?? 'US'}:${layout}`);
    const row = {
      ...about,
      type: 'LAYOUT' as const,
      publishedVersion: 1,
    };
    await db
      .insertInto('cases.documentTemplate')
      .values({ id, firmId: null, stateId: state === null ? null : referenceId('state', state), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
      .execute();
    await db
      .insertInto('cases.documentTemplateVersion')
      .values({
        templateId: id,
        number: 1,
        status: 'PUBLISHED',
        layout,
        condition: condition && JSON.stringify(condition),
        publishedAt: sql`now()`,
        publishedByName: 'Writdesk',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await loadSlots(db);
}

/** The forms that courts demand, one row for each county that has its own. */
async function loadSlots(db: Transaction<DB>): Promise<void> {
  for (const slot of slots)
    for (const county of slot.counties ?? [null]) {
      const id = referenceId('document-template', ['SLOT', slot.code, county].filter(Boolean).join(':'));
      const { name, moment, source, confidence, formNumber, revision, isOff = false } = slot;
      const about = { name, moment, source, confidence, formNumber, revision, notHere: isOff };
      const stateId = slot.state === null ? null : referenceId('state', slot.state);
      const countyId = county === null ? null : referenceId('county', county);
      const place = { firmId: null, stateId, countyId };
      const condition = slot.condition ? JSON.stringify(slot.condition) : null;
      await db
        .insertInto('cases.documentTemplate')
        .values({ id, ...place, ...about, kind: slotKind(slot), type: 'SLOT', publishedVersion: 1 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
        .execute();
      await db
        .insertInto('cases.documentTemplateVersion')
        .values({
          templateId: id,
          number: 1,
          status: 'PUBLISHED',
          condition,
          publishedAt: sql`now()`,
          publishedByName: 'Writdesk',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
}
