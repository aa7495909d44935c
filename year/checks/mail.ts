import type { Mail } from '../product/mailbox.ts';
import type { Scene } from '../scene.ts';
import { everybodyIn } from '../world/world.ts';
import { maySee } from './sight.ts';

/** An email that names a tenant went to nobody who may not read their case. */
export function checkMail({ world, journal }: Scene, mails: readonly Mail[]): void {
  const { admin } = world;
  const people = everybodyIn(world);
  for (const { recipients, subject, text } of mails) {
    for (const own of world.cases.values()) {
      if (!`${subject}\n${text}`.includes(own.lease.lastName)) continue;
      journal.did('Mails about a case');
      for (const address of recipients) {
        const reader = people.find(({ email }) => email === address);
        if (!reader || reader === admin || !maySee(world, reader, own))
          journal.breaks('Mail about a case goes to nobody who may not read it.', { address, subject });
      }
    }
  }
}
