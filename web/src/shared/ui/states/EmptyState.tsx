import { Link, useParams } from '@tanstack/react-router';
import { CloudOff, FileSearch, Lock, type LucideIcon, Signpost } from 'lucide-react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError, leadsNowhere } from '../../api/api-error.ts';
import { tags } from '../../formats/prose-day.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useText } from '../../i18n/translate.ts';
import { failureText } from './failure-text.ts';
import { usePerson } from '../../person/index.ts';
import { messages } from '../messages.ts';
import { toast } from '../toast/toast.ts';
import './empty-state.css';

interface EmptyStateProps {
  icon: LucideIcon;
  /** What is so: "No court dates yet". */
  title: string;
  /** What it is for, or why it is so. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** `done`: nothing is left to do, which is good. */
  tone?: 'plain' | 'done';
  /** 1 where it stands alone on a page. */
  level?: 1 | 2 | 3;
}

/** Says what is so, what it is for, and offers the button that changes it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  actions,
  tone = 'plain',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`empty-state ${tone}`}>
      <Icon size={30} strokeWidth={1.5} aria-hidden />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  /** What could not be fetched, with its article: "The cases". */
  what: string;
  onRetry?: () => void;
  level?: 1 | 2 | 3;
}

/** A failed fetch, said in place: what failed, that nothing was changed, and a way to try again. */
export function ErrorState({ error, what, onRetry, level }: ErrorStateProps) {
  const t = useText(messages);
  const named = Object.keys(useParams({ strict: false }));
  const failure = error instanceof ApiError ? error : null;
  if (failure?.status === 403) return <NoPermission level={level} />;
  if (failure && leadsNowhere(failure, named)) return <NotThere level={level} />;
  const reference = failure?.requestId;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast.success(text, { title: t('copied') });
  };
  const text = failure && failureText(failure);
  return (
    <EmptyState
      icon={CloudOff}
      title={t('notFetched', { what })}
      level={level}
      actions={
        <>
          {onRetry && (
            <Button type="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {reference && (
            <Button type="text" onClick={() => void copy(reference)}>
              {t('copyReference', { reference: reference.slice(0, 8) })}
            </Button>
          )}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

/** Those who run the reader's organization, by name. */
function useWhom(): string {
  const t = useText(messages);
  const locale = useLocale();
  const { administrators } = usePerson();
  if (!administrators.length) return t('yourAdministrator');
  return new Intl.ListFormat(tags[locale], { type: 'disjunction' }).format(administrators);
}

/** For an address that leads nowhere, and for a record that isn't the reader's: both look the same. */
export function NotThere({ level, actions }: Pick<EmptyStateProps, 'level' | 'actions'>) {
  const t = useText(messages);
  const who = useWhom();
  return (
    <EmptyState
      icon={Signpost}
      title={t('notThere')}
      level={level}
      actions={actions ?? <Link to="/">{t('toHome')}</Link>}
    >
      {t('notThereText', { who })}
    </EmptyState>
  );
}

/** For a page or a list that the caller's role does not see. */
export function NoPermission({
  title,
  children,
  actions,
  level,
}: Partial<Omit<EmptyStateProps, 'icon' | 'tone'>>) {
  const t = useText(messages);
  const who = useWhom();
  return (
    <EmptyState
      icon={Lock}
      title={title ?? t('noPermission')}
      actions={actions ?? (level === 1 && <Link to="/">{t('toHome')}</Link>)}
      level={level}
    >
      {children ?? t('noPermissionText', { who })}
    </EmptyState>
  );
}

interface EmptyByFilterProps {
  /** The filters that hold, so that each can be dropped. */
  filters: readonly { name: string; drop: () => void }[];
  onClear: () => void;
}

/** Rows exist, but none fits: says which filter to drop. */
export function EmptyByFilter({ filters, onClear }: EmptyByFilterProps) {
  const t = useText(messages);
  const locale = useLocale();
  const last = filters.at(-1);
  const names = new Intl.ListFormat(tags[locale]).format(filters.map(({ name }) => t('quoted', { name })));
  return (
    <EmptyState
      icon={FileSearch}
      title={t('emptyByFilter')}
      actions={
        <>
          {last && <Button onClick={last.drop}>{t('dropFilter', { name: last.name })}</Button>}
          {filters.length !== 1 && (
            <Button type="text" onClick={onClear}>
              {t('clearAll')}
            </Button>
          )}
        </>
      }
    >
      {t('emptyByFilterText', { filters: names, count: filters.length })}
    </EmptyState>
  );
}
