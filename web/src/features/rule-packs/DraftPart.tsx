import { rulePacks, type PackDetails, type PackRow } from '@writdesk/contract/rule-packs/rule-packs';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Plus, Send, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, ErrorState, Sheet, Skeleton, toast } from '../../shared/ui/index.ts';
import { DiffView } from './DiffView.tsx';
import { Head } from './Head.tsx';
import { messages } from './messages.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RowList } from './RowList.tsx';

// Its pickers are fetched when a row is written.
const HeadForm = lazy(async () => ({ default: (await import('./HeadForm.tsx')).HeadForm }));
const RowForm = lazy(async () => ({ default: (await import('./RowForm.tsx')).RowForm }));

type Asked = { what: 'discard' | 'publish' | 'add' | 'head' } | { what: 'edit' | 'remove'; row: PackRow };

/** The version that is being made: its rows to be changed, and what that changes. */
export function DraftPart({ state, holds }: { state: string; holds: string | null }) {
  const t = useText(messages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useCall(rulePacks.details, {
    params: { state },
    query: { version: 'draft' },
    quiet: true,
  });
  if (error && !data) return <ErrorState error={error} what={t('theRules')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} label={t('theRules')} />;
  const close = () => setAsked(null);
  return (
    <>
      <Sheet
        edge="hold"
        title={t('changes')}
        extra={data.can.draft && <DraftActs draft={data} onAsk={setAsked} />}
      >
        <p>{holds ? t('draftLead', { version: holds }) : t('draftLeadNew')}</p>
        {holds && <DiffView state={state} from={holds} to={data.version} key={data.lockVersion} />}
      </Sheet>
      <RowList
        state={state}
        rows={data.rows}
        renderActions={(row) => data.can.draft && <RowActs row={row} onAsk={setAsked} />}
      />
      {asked?.what === 'publish' && <PublishDialog draft={data} onClose={close} />}
      {asked?.what === 'discard' && <DiscardDialog draft={data} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog draft={data} row={asked.row} onClose={close} />}
      <Head pack={data} extra={data.can.draft && <EditHead onAsk={setAsked} />} />
      {asked?.what === 'head' && (
        <Suspense>
          <HeadForm draft={data} onClose={close} />
        </Suspense>
      )}
      {(asked?.what === 'edit' || asked?.what === 'add') && (
        <Suspense>
          <RowForm draft={data} row={asked.what === 'edit' ? asked.row : null} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface ActsProps {
  onAsk: (asked: Asked) => void;
}

function DraftActs({ draft, onAsk }: ActsProps & { draft: PackDetails }) {
  const t = useText(messages);
  return (
    <span className="rule-actions">
      <Button size="small" icon={<Plus size={15} aria-hidden />} onClick={() => onAsk({ what: 'add' })}>
        {t('addRow')}
      </Button>
      <Button size="small" icon={<Trash2 size={15} aria-hidden />} onClick={() => onAsk({ what: 'discard' })}>
        {t('discard')}
      </Button>
      {draft.can.publish && (
        <Button
          size="small"
          type="primary"
          icon={<Send size={15} aria-hidden />}
          onClick={() => onAsk({ what: 'publish' })}
        >
          {t('publish')}
        </Button>
      )}
    </span>
  );
}

function EditHead({ onAsk }: ActsProps) {
  const t = useText(messages);
  return (
    <Button size="small" onClick={() => onAsk({ what: 'head' })}>
      {t('editHead')}
    </Button>
  );
}

function RowActs({ row, onAsk }: ActsProps & { row: PackRow }) {
  const t = useText(messages);
  const name = (act: string) => `${act}: ${row.row.id}`;
  return (
    <span className="rule-actions">
      <Button size="small" aria-label={name(t('edit'))} onClick={() => onAsk({ what: 'edit', row })}>
        {t('edit')}
      </Button>
      <Button size="small" aria-label={name(t('removeRow'))} onClick={() => onAsk({ what: 'remove', row })}>
        {t('removeRow')}
      </Button>
    </span>
  );
}

function DiscardDialog({ draft, onClose }: { draft: PackDetails; onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { state, version, lockVersion } = draft;
  const discard = useAction(rulePacks.discardDraft, {
    onDone: () => {
      toast.success(t('discardDone'));
      onClose();
      void navigate({ to: '.', search: {} });
    },
  });
  return (
    <Dialog
      open
      title={t('discardTitle', { version })}
      keep={t('keepDraft')}
      confirm={{ label: t('discard'), danger: true }}
      isRunning={discard.isRunning}
      onConfirm={() => discard.run({ params: { state }, query: { version: lockVersion } })}
      onClose={onClose}
    >
      <p>{t('discardText')}</p>
    </Dialog>
  );
}

function RemoveDialog({ draft, row, onClose }: { draft: PackDetails; row: PackRow; onClose: () => void }) {
  const t = useText(messages);
  const ruleId = row.row.id;
  const remove = useAction(rulePacks.removeRow, {
    onDone: onClose,
  });
  const { state, lockVersion } = draft;
  return (
    <Dialog
      open
      title={t('removeTitle', { id: ruleId })}
      keep={t('keepRow')}
      confirm={{ label: t('removeRow'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={() => remove.run({ params: { state, ruleId }, query: { version: lockVersion } })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}
