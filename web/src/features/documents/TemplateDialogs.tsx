import { documents } from '@writdesk/contract/documents/documents';
import type { TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useNavigate } from '@tanstack/react-router';
import { Archive, BadgeCheck, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { PdfField, ErrorSummary, useForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast, thrownText } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import { fieldOfPath } from './template-form-values.ts';

export interface TemplateDialogProps {
  template: TemplateDetails;
  onClose: () => void;
}

/** What the server refused, in place. */
function useRefusal() {
  const [said, setSaid] = useState('');
  return {
    take: (error: unknown) => setSaid(thrownText(error)),
    note: said && (
      <p className="form-stale" role="alert">
        {said}
      </p>
    ),
  };
}

/** Asks before a version is made that never changes again. */
export function PublishDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(formMessages);
  const { id, number, version, type, tags } = template;
  const refusal = useRefusal();
  const publish = useAction(documents.publish, { quiet: true });
  const send = () =>
    void publish.runAsync({ params: { id }, body: { version } }).then(() => {
      toast.success(t('published', { number }));
      onClose();
    }, refusal.take);
  return (
    <Dialog
      open
      title={t('publishTitle', { number })}
      keep={t('keepDraft')}
      confirm={{ label: t('publish', { number }), icon: <Send size={16} aria-hidden /> }}
      isRunning={publish.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('publishText')}</p>
      {type !== 'LAYOUT' && tags.length === 0 && <p>{t('publishUntagged')}</p>}
      {refusal.note}
    </Dialog>
  );
}

/** A lawyer states that they have read the published version. */
export function ReviewDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(formMessages);
  const { id, publishedVersion: number, version } = template;
  const refusal = useRefusal();
  const review = useAction(documents.review, { quiet: true });
  const send = () =>
    void review.runAsync({ params: { id }, body: { number, version } }).then(() => {
      toast.success(t('reviewed'));
      onClose();
    }, refusal.take);
  return (
    <Dialog
      open
      title={t('reviewTitle', { number })}
      keep={t('notNow')}
      confirm={{ label: t('review'), icon: <BadgeCheck size={16} aria-hidden /> }}
      isRunning={review.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('reviewText')}</p>
      {refusal.note}
    </Dialog>
  );
}

/** Retires what was published, deletes what never was. */
export function RemoveDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(formMessages);
  const navigate = useNavigate();
  const { id, name, publishedVersion } = template;
  const isUsed = publishedVersion > 0;
  const refusal = useRefusal();
  const remove = useAction(documents.remove, { quiet: true });
  const send = () =>
    void remove.runAsync({ params: { id } }).then(() => {
      toast.success(t(isUsed ? 'retired' : 'deleted', { name }));
      onClose();
      void navigate({ to: '/documents' });
    }, refusal.take);
  const Icon = isUsed ? Archive : Trash2;
  return (
    <Dialog
      open
      title={t(isUsed ? 'retireTitle' : 'deleteTitle', { name })}
      keep={t('keepTemplate')}
      confirm={{ label: t(isUsed ? 'retire' : 'delete'), danger: true, icon: <Icon size={16} aria-hidden /> }}
      isRunning={remove.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(isUsed ? 'retireText' : 'deleteText')}</p>
      {refusal.note}
    </Dialog>
  );
}

/** Copies a template to another place; what comes with the product becomes the firm's own. */
export function CopyDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(formMessages);
  const navigate = useNavigate();
  const { id, name, stateId, countyId, courthouseId } = template;
  const form = useForm<Place & { name: string }>({ initial: { name, stateId, countyId, courthouseId } });
  const copy = useAction(documents.clone, { quiet: true });
  const send = () =>
    void copy.runAsync({ params: { id }, body: form.values }).then(
      (made) => {
        toast.success(t('copied', { name }));
        onClose();
        void navigate({ to: '/documents/$id', params: { id: made.id } });
      },
      (error: unknown) => form.refuse(error),
    );
  return (
    <Dialog
      open
      width={560}
      title={t('copyTitle', { name })}
      keep={t('notNow')}
      confirm={{ label: t('copy') }}
      isRunning={copy.isRunning}
      isChanged={form.isChanged}
      onConfirm={send}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      <p>{t('copyText')}</p>
      <PlaceFields field={form.field} values={form.values} />
    </Dialog>
  );
}

/** A new revision of the form: its tags go along as far as it has their fields. */
export function FileDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(formMessages);
  const { id, version } = template;
  const form = useForm<{ file: { path: string; name: string } | null }>({ initial: { file: null } });
  const update = useAction(documents.update, { quiet: true });
  const send = () => {
    const { file } = form.values;
    if (!file) return form.setErrors({ file: t('fileMissing') });
    return void update.runAsync({ params: { id }, body: { path: file.path, version } }).then(
      () => {
        toast.success(t('uploaded'));
        onClose();
      },
      (error: unknown) => form.refuse(error, fieldOfPath),
    );
  };
  return (
    <Dialog
      open
      width={520}
      title={t('fileTitle')}
      keep={t('keep')}
      confirm={{ label: t('upload') }}
      isRunning={update.isRunning}
      isChanged={form.isChanged}
      onConfirm={send}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      <p>{t('fileText')}</p>
      <PdfField field={form.field('file')} label={t('path')} hint={t('pathHint')} choose={t('choosePdf')} />
    </Dialog>
  );
}
