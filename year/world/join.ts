import { invites } from '@writdesk/contract/invites/invites';
import type { Drawer } from '../draw.ts';
import type { Day } from '../days.ts';
import { inviteCodeOf, type Mailbox } from '../product/mailbox.ts';
import { Person, type Product } from '../product/person.ts';

/** What the world is made with. */
export interface Making {
  product: Product;
  admin: Person;
  mail: Mailbox;
  seed: number;
  drawn: Drawer;
  today: Day;
}

export interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
}

export const PHONE = '404-555-0142';
const PASSWORD = 'a long walk to the courthouse';

/** Somebody who was invited registers by the mailed link, and accepts. */
export async function join({ product, mail }: Pick<Making, 'product' | 'mail'>, who: Newcomer) {
  const { email, firstName, lastName } = who;
  const code = await inviteCodeOf(mail, email);
  const person = new Person(product, `${firstName} ${lastName}`, {
    email,
    password: PASSWORD,
    newcomer: { firstName, lastName, code },
  });
  await person.comeIn();
  const { userId, clientId } = await person.does(invites.accept, { body: { code } });
  person.userId = userId;
  // What the invite gave is in the next token.
  await person.renew();
  product.journal.did('People who joined by an invite');
  return { person, userId, clientId };
}
