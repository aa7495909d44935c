import {
  AlarmClockCheck,
  Archive,
  Files,
  FileStack,
  Globe,
  Scale,
  ShieldCheck,
  Stamp,
  Workflow,
} from 'lucide-react';
import { listSearch } from '../shared/table/use-list-search.ts';
import type { Screen } from './screen.ts';

/** What a firm or the platform sets up once. */
export const setup: readonly Screen[] = [
  {
    path: '/rules',
    load: () => import('../features/rule-packs/RulesPage.tsx'),
    permission: 'rule-pack.read',
    menu: { group: 'groupSetup', label: { en: 'Rules', es: 'Reglas' }, icon: Scale },
  },
  {
    path: '/rules/moved',
    load: () => import('../features/rule-packs/MovedDatesPage.tsx'),
    permission: 'rule-pack.read',
    search: listSearch.loose(),
  },
  {
    path: '/rules/$state',
    load: () => import('../features/rule-packs/RulePackPage.tsx'),
    permission: 'rule-pack.read',
  },
  {
    path: '/court-portals',
    load: () => import('../features/court-portals/CourtPortalsPage.tsx'),
    permission: 'court-portal.read',
    menu: { group: 'groupSetup', label: { en: 'Court portals', es: 'Portales de tribunales' }, icon: Globe },
  },
  {
    path: '/firm-seal',
    load: () => import('../features/firm-seal/SealPage.tsx'),
    permission: 'seal.update',
    menu: { group: 'groupSetup', label: { en: 'Firm seal', es: 'Sello del bufete' }, icon: Stamp },
  },
  {
    path: '/retention',
    load: () => import('../features/retention/RetentionPage.tsx'),
    permission: 'retention.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupSetup',
      label: { en: 'File retention', es: 'Conservación de archivos' },
      icon: Archive,
    },
  },
  {
    path: '/special-approvals',
    load: () => import('../features/special-approvals/SpecialApprovalsPage.tsx'),
    permission: 'special-approval.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupSetup',
      label: { en: 'Special approvals', es: 'Aprobaciones especiales' },
      icon: ShieldCheck,
    },
  },
  {
    path: '/reminder-rules',
    load: () => import('../features/reminder-rules/ReminderRulesPage.tsx'),
    permission: 'reminder-rule.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupSetup',
      label: { en: 'Reminder rules', es: 'Reglas de recordatorios' },
      icon: AlarmClockCheck,
    },
  },
  {
    path: '/workflows',
    load: () => import('../features/workflows/WorkflowsPage.tsx'),
    permission: 'workflow.read',
    search: listSearch.loose(),
    menu: { group: 'groupSetup', label: { en: 'Workflows', es: 'Flujos de trabajo' }, icon: Workflow },
  },
  {
    path: '/workflows/$id',
    load: () => import('../features/workflows/WorkflowPage.tsx'),
    permission: 'workflow.read',
  },
  {
    path: '/documents',
    load: () => import('../features/documents/DocumentsPage.tsx'),
    permission: 'document-template.read',
    search: listSearch.loose(),
    menu: {
      group: 'groupSetup',
      label: { en: 'Document templates', es: 'Plantillas de documentos' },
      icon: Files,
    },
  },
  {
    path: '/documents/places',
    load: () => import('../features/documents/PlacesPage.tsx'),
    permission: 'document-template.read',
  },
  {
    path: '/documents/new',
    load: () => import('../features/documents/NewDocumentPage.tsx'),
    permission: 'document-template.create',
  },
  {
    path: '/document-runs',
    load: () => import('../features/document-runs/RunsPage.tsx'),
    permission: 'document.regenerate',
    search: listSearch.loose(),
    menu: {
      group: 'groupWork',
      label: { en: 'Generated documents', es: 'Documentos generados' },
      icon: FileStack,
    },
  },
  {
    path: '/document-runs/$id',
    load: () => import('../features/document-runs/RunPage.tsx'),
    permission: 'document.regenerate',
  },
  {
    path: '/documents/$id',
    load: () => import('../features/documents/DocumentPage.tsx'),
    permission: 'document-template.read',
  },
  {
    path: '/documents/$id/designer',
    load: () => import('../features/documents/designer/DesignerPage.tsx'),
    permission: 'document-template.read',
  },
];
