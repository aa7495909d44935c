import {
  AlarmClock,
  BookOpenCheck,
  Bot,
  Calculator,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  FileKey,
  Folder,
  House,
  Map as MapIcon,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import { homeSearch } from '../features/home/index.ts';
import { listSearch } from '../shared/table/use-list-search.ts';
import type { Screen } from './screen.ts';

/** The cases and what waits for somebody. */
export const work: readonly Screen[] = [
  {
    path: '/',
    load: () => import('../features/home/HomePage.tsx'),
    permission: 'signed-in',
    search: homeSearch,
    menu: { label: { en: 'Home', es: 'Inicio' }, icon: House, count: 'worklist', inPhoneBar: true },
  },
  {
    path: '/dashboard',
    load: () => import('../features/dashboard/DashboardPage.tsx'),
    permission: 'statistics.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Dashboard', es: 'Panel' }, icon: ChartColumn },
  },
  {
    path: '/map',
    load: () => import('../features/map/MapPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Map', es: 'Mapa' }, icon: MapIcon },
  },
  {
    path: '/cases/county/$countyId',
    load: () => import('../features/cases/county/CountyCasesPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases/history',
    load: () => import('../features/cases/history/HistoryPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases/history/$propertyId',
    load: () => import('../features/cases/history/HistoryPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases',
    load: () => import('../features/cases/list/CasesPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupWork',
      label: { en: 'Cases', es: 'Casos' },
      icon: Folder,
      count: 'cases',
      inPhoneBar: true,
    },
  },
  {
    path: '/cases/new',
    load: () => import('../features/cases/wizard/NewCasePage.tsx'),
    permission: 'case.create',
  },
  {
    path: '/cases/sealed',
    load: () => import('../features/cases/page/seals/SealedCasesPage.tsx'),
    permission: 'case-seal.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases/$id/edit',
    load: () => import('../features/cases/wizard/NewCasePage.tsx'),
    permission: 'case.save',
  },
  {
    path: '/cases/$id',
    load: () => import('../features/cases/page/CasePage.tsx'),
    permission: 'case.read',
  },
  {
    path: '/writs',
    load: () => import('../features/cases/writs/WritsPage.tsx'),
    permission: 'writ.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Writs', es: 'Órdenes' }, icon: FileKey },
  },
  {
    path: '/dockets',
    load: () => import('../features/dockets/DocketsPage.tsx'),
    permission: 'docket.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Dockets', es: 'Agendas' }, icon: CalendarClock },
  },
  {
    path: '/dockets/$id',
    load: () => import('../features/dockets/DocketPage.tsx'),
    permission: 'docket.read',
  },
  {
    path: '/dockets/$id/sheet',
    load: () => import('../features/dockets/sheet/SheetPage.tsx'),
    permission: 'docket.read-sheet',
  },
  {
    path: '/month-filing',
    load: () => import('../features/month-filing/MonthFilingPage.tsx'),
    permission: 'case.create',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Month filing', es: 'Casos del mes' }, icon: ReceiptText },
  },
  {
    path: '/special-approvals/waiting',
    load: () => import('../features/special-approvals/WaitingPage.tsx'),
    permission: 'special-approval.decide',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'My approvals', es: 'Mis aprobaciones' }, icon: ShieldCheck },
  },
  {
    path: '/sweep',
    load: () => import('../features/payment-sweep/PaymentSweepPage.tsx'),
    permission: 'payment-sweep.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupWork',
      label: { en: 'Before court', es: 'Antes de la audiencia' },
      icon: CalendarCheck,
    },
  },
  {
    path: '/reminders',
    load: () => import('../features/reminders/RemindersPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Reminders', es: 'Recordatorios' }, icon: AlarmClock },
  },
  {
    path: '/robot-jobs',
    load: () => import('../features/robot-jobs/RobotJobsPage.tsx'),
    permission: 'rpa-bot-job.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: { en: 'Robot jobs', es: 'Tareas de robots' }, icon: Bot },
  },
  {
    path: '/docket-lines',
    load: () => import('../features/docket-proposals/DocketLinesPage.tsx'),
    permission: 'rpa-bot-job.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupWork',
      label: { en: 'Docket lines', es: 'Líneas de expedientes' },
      icon: BookOpenCheck,
    },
  },
  {
    path: '/calculator',
    load: () => import('../features/deadlines/calculator/CalculatorPage.tsx'),
    permission: 'signed-in',
    menu: {
      group: 'groupWork',
      label: { en: 'Deadline calculator', es: 'Calculadora de plazos' },
      icon: Calculator,
    },
  },
];
