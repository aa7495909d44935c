import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/translate.ts';
import { messages } from '../messages.ts';
import { PhoneHead } from './PhoneHead.tsx';
import './page-head.css';

interface PageHeadProps {
  title: string;
  /** One `<Status pill>`; a second only for a hold. */
  status?: ReactNode;
  /** The way here; the last is the page's parent. */
  breadcrumb?: readonly {
    label: string;
    to: LinkProps['to'];
    params?: LinkProps['params'];
    search?: LinkProps['search'];
  }[];
  /** A line of `<PageFact>`s, or a sentence. */
  facts?: ReactNode;
  /** At the right; on a phone in the bar at the bottom when `phone` is given. One primary button at most. */
  actions?: ReactNode;
  /** On a phone the header shows a way back and this short name instead of the logo. */
  phone?: { backTo: string; title: string };
}

/** The head of every page; also sets the document's title. */
export function PageHead({ title, status, breadcrumb, facts, actions, phone }: PageHeadProps) {
  const t = useText(messages);
  useEffect(() => {
    document.title = `${title} – Writdesk`;
  }, [title]);
  return (
    <div className={phone ? 'page-head with-phone-head' : 'page-head'}>
      {phone && <PhoneHead {...phone} />}
      <div className="page-head-words">
        {breadcrumb && (
          <nav aria-label={t('breadcrumb')} className="breadcrumb">
            <ol>
              {breadcrumb.map(({ label, ...link }) => (
                <li key={label}>
                  <Link {...(link as LinkProps)}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="page-title">
          <h1>{title}</h1>
          {status}
        </div>
        {facts && <div className="page-facts">{facts}</div>}
      </div>
      {actions && <div className={phone ? 'page-actions in-phone-bar' : 'page-actions'}>{actions}</div>}
    </div>
  );
}

/** One fact of the line under the title: an icon and words. */
export function PageFact({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="page-fact">
      {icon}
      <span>{children}</span>
    </span>
  );
}
