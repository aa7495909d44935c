import type { Adapter } from './adapters.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { type CourtSite, StopError } from './court-site.ts';
import type { EfilePort } from './efile-port.ts';

/** Files by the pages of a site at which the robot has signed in. */
export const sitePort = (court: CourtSite, adapter: Adapter): EfilePort => ({
  asks: adapter.parties,
  fixed: {},
  search: (reference) => court.search(reference),
  async prepare({ fields, lead, attached }) {
    if (attached.length > 0 && adapter.attachments === null)
      throw new StopError('NO_PACKET', fault('robot_takes_one_file', { files: attached.length + 1 }));
    await court.openForm();
    return court.fill(fields, { lead, attached });
  },
  submit: () => court.submit(),
  envelope: (number) => court.envelope(number),
  look: () => court.openForm(),
});
