import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { z } from 'zod';
import type { DocumentRecord } from './document-queries.ts';

/** Where a document is signed and by whom: AFFIANT swears or declares, OFFICER takes the oath. */
const signPlace = z.object({
  who: z.enum(['ATTORNEY', 'AFFIANT', 'OFFICER']),
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type SignPlace = z.output<typeof signPlace>;

/** The places that a layout says it has. */
export const placesSet = (said: readonly string[]): SignPlace[] =>
  said.map((place) => signPlace.parse(JSON.parse(place)));

/** The places that somebody drew on a form. */
export const placesOfTags = (tags: readonly DocumentTag[]): SignPlace[] =>
  tags.flatMap(({ type, path, page, x, y, width, height }) => {
    if (type !== 'SIGNATURE' && type !== 'NOTARY') return [];
    const who = type === 'NOTARY' ? 'OFFICER' : path === 'attorney.signature' ? 'ATTORNEY' : 'AFFIANT';
    return [{ who, page, x, y, width, height } as const];
  });

/** The places of a document; none of one that was uploaded, or made before they were kept. */
export const signPlacesOf = ({ signPlaces }: Pick<DocumentRecord, 'signPlaces'>): SignPlace[] =>
  z.array(signPlace).parse(signPlaces ?? []);
