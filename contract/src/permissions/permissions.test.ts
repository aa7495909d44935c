import { describe, expect, test } from 'vitest';
import { columns, footnotes, permissionTable } from './permission-table.fixture.ts';
import {
  dashboardOf,
  groupOf,
  inviteRoles,
  isRead,
  matrix,
  mayBeHeldTogether,
  permissions,
  permitted,
  roleFacts,
  roles,
  rolesOfType,
  type Permission,
  type Role,
} from './permissions.ts';

const lines = permissionTable.split('\n').filter((line) => line.trim() !== '');
const expected = new Map(
  lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...cells] = line.trim().split(/\s+/);
      return [name, cells] as const;
    }),
);

function cellOf(permission: Permission, role: Role): string {
  const grant = matrix[permission][role];
  if (!grant) return '-';
  const limits = [...grant.limits].toSorted().join(' ');
  return `${grant.scope === 'own' ? 'X*' : 'X'}${limits === '' ? '' : ` ${limits}`}`;
}

function spelledOut(cell: string): string {
  const [, letter = '', note = ''] = /^(-|X\*?)(\d*)$/.exec(cell) ?? [];
  if (letter === '') throw new Error(`Unreadable cell ${cell}`);
  return note === '' ? letter : `${letter} ${[...(footnotes[note] ?? ['?'])].toSorted().join(' ')}`;
}

describe('the permission table', () => {
  test('names the same permissions as the practice’s table, each once', () => {
    expect(permissions.toSorted()).toEqual([...expected.keys()].toSorted());
    expect(expected.size).toBe(lines.filter((line) => !line.startsWith('#')).length);
  });

  test('has the 52 rows of the practice’s table, each with a permission', () => {
    const rows = lines.filter((line) => line.startsWith('# ') && !line.startsWith('# ('));
    expect(rows).toHaveLength(52);
    const bare = lines.filter(
      (line, index) => line.startsWith('#') && (lines[index + 1] ?? '#').startsWith('#'),
    );
    expect(bare).toEqual([]);
  });

  test.each(permissions)('%s is granted as the table says', (permission) => {
    const cells = expected.get(permission) ?? [];
    expect(cells).toHaveLength(roles.length);
    const actual = roles.map((role) => `${roleFacts[role].short}: ${cellOf(permission, role)}`);
    expect(actual).toEqual(columns.map((short, index) => `${short}: ${spelledOut(cells[index] ?? '')}`));
  });

  test('every permission has a role', () => {
    expect(permissions.filter((permission) => Object.keys(matrix[permission]).length === 0)).toEqual([]);
  });

  test('the auditor reads what the administrator reads, and does nothing', () => {
    const readByAdmin = permissions.filter((permission) => isRead(permission) && matrix[permission].admin);
    expect(permissions.filter((permission) => matrix[permission].auditor)).toEqual(readByAdmin);
  });
});

describe('permitted', () => {
  test('gives the widest grant of several roles', () => {
    expect(permitted(['firm_admin', 'lawyer'], 'user.read')).toEqual({ scope: 'visible', limits: [] });
    expect(permitted(['client_ap', 'client_owner'], 'company.update')).toEqual({ scope: 'own', limits: [] });
    expect(permitted(['case_processor', 'firm_user'], 'judgment.record')?.limits).toEqual([
      'needs-confirmation',
    ]);
  });

  test('a firm administrator approves only as a lawyer, and then with a bar admission', () => {
    expect(permitted(['firm_admin'], 'case.approve')).toBeNull();
    expect(permitted(['firm_admin', 'lawyer'], 'case.approve')?.limits).toContain('bar-state');
  });

  test('gives nothing to nobody', () => {
    expect(permitted([], 'case.read')).toBeNull();
    expect(permitted(['client_viewer'], 'case.submit')).toBeNull();
  });
});

describe('roles', () => {
  test('are the thirteen realm roles with their short names', () => {
    expect(roles.map((role) => roleFacts[role].short)).toEqual(columns);
    expect(roles).toEqual([
      'admin',
      'auditor',
      'crm_user',
      'firm_admin',
      'lawyer',
      'case_processor',
      'firm_user',
      'firm_billing',
      'client_owner',
      'client_manager',
      'client_ap',
      'client_viewer',
      'property_owner',
    ]);
  });

  test('are held alone or in one of four pairs', () => {
    const pairs: string[] = [];
    for (const [index, one] of roles.entries()) {
      expect(mayBeHeldTogether([one])).toBe(true);
      for (const other of roles.slice(index + 1)) {
        expect(mayBeHeldTogether([other, one])).toBe(mayBeHeldTogether([one, other]));
        if (mayBeHeldTogether([one, other])) pairs.push(`${one}+${other}`);
      }
    }
    expect(pairs).toEqual([
      'firm_admin+lawyer',
      'case_processor+firm_user',
      'firm_user+firm_billing',
      'client_owner+client_ap',
    ]);
    expect(mayBeHeldTogether([])).toBe(false);
    expect(mayBeHeldTogether(['firm_admin', 'lawyer', 'firm_user'])).toBe(false);
  });

  test('belong to a type; All is every role', () => {
    expect(rolesOfType('All')).toEqual([...roles]);
    expect(rolesOfType('Admin')).toEqual(['admin', 'auditor']);
    expect(rolesOfType('CRM')).toEqual(['crm_user']);
    expect(rolesOfType('Firm')).toEqual([...inviteRoles.firm]);
    expect(rolesOfType('Client')).toEqual([...inviteRoles.client]);
  });

  test('open the dashboard of their group', () => {
    expect(roles.map((role) => roleFacts[role].group).join(' ')).toBe(
      'admin admin crm common lawyer processor common common client client client client client',
    );
    expect(groupOf(['firm_admin', 'lawyer'])).toBe('lawyer');
    expect(groupOf(['firm_user', 'case_processor'])).toBe('processor');
    expect(groupOf(['firm_user', 'firm_billing'])).toBe('common');
  });
});

test.each<[Role[], string]>([
  [['admin'], 'admin'],
  [['auditor'], 'admin'],
  [['lawyer', 'firm_admin'], 'lawyer'],
  [['firm_admin'], 'common'],
  [['client_owner'], 'client'],
  [['client_viewer'], 'client'],
  [['client_owner', 'client_ap'], 'client'],
  [['client_ap'], 'payables'],
  [['property_owner'], 'owner'],
])('%j opens the dashboard %s', (held, dashboard) => {
  expect(dashboardOf(held)).toBe(dashboard);
});
