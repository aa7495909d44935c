import type { TemplateDetails } from '@writdesk/contract/documents/template-values';
import { Button } from 'antd';
import { BadgeCheck, FileUp, PenTool, Send } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { ButtonLink, MoreMenu } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import type { TemplateDialogProps } from './TemplateDialogs.tsx';

const dialogs = {
  edit: lazy(() => import('./EditDocument.tsx')),
  publish: dialog('PublishDialog'),
  review: dialog('ReviewDialog'),
  remove: dialog('RemoveDialog'),
  copy: dialog('CopyDialog'),
  file: dialog('FileDialog'),
} satisfies Record<string, ComponentType<TemplateDialogProps>>;
type Open = keyof typeof dialogs;

/** What the caller may do with a template; the next step is the primary button. */
export function TemplateActions({ template }: { template: TemplateDetails }) {
  const t = useText(messages);
  const { holds, firmId } = usePerson();
  const [open, setOpen] = useState<Open | null>(null);
  const { id, can, status, number, hasDraft, type, reviewedAt, publishedVersion } = template;
  const isRetired = status === 'RETIRED';
  const isSlot = type === 'SLOT';
  const isPdf = type !== 'LAYOUT' && !isSlot;
  const canPublish = can.update && hasDraft && !isRetired;
  const canReview = can.review && reviewedAt === null && !isRetired;
  const Dialog = open && dialogs[open];
  const copies = !isSlot && holds('document-template.create') && (firmId !== null || template.firm !== null);
  return (
    <>
      <MoreMenu
        items={[
          ...(can.update && !isRetired
            ? [{ key: 'edit', label: t('edit'), onSelect: () => setOpen('edit') }]
            : []),
          ...(can.update && isPdf && !isRetired
            ? [{ key: 'file', label: t('newFile'), onSelect: () => setOpen('file') }]
            : []),
          ...(copies ? [{ key: 'copy', label: t('copy'), onSelect: () => setOpen('copy') }] : []),
          ...(can.delete && !isRetired
            ? [
                {
                  key: 'remove',
                  label: t(publishedVersion > 0 ? 'retire' : 'delete'),
                  danger: true,
                  onSelect: () => setOpen('remove'),
                },
              ]
            : []),
        ]}
      />
      {canReview && (
        <Button
          type={canPublish ? 'default' : 'primary'}
          icon={<BadgeCheck size={16} aria-hidden />}
          onClick={() => setOpen('review')}
        >
          {t('reviewIt')}
        </Button>
      )}
      {isPdf && !isRetired && (
        <ButtonLink to="/documents/$id/designer" params={{ id }} icon={<PenTool size={16} aria-hidden />}>
          {t('designer')}
        </ButtonLink>
      )}
      {isSlot && firmId !== null && holds('document-template.create') && (
        <ButtonLink to="/documents/new" search={{ slotId: id }} icon={<FileUp size={16} aria-hidden />}>
          {t('uploadForm')}
        </ButtonLink>
      )}
      {canPublish && (
        <Button type="primary" icon={<Send size={16} aria-hidden />} onClick={() => setOpen('publish')}>
          {t('publish', { number })}
        </Button>
      )}
      <Suspense fallback={null}>
        {Dialog && <Dialog template={template} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

type DialogName = Exclude<keyof typeof import('./TemplateDialogs.tsx'), 'TemplateDialogProps'>;

function dialog(name: DialogName) {
  return lazy(async () => ({ default: (await import('./TemplateDialogs.tsx'))[name] }));
}
