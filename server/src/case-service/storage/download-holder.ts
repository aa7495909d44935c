import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/context.ts';
import { type Registry, registry } from '../../platform/registry.ts';
import { asker, askerOf } from '../../user-service/users/index.ts';
import { rightsHash } from '../../user-service/access/index.ts';

/** For whom the address of a file was made: somebody who is signed in, or whoever has a link of some noun. */
const holder = z.union([
  z.strictObject({
    kind: z.literal('person'),
    asker,
    rights: z.string(),
    /** It is the file of a record, and whose that is decides; not what was made for them of records that they may read. */
    isRecord: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('link'), of: z.string(), key: z.string() }),
]);
export type DownloadHolder = z.output<typeof holder>;

/** Whether a noun's link, by which an address was made without a sign-in, is still good. */
export interface DownloadLink {
  of: string;
  isGood(deps: Pick<Deps, 'db' | 'clock' | 'scopeOf'>, key: string): Promise<boolean>;
}
export const downloadLinks: Registry<DownloadLink> = registry('download links');

const PURPOSE = 'storage.download';

/** As an address carries it: nobody else reads it. */
export const sealHolder = ({ vault }: Pick<Deps, 'vault'>, of: DownloadHolder): string =>
  vault.seal(JSON.stringify(of), PURPOSE);

export const openHolder = ({ vault }: Pick<Deps, 'vault'>, sealed: string): DownloadHolder =>
  holder.parse(JSON.parse(vault.open(sealed, PURPOSE)));

export const holderOf = (actor: UserActor, { isRecord }: { isRecord: boolean }): DownloadHolder => ({
  kind: 'person',
  asker: askerOf(actor),
  rights: rightsHash(actor),
  isRecord,
});
