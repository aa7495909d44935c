import { type Invite, invites } from '@writdesk/contract/invites/invites';
import type { z } from 'zod';
import { contextOf, type UserContext } from '../../src/platform/context.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { createClientInvite } from '../../src/user-service/invites/create-client-invite.ts';
import { createClientUserInvite } from '../../src/user-service/invites/create-client-user-invite.ts';
import { createFirmInvite } from '../../src/user-service/invites/create-firm-invite.ts';
import { revokeInvite } from '../../src/user-service/invites/revoke-invite.ts';
import { openInvite } from '../../src/user-service/invites/open-invite.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';

/** Somebody invites, and what comes of it before anybody else acts. */
interface DemoInvite {
  by: PersonKey;
  at: Date;
  send(world: DemoWorld, by: UserContext): Promise<unknown>;
}

/** Invites in every state but accepted: for each list one that waits and one that has ended. */
export function demoInvites(days: DemoDays): DemoInvite[] {
  const at = (day: number, time: string) => days.at(days.office(day), time);
  return [
    { by: 'beatrice', at: at(-9, '10:20'), send: (_world, by) => toFirm(by, theodora) },
    { by: 'beatrice', at: at(-3, '15:40'), send: (_world, by) => toFirm(by, misspelt).then(withdraw(by)) },
    { by: 'beatrice', at: at(-3, '15:45'), send: (_world, by) => toFirm(by, lucia).then(opened(by)) },
    { by: 'beatrice', at: at(-1, '09:05'), send: (_world, by) => toFirm(by, samir) },
    {
      by: 'wanda',
      at: at(-10, '11:30'),
      send: ({ homes }, by) => toCompany(by, { ...noor, propertyIds: [homes.briar.propertyId] }),
    },
    {
      by: 'wanda',
      at: at(-2, '13:15'),
      send: ({ homes }, by) =>
        toCompany(by, {
          ...joaquin,
          propertyIds: [homes.elms.propertyId, homes.sycamore.propertyId],
        }).then(opened(by)),
    },
    { by: 'tomas', at: at(-1, '16:10'), send: (_world, by) => newCompany(by, tupelo) },
  ];
}

const theodora = {
  firstName: 'Theodora',
  lastName: 'Vance',
  email: 'theodora.vance@marlowpruitt.example',
  roles: ['lawyer' as const],
};
const misspelt = {
  firstName: 'Lucía',
  lastName: 'Serrano',
  email: 'lucia.serano@marlowpruitt.example',
  roles: ['firm_billing' as const],
  language: 'es' as const,
};
const lucia = { ...misspelt, email: 'lucia.serrano@marlowpruitt.example' };
const samir = {
  firstName: 'Samir',
  lastName: 'Haddad',
  email: 'samir.haddad@marlowpruitt.example',
  roles: ['case_processor' as const, 'firm_user' as const],
};
const noor = {
  firstName: 'Noor',
  lastName: 'Rahimi',
  email: 'noor.rahimi@peachline.example',
  roles: ['client_viewer' as const],
};
const joaquin = {
  firstName: 'Joaquín',
  lastName: 'Peralta',
  email: 'joaquin.peralta@peachline.example',
  roles: ['client_manager' as const],
  language: 'es' as const,
};
const tupelo = {
  firstName: 'Marguerite',
  lastName: 'Fontenot',
  email: 'mfontenot@tupelorow.example',
  company: 'Tupelo Row Apartments, LLC',
};

type Sent = Pick<Invite, 'id' | 'email'>;

const toFirm = (by: UserContext, body: z.input<typeof invites.createFirm.body>): Promise<Sent> =>
  createFirmInvite(by, { params: {}, query: {}, body: invites.createFirm.body.parse(body) });
const toCompany = (by: UserContext, body: z.input<typeof invites.createClientUser.body>): Promise<Sent> =>
  createClientUserInvite(by, { params: {}, query: {}, body: invites.createClientUser.body.parse(body) });
const newCompany = (by: UserContext, body: z.input<typeof invites.createClient.body>): Promise<Sent> =>
  createClientInvite(by, { params: {}, query: {}, body: invites.createClient.body.parse(body) });

const withdraw =
  (by: UserContext) =>
  ({ id }: Sent) =>
    revokeInvite(by, { params: { id }, query: {}, body: undefined });

/** Its reader follows the link and goes on; it stands in their mail and nowhere else. */
const opened =
  ({ deps }: UserContext) =>
  async ({ email }: Sent): Promise<void> => {
    const mail = await deps.db
      .as(systemScope)
      .selectFrom('jobs.mailOutbox')
      .select('bodyText')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const token = /\/invite\/(\w+)/.exec(mail.bodyText)?.[1] ?? '';
    const reader = contextOf(deps, { kind: 'system', reason: 'public route' }, 'invite link');
    await openInvite(reader, { params: {}, query: {}, body: { code: token } });
  };
