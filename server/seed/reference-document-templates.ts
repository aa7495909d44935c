import type { LayoutKind, TemplateMoment } from '@writdesk/contract/documents/template-values';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../src/platform/db/schema.ts';
import { referenceId } from './reference-id.ts';

interface Layout {
  layout: LayoutKind;
  state: string;
  name: string;
  moment: TemplateMoment;
  source: string;
}

/** The layouts of our own, each for a state. */
const layouts: readonly Layout[] = [
  {
    layout: 'DISPOSSESSORY_AFFIDAVIT',
    state: 'GA',
    name: 'Dispossessory affidavit',
    moment: 'CHECK',
    source: 'O.C.G.A. § 44-7-50; wording and layout are Writdesk’s own',
  },
];

/** What decides whether they are loaded again. */
export const documentTemplateText = () => JSON.stringify(layouts);

/** The templates that come with the product. A published version stays as it is: cases were made with it. */
export async function loadDocumentTemplates(db: Transaction<DB>): Promise<void> {
  for (const { layout, state, ...about } of layouts) {
    const id = referenceId('document-template', `${state}:${layout}`);
    const row = {
      ...about,
      kind: layout,
      type: 'LAYOUT' as const,
      confidence: 'K' as const,
      publishedVersion: 1,
    };
    await db
      .insertInto('cases.documentTemplate')
      .values({ id, firmId: null, stateId: referenceId('state', state), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
      .execute();
    await db
      .insertInto('cases.documentTemplateVersion')
      .values({
        templateId: id,
        number: 1,
        status: 'PUBLISHED',
        layout,
        publishedAt: sql`now()`,
        publishedByName: 'Writdesk',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
