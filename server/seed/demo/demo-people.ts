import type { Role } from '@writdesk/contract/permissions/roles';
import type { CompanyKey, HomeKey } from './demo-keys.ts';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly [Role, ...Role[]];
  of: 'product' | 'care' | 'firm' | CompanyKey;
  /** One of the eight whose password is printed. */
  signsIn?: true;
  /** Properties given to a manager or a viewer. */
  homes?: readonly HomeKey[];
  /** Whose owner they are. */
  owns?: HomeKey;
}

const demo = (name: string) => ({ email: `${name}@demo.writdesk.test`, signsIn: true }) as const;

const people = {
  grace: { ...demo('admin'), firstName: 'Grace', lastName: 'Whitfield', roles: ['admin'], of: 'product' },
  tomas: { ...demo('crm'), firstName: 'Tomás', lastName: 'Herrera', roles: ['crm_user'], of: 'care' },
  beatrice: { ...demo('firm'), firstName: 'Beatrice', lastName: 'Marlow', roles: ['firm_admin'], of: 'firm' },
  josephine: {
    ...demo('lawyer'),
    firstName: 'Josephine',
    lastName: 'Adeyemi',
    roles: ['lawyer'],
    of: 'firm',
  },
  renee: {
    ...demo('processor'),
    firstName: 'Renée',
    lastName: 'Castellanos',
    roles: ['case_processor'],
    of: 'firm',
  },
  wanda: {
    ...demo('client'),
    firstName: 'Wanda',
    lastName: 'Beaufort',
    roles: ['client_owner'],
    of: 'peachline',
  },
  duc: {
    email: 'duc.hoang@marlowpruitt.example',
    firstName: 'Đức',
    lastName: 'Hoàng',
    roles: ['lawyer'],
    of: 'firm',
  },
  marcus: {
    email: 'marcus.quayle@marlowpruitt.example',
    firstName: 'Marcus',
    lastName: 'Quayle',
    roles: ['case_processor'],
    of: 'firm',
  },
  tove: {
    email: 'tove.lindqvist@marlowpruitt.example',
    firstName: 'Tove',
    lastName: 'Lindqvist',
    roles: ['firm_user'],
    of: 'firm',
  },
  priya: {
    ...demo('billing'),
    firstName: 'Priya',
    lastName: 'Raman',
    roles: ['firm_billing'],
    of: 'firm',
  },
  imani: {
    email: 'imani.brooks@peachline.example',
    firstName: 'Imani',
    lastName: 'Brooks',
    roles: ['client_manager'],
    of: 'peachline',
    homes: ['elms', 'sycamore'],
  },
  mei: {
    email: 'mei.li@peachline.example',
    firstName: 'Mei',
    lastName: '李',
    roles: ['client_manager'],
    of: 'peachline',
    homes: ['briar'],
  },
  odalys: {
    ...demo('ap'),
    firstName: 'Odalys',
    lastName: 'Fernández',
    roles: ['client_ap'],
    of: 'peachline',
  },
  caleb: {
    email: 'caleb.stone@peachline.example',
    firstName: 'Caleb',
    lastName: 'Stone',
    roles: ['client_viewer'],
    of: 'peachline',
    homes: ['elms'],
  },
  harriet: {
    email: 'harriet.vance@elmscascade.example',
    firstName: 'Harriet',
    lastName: 'Vance',
    roles: ['property_owner'],
    of: 'peachline',
    owns: 'elms',
  },
  gerald: {
    email: 'gerald.thornbury@northgate.example',
    firstName: 'Gerald',
    lastName: 'Thornbury',
    roles: ['client_owner'],
    of: 'northgate',
  },
  siobhan: {
    email: 'siobhan.oriordan@northgate.example',
    firstName: 'Siobhán',
    lastName: 'O’Riordan',
    roles: ['client_manager'],
    of: 'northgate',
    homes: ['commons', 'lakeshore'],
  },
  yusuf: {
    email: 'ap@northgate.example',
    firstName: 'Yusuf',
    lastName: 'Abdi',
    roles: ['client_ap'],
    of: 'northgate',
  },
} as const satisfies Record<string, DemoPerson>;

export type PersonKey = keyof typeof people;
/** Everybody in the demonstration, by the name that its stories call them. */
export const demoPeople: Readonly<Record<PersonKey, DemoPerson>> = people;
export const personKeys = Object.keys(people) as PersonKey[];
