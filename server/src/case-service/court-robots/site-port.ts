import type { Adapter } from './adapters.ts';
import type { CourtSite } from './court-site.ts';
import type { EfilePort } from './efile-port.ts';

/** Files by the pages of a site at which the robot has signed in. */
export const sitePort = (court: CourtSite, adapter: Adapter): EfilePort => ({
  asks: adapter.parties,
  fixed: {},
  search: (reference) => court.search(reference),
  async prepare({ fields, file }) {
    await court.openForm();
    return court.fill(fields, file);
  },
  submit: () => court.submit(),
  envelope: (number) => court.envelope(number),
  look: () => court.openForm(),
});
