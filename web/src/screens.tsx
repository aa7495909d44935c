import type { Permission } from '@writdesk/contract/permissions/permissions';
import {
  HandCoins,
  AlarmClock,
  BookMarked,
  BookOpenCheck,
  Bot,
  Banknote,
  BriefcaseBusiness,
  Building2,
  Calculator,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  CreditCard,
  FileKey,
  Files,
  Folder,
  Globe,
  History,
  Hotel,
  House,
  Inbox,
  KeyRound,
  KeySquare,
  Landmark,
  type LucideIcon,
  Mail,
  MailPlus,
  Map as MapIcon,
  MapPin,
  Receipt,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldCheck,
  Stamp,
  UserPlus,
  UsersRound,
  Wallet,
  Workflow,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { homeSearch } from './features/home/index.ts';
import type { z } from 'zod';
import type { messages } from './app/messages.ts';
import { listSearch } from './shared/table/use-list-search.ts';

type FrameText = keyof (typeof messages)['en'];

/** The counts that the menu shows. */
export type MenuCount = 'cases' | 'worklist';

export interface MenuEntry {
  /** Entries without a group stand first. */
  group?: 'groupWork' | 'groupRecords' | 'groupMoney' | 'groupSetup' | 'groupCompany' | 'groupDevelopment';
  label: FrameText;
  icon: LucideIcon;
  count?: MenuCount;
  /** Also in the bar at the bottom of a phone. */
  inPhoneBar?: boolean;
  /** Not for the companies' own people. */
  isForOthers?: boolean;
  /** Only for who works for a company or a firm. */
  isForMembers?: boolean;
  /** Only for the companies' own people. */
  isForCompanies?: boolean;
}

export interface Screen {
  path: `/${string}`;
  /** The page's module; its component is the default export. */
  load: () => Promise<{ default: ComponentType }>;
  permission: Permission | 'signed-in';
  /** What its address may say; wrong values fall back to the usual. */
  search?: z.ZodType;
  menu?: MenuEntry;
  /** Only where the embedded (development) services run. */
  embeddedOnly?: boolean;
}

/** Every screen: its address, who sees it, and its place in the menu. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    load: () => import('./features/home/HomePage.tsx'),
    permission: 'signed-in',
    search: homeSearch,
    menu: { label: 'home', icon: House, count: 'worklist', inPhoneBar: true },
  },
  {
    path: '/dashboard',
    load: () => import('./features/dashboard/DashboardPage.tsx'),
    permission: 'statistics.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'dashboard', icon: ChartColumn },
  },
  {
    path: '/map',
    load: () => import('./features/map/MapPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'map', icon: MapIcon },
  },
  {
    path: '/cases/county/$countyId',
    load: () => import('./features/cases/county/CountyCasesPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases/history',
    load: () => import('./features/cases/history/HistoryPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases/history/$propertyId',
    load: () => import('./features/cases/history/HistoryPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases',
    load: () => import('./features/cases/list/CasesPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'cases', icon: Folder, count: 'cases', inPhoneBar: true },
  },
  {
    path: '/cases/new',
    load: () => import('./features/cases/wizard/NewCasePage.tsx'),
    permission: 'case.create',
  },
  {
    path: '/cases/sealed',
    load: () => import('./features/cases/page/seals/SealedCasesPage.tsx'),
    permission: 'case-seal.read',
    search: listSearch.loose(),
  },
  {
    path: '/cases/$id/edit',
    load: () => import('./features/cases/wizard/NewCasePage.tsx'),
    permission: 'case.save',
  },
  {
    path: '/cases/$id',
    load: () => import('./features/cases/page/CasePage.tsx'),
    permission: 'case.read',
  },
  {
    path: '/writs',
    load: () => import('./features/cases/writs/WritsPage.tsx'),
    permission: 'writ.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'writs', icon: FileKey },
  },
  {
    path: '/dockets',
    load: () => import('./features/dockets/DocketsPage.tsx'),
    permission: 'docket.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'dockets', icon: CalendarClock },
  },
  {
    path: '/dockets/$id',
    load: () => import('./features/dockets/DocketPage.tsx'),
    permission: 'docket.read',
  },
  {
    path: '/dockets/$id/sheet',
    load: () => import('./features/dockets/sheet/SheetPage.tsx'),
    permission: 'docket.read-sheet',
  },
  {
    path: '/properties',
    load: () => import('./features/properties/PropertiesPage.tsx'),
    permission: 'property.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'properties', icon: Hotel },
  },
  {
    path: '/properties/new',
    load: () => import('./features/properties/NewPropertyPage.tsx'),
    permission: 'property.create',
  },
  {
    path: '/property-owners',
    load: () => import('./features/property-owners/OwnersPage.tsx'),
    permission: 'property-owner.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'propertyOwners', icon: KeySquare },
  },
  {
    path: '/property-owners/new',
    load: () => import('./features/property-owners/NewOwnerPage.tsx'),
    permission: 'property-owner.create',
  },
  {
    path: '/property-owners/$id',
    load: () => import('./features/property-owners/OwnerPage.tsx'),
    permission: 'property-owner.read',
  },
  {
    path: '/properties/import',
    load: () => import('./features/property-imports/ImportPropertiesPage.tsx'),
    permission: 'property.import',
  },
  {
    path: '/properties/imports/$id',
    load: () => import('./features/property-imports/ImportPage.tsx'),
    permission: 'property.import',
    search: listSearch.loose(),
  },
  {
    path: '/properties/$id',
    load: () => import('./features/properties/PropertyPage.tsx'),
    permission: 'property.read',
  },
  {
    path: '/properties/$id/units',
    load: () => import('./features/rosters/UnitsPage.tsx'),
    permission: 'lease.read',
    search: listSearch.loose(),
  },
  {
    path: '/leases/$id',
    load: () => import('./features/rosters/LeasePage.tsx'),
    permission: 'lease.read',
  },
  {
    path: '/month-filing',
    load: () => import('./features/month-filing/MonthFilingPage.tsx'),
    permission: 'case.create',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'monthFiling', icon: ReceiptText },
  },
  {
    path: '/special-approvals/waiting',
    load: () => import('./features/special-approvals/WaitingPage.tsx'),
    permission: 'special-approval.decide',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'approvalsWaiting', icon: ShieldCheck },
  },
  {
    path: '/sweep',
    load: () => import('./features/payment-sweep/PaymentSweepPage.tsx'),
    permission: 'payment-sweep.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'paymentSweep', icon: CalendarCheck },
  },
  {
    path: '/reminders',
    load: () => import('./features/reminders/RemindersPage.tsx'),
    permission: 'case.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'reminders', icon: AlarmClock },
  },
  {
    path: '/robot-jobs',
    load: () => import('./features/robot-jobs/RobotJobsPage.tsx'),
    permission: 'rpa-bot-job.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'robotJobs', icon: Bot },
  },
  {
    path: '/docket-lines',
    load: () => import('./features/docket-proposals/DocketLinesPage.tsx'),
    permission: 'rpa-bot-job.read',
    search: listSearch.loose(),
    menu: { group: 'groupWork', label: 'docketLines', icon: BookOpenCheck },
  },
  {
    path: '/calculator',
    load: () => import('./features/deadlines/calculator/CalculatorPage.tsx'),
    permission: 'signed-in',
    menu: { group: 'groupWork', label: 'calculator', icon: Calculator },
  },
  {
    path: '/courthouses',
    load: () => import('./features/courthouses/CourthousesPage.tsx'),
    permission: 'courthouse.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'courthouses', icon: Landmark },
  },
  {
    path: '/courthouses/new',
    load: () => import('./features/courthouses/NewCourthousePage.tsx'),
    permission: 'courthouse.create',
  },
  {
    path: '/courthouses/$id',
    load: () => import('./features/courthouses/CourthousePage.tsx'),
    permission: 'courthouse.read',
  },
  {
    path: '/bill-items',
    load: () => import('./features/bill-items/BillItemsPage.tsx'),
    permission: 'bill-item.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'billItems', icon: Receipt },
  },
  {
    path: '/invoices',
    load: () => import('./features/invoices/InvoicesPage.tsx'),
    permission: 'invoice.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'invoices', icon: ReceiptText, inPhoneBar: true },
  },
  {
    path: '/invoices/$id',
    load: () => import('./features/invoices/InvoicePage.tsx'),
    permission: 'invoice.read',
  },
  {
    path: '/exceptions',
    load: () => import('./features/overdue-exceptions/ExceptionsPage.tsx'),
    permission: 'invoice.read-exception',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'exceptions', icon: CalendarCheck },
  },
  {
    path: '/aging',
    load: () => import('./features/invoices/AgingPage.tsx'),
    permission: 'invoice.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'aging', icon: CalendarClock },
  },
  {
    path: '/statement',
    load: () => import('./features/invoices/StatementPage.tsx'),
    permission: 'invoice.read-statement',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'statement', icon: ScrollText },
  },
  {
    path: '/ledger',
    load: () => import('./features/ledger/LedgerPage.tsx'),
    permission: 'ledger.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'ledger', icon: Scale },
  },
  {
    path: '/ledger/export',
    load: () => import('./features/accounting/AccountingExportPage.tsx'),
    permission: 'accounting-export.create',
  },
  {
    path: '/ledger/$month',
    load: () => import('./features/ledger/LedgerMonthPage.tsx'),
    permission: 'ledger.read',
  },
  {
    path: '/invoice-runs',
    load: () => import('./features/invoice-runs/RunsPage.tsx'),
    permission: 'invoice.create',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'invoiceRuns', icon: Files },
  },
  {
    path: '/invoice-runs/new',
    load: () => import('./features/invoice-runs/NewRunPage.tsx'),
    permission: 'invoice.create',
  },
  {
    path: '/invoice-runs/$id',
    load: () => import('./features/invoice-runs/RunPage.tsx'),
    permission: 'invoice.create',
  },
  {
    path: '/mail',
    load: () => import('./features/mail/MailPage.tsx'),
    permission: 'stamp.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'envelopes', icon: Mail },
  },
  {
    path: '/payments',
    load: () => import('./features/invoices/PaymentsPage.tsx'),
    permission: 'invoice.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'payments', icon: Wallet },
  },
  {
    path: '/payments/online/$id',
    load: () => import('./features/online-payments/AttemptPage.tsx'),
    permission: 'invoice.read',
  },
  {
    path: '/online-payments',
    load: () => import('./features/online-payments/OnlinePaymentsPage.tsx'),
    permission: 'payment-event.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'onlinePayments', icon: CreditCard },
  },
  {
    path: '/checks',
    load: () => import('./features/checks/ChecksPage.tsx'),
    permission: 'check.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'checks', icon: Banknote },
  },
  {
    path: '/trust',
    load: () => import('./features/trust/TrustPage.tsx'),
    permission: 'trust.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'trust', icon: HandCoins },
  },
  {
    path: '/trust/balances',
    load: () => import('./features/trust/BalancesPage.tsx'),
    permission: 'trust.read',
    search: listSearch.loose(),
  },
  {
    path: '/trust/statement',
    load: () => import('./features/trust/TrustStatementPage.tsx'),
    permission: 'trust.read-statement',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'trustStatement', icon: HandCoins, isForCompanies: true },
  },
  {
    path: '/trust/earned',
    load: () => import('./features/trust/EarnedPage.tsx'),
    permission: 'trust.read',
    search: listSearch.loose(),
  },
  {
    path: '/trust/reconciliations',
    load: () => import('./features/trust/ReconciliationsPage.tsx'),
    permission: 'trust.read',
    search: listSearch.loose(),
  },
  {
    path: '/trust/reconciliations/$id/$month',
    load: () => import('./features/trust/ReconciliationPage.tsx'),
    permission: 'trust.read',
  },
  {
    path: '/bank',
    load: () => import('./features/bank/BankPage.tsx'),
    permission: 'bank-statement.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'bank', icon: Landmark },
  },
  {
    path: '/bank/statements',
    load: () => import('./features/bank/StatementsPage.tsx'),
    permission: 'bank-statement.read',
    search: listSearch.loose(),
  },
  {
    path: '/bank/accounts',
    load: () => import('./features/bank/AccountsPage.tsx'),
    permission: 'bank-account.read',
    search: listSearch.loose(),
  },
  {
    path: '/location-mappings',
    load: () => import('./features/location-mappings/LocationMappingsPage.tsx'),
    permission: 'location-mapping.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'locationMappings', icon: MapPin },
  },
  {
    path: '/account-mappings',
    load: () => import('./features/accounting/AccountMappingsPage.tsx'),
    permission: 'account-mapping.read',
    search: listSearch.loose(),
    menu: { group: 'groupMoney', label: 'accountMappings', icon: BookMarked },
  },
  {
    path: '/audits',
    load: () => import('./features/audits/CaseStatusAuditPage.tsx'),
    permission: 'audit.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'statusAudit', icon: History },
  },
  {
    path: '/rules',
    load: () => import('./features/rule-packs/RulesPage.tsx'),
    permission: 'rule-pack.read',
    menu: { group: 'groupSetup', label: 'rules', icon: Scale },
  },
  {
    path: '/rules/moved',
    load: () => import('./features/rule-packs/MovedDatesPage.tsx'),
    permission: 'rule-pack.read',
    search: listSearch.loose(),
  },
  {
    path: '/rules/$state',
    load: () => import('./features/rule-packs/RulePackPage.tsx'),
    permission: 'rule-pack.read',
  },
  {
    path: '/court-portals',
    load: () => import('./features/court-portals/CourtPortalsPage.tsx'),
    permission: 'court-portal.read',
    menu: { group: 'groupSetup', label: 'courtPortals', icon: Globe },
  },
  {
    path: '/firm-seal',
    load: () => import('./features/firm-seal/SealPage.tsx'),
    permission: 'seal.update',
    menu: { group: 'groupSetup', label: 'firmSeal', icon: Stamp },
  },
  {
    path: '/special-approvals',
    load: () => import('./features/special-approvals/SpecialApprovalsPage.tsx'),
    permission: 'special-approval.read',
    search: listSearch.loose(),
    menu: { group: 'groupSetup', label: 'specialApprovals', icon: ShieldCheck },
  },
  {
    path: '/workflows',
    load: () => import('./features/workflows/WorkflowsPage.tsx'),
    permission: 'workflow.read',
    search: listSearch.loose(),
    menu: { group: 'groupSetup', label: 'workflows', icon: Workflow },
  },
  {
    path: '/workflows/$id',
    load: () => import('./features/workflows/WorkflowPage.tsx'),
    permission: 'workflow.read',
  },
  {
    path: '/documents',
    load: () => import('./features/documents/DocumentsPage.tsx'),
    permission: 'document-template.read',
    search: listSearch.loose(),
    menu: { group: 'groupSetup', label: 'documents', icon: Files },
  },
  {
    path: '/documents/places',
    load: () => import('./features/documents/PlacesPage.tsx'),
    permission: 'document-template.read',
  },
  {
    path: '/documents/new',
    load: () => import('./features/documents/NewDocumentPage.tsx'),
    permission: 'document-template.create',
  },
  {
    path: '/documents/$id',
    load: () => import('./features/documents/DocumentPage.tsx'),
    permission: 'document-template.read',
  },
  {
    path: '/documents/$id/designer',
    load: () => import('./features/documents/designer/DesignerPage.tsx'),
    permission: 'document-template.read',
  },
  {
    path: '/users',
    load: () => import('./features/users/UsersPage.tsx'),
    permission: 'user.read',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'users', icon: UsersRound },
  },
  {
    path: '/invites/firm',
    load: () => import('./features/invites/FirmInvitesPage.tsx'),
    permission: 'invite.read-firm',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'firmInvites', icon: UserPlus },
  },
  {
    path: '/invites/client',
    load: () => import('./features/invites/ClientInvitesPage.tsx'),
    permission: 'invite.read-client',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'clientInvites', icon: MailPlus },
  },
  {
    path: '/clients',
    load: () => import('./features/clients/ClientsPage.tsx'),
    permission: 'company.read',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'clients', icon: BriefcaseBusiness, isForOthers: true },
  },
  {
    path: '/clients/monthly',
    load: () => import('./features/clients/MonthlyPage.tsx'),
    permission: 'statistics.read-admin',
  },
  {
    path: '/clients/$id',
    load: () => import('./features/clients/ClientPage.tsx'),
    permission: 'company.read',
  },
  {
    path: '/firms',
    load: () => import('./features/firms/FirmsPage.tsx'),
    permission: 'firm.read-all',
    search: listSearch.loose(),
    menu: { group: 'groupRecords', label: 'firms', icon: Scale },
  },
  {
    path: '/firms/$id',
    load: () => import('./features/firms/FirmPage.tsx'),
    permission: 'firm.read',
  },
  {
    path: '/company',
    load: () => import('./features/company/CompanyPage.tsx'),
    permission: 'company.read',
    menu: { group: 'groupCompany', label: 'company', icon: Building2, isForMembers: true },
  },
  {
    path: '/support-access',
    load: () => import('./features/support-access/SupportAccessPage.tsx'),
    permission: 'support-access.read',
    search: listSearch.loose(),
    menu: { group: 'groupCompany', label: 'supportAccess', icon: KeyRound },
  },
  {
    path: '/onboarding',
    load: () => import('./features/onboarding/OnboardingPage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/profile',
    load: () => import('./features/profile/ProfilePage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/notifications',
    load: () => import('./features/notifications/NotificationsPage.tsx'),
    permission: 'notification.read',
    search: listSearch.loose(),
  },
  {
    path: '/notifications/preferences',
    load: () => import('./features/notifications/PreferencesPage.tsx'),
    permission: 'notification.update',
  },
  {
    path: '/settings',
    load: () => import('./features/settings/SettingsPage.tsx'),
    permission: 'signed-in',
  },
  {
    path: '/mailbox',
    load: () => import('./features/mailbox/MailboxPage.tsx'),
    permission: 'signed-in',
    search: listSearch.loose(),
    menu: { group: 'groupDevelopment', label: 'mailbox', icon: Inbox },
    embeddedOnly: true,
  },
];

/** Is the screen there at all in this installation? */
export function isServed({ embeddedOnly }: Screen): boolean {
  return !embeddedOnly || window.writdesk?.embedded === true;
}
