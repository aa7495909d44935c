import { Anchor, BriefcaseBusiness, History, Hotel, KeySquare, Landmark, Scale } from 'lucide-react';
import { listSearch } from '../shared/table/use-list-search.ts';
import type { Screen } from './screen.ts';

/** What cases are about, and what was recorded. */
export const records: readonly Screen[] = [
  {
    path: '/properties',
    load: () => import('../features/properties/PropertiesPage.tsx'),
    permission: 'property.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: { en: 'Properties', es: 'Propiedades' }, icon: Hotel },
  },
  {
    path: '/properties/new',
    load: () => import('../features/properties/NewPropertyPage.tsx'),
    permission: 'property.create',
  },
  {
    path: '/property-owners',
    load: () => import('../features/property-owners/OwnersPage.tsx'),
    permission: 'property-owner.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: { en: 'Property owners', es: 'Dueños' }, icon: KeySquare },
  },
  {
    path: '/property-owners/new',
    load: () => import('../features/property-owners/NewOwnerPage.tsx'),
    permission: 'property-owner.create',
  },
  {
    path: '/property-owners/$id',
    load: () => import('../features/property-owners/OwnerPage.tsx'),
    permission: 'property-owner.read',
  },
  {
    path: '/properties/import',
    load: () => import('../features/property-imports/ImportPropertiesPage.tsx'),
    permission: 'property.import',
  },
  {
    path: '/properties/imports',
    load: () => import('../features/property-imports/ImportsPage.tsx'),
    permission: 'property.import',
    search: listSearch.loose(),
  },
  {
    path: '/properties/imports/$id',
    load: () => import('../features/property-imports/ImportPage.tsx'),
    permission: 'property.import',
    search: listSearch.loose(),
  },
  {
    path: '/properties/$id',
    load: () => import('../features/properties/PropertyPage.tsx'),
    permission: 'property.read',
  },
  {
    path: '/properties/$id/units',
    load: () => import('../features/rosters/UnitsPage.tsx'),
    permission: 'lease.read',
    search: listSearch.loose(),
  },
  {
    path: '/leases/$id',
    load: () => import('../features/rosters/LeasePage.tsx'),
    permission: 'lease.read',
  },
  {
    path: '/courthouses',
    load: () => import('../features/courthouses/CourthousesPage.tsx'),
    permission: 'courthouse.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: { en: 'Courthouses', es: 'Tribunales' }, icon: Landmark },
  },
  {
    path: '/courthouses/new',
    load: () => import('../features/courthouses/NewCourthousePage.tsx'),
    permission: 'courthouse.create',
  },
  {
    path: '/courthouses/$id',
    load: () => import('../features/courthouses/CourthousePage.tsx'),
    permission: 'courthouse.read',
  },
  {
    path: '/audits',
    load: () => import('../features/audits/CaseStatusAuditPage.tsx'),
    permission: 'audit.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: { en: 'Status audit', es: 'Auditoría de estados' }, icon: History },
  },
  {
    path: '/audits/anchors',
    load: () => import('../features/audits/AuditAnchorsPage.tsx'),
    permission: 'audit.verify',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: { en: 'Audit anchors', es: 'Anclas de auditoría' }, icon: Anchor },
  },
  {
    path: '/clients',
    load: () => import('../features/clients/ClientsPage.tsx'),
    permission: 'company.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupRecords',
      label: { en: 'Companies', es: 'Empresas' },
      icon: BriefcaseBusiness,
      isForOthers: true,
    },
  },
  {
    path: '/clients/monthly',
    load: () => import('../features/clients/MonthlyPage.tsx'),
    permission: 'statistics.read-admin',
  },
  {
    path: '/clients/$id',
    load: () => import('../features/clients/ClientPage.tsx'),
    permission: 'company.read',
  },
  {
    path: '/firms',
    load: () => import('../features/firms/FirmsPage.tsx'),
    permission: 'firm.read-all',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: { en: 'Law firms', es: 'Bufetes' }, icon: Scale },
  },
  {
    path: '/firms/$id',
    load: () => import('../features/firms/FirmPage.tsx'),
    permission: 'firm.read',
  },
];
