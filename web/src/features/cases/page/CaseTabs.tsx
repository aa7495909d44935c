import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { TabLinks } from '../../../shared/ui/index.ts';
import { countNeeded } from './documents/needed-documents.ts';
import { messages } from './messages.ts';
import { linesOf } from '../shared/timeline/lines-of.ts';
import { useRecentEvents } from '../shared/use-recent-events.ts';

const partNames = ['overview', 'timeline', 'documents', 'comments', 'billing', 'audit'] as const;
export type PartName = (typeof partNames)[number];

interface Seen {
  seesBilling: boolean;
  seesDocuments: boolean;
  seesAudit: boolean;
  seesComments: boolean;
}

/** The part that the address names; the overview for one that the reader does not have. */
export function partOf(
  hash: string,
  { seesBilling, seesDocuments, seesAudit, seesComments }: Seen,
): PartName {
  const named = partNames.find((name) => name === hash);
  if (named === 'billing' && !seesBilling) return 'overview';
  if (named === 'documents' && !seesDocuments) return 'overview';
  if (named === 'comments' && !seesComments) return 'overview';
  if (named === 'audit' && !seesAudit) return 'overview';
  return named ?? 'overview';
}

interface CaseTabsProps {
  details: CaseDetails;
  active: PartName;
  seen: Seen;
}

/** The parts of the page, each with an address of its own. */
export function CaseTabs({ details, active, seen }: CaseTabsProps) {
  const t = useText(messages);
  const { present, needed } = countNeeded(details);
  const lines = linesOf(useRecentEvents(details.id).data);
  const unread = useCall(internalComments.unread, {
    params: { id: details.id },
    enabled: seen.seesComments,
    quiet: true,
  }).data?.unread;
  const shown = partNames.filter((name) => partOf(name, seen) === name);
  return (
    <TabLinks
      label={t('partsOfCase')}
      active={active}
      items={shown.map((name) => ({
        key: name,
        label: t(name),
        ...(name !== 'overview' && { hash: name }),
        ...(name === 'timeline' && lines !== undefined && { count: lines }),
        ...(name === 'comments' && unread && { count: t('unread', { count: unread }) }),
        ...(name === 'documents' && needed > 0 && { count: t('ofNeeded', { present, needed }) }),
      }))}
    />
  );
}
