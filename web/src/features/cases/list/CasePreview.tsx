import { Link } from '@tanstack/react-router';
import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { ArrowUpRight, CirclePause, X } from 'lucide-react';
import { useEffect } from 'react';
import { useCall } from '../../../shared/api/hooks.ts';
import { listDay, recordMoment, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  ButtonLink,
  caseStatusLook,
  Distance,
  Facts,
  Money,
  Note,
  Person,
  Skeleton,
  Status,
} from '../../../shared/ui/index.ts';
import { useTerms } from '../../deadlines/index.ts';
import {
  actDoneLabel,
  hasActLabel,
  kindFor,
  nextDateLabel,
  nextDateSort,
  labelFrom,
  primaryLabel,
} from '../../../labels/case/act-labels.ts';
import { caseAddress, numberOf } from '../../../labels/case/case-names.ts';
import type { InPlace } from '../actions/index.ts';
import { useIsAnswered } from '../shared/use-send-back.ts';
import { firstAct, firstWait } from './first-act.ts';
import { messages } from './messages.ts';
import { whyNot } from './why-not.ts';

const eventsShown = 4;
/** Some events have no words here; more are asked for than shown. */
const eventsAsked = 12;

interface CasePreviewProps {
  row: CaseRow;
  inPlace: InPlace<CaseRow>;
  onClose: () => void;
}

/** A row opened next to the list: where the case stands, what is next, and what happened lately. */
export function CasePreview({ row, inPlace, onClose }: CasePreviewProps) {
  const t = useText(messages);
  const { isClient } = usePerson();
  useEscape(onClose);
  const act = firstAct(row);
  const wait = act === null ? firstWait(row) : null;
  const why = whyNot(row, useTerms()(row.stateCode));
  const address = caseAddress(row);
  const { data: details } = useCall(cases.details, { params: { id: row.id }, quiet: true });
  const isAnswered = useIsAnswered({ id: row.id, status: row.status, requests: details?.requests ?? [] });
  const about = { status: row.status, isClient, isAnswered };
  return (
    <aside className="sheet case-preview" aria-label={t('preview', { title: row.title })}>
      <header>
        <Status pill of={caseStatusLook(row.status, isClient ? 'client' : 'firm')} />
        <span className="case-preview-tools">
          <Link {...address} aria-label={t('openFull')} title={t('openFull')} className="icon-link">
            <ArrowUpRight size={17} aria-hidden />
          </Link>
          <Button
            type="text"
            size="small"
            aria-label={t('closePreview')}
            icon={<X size={17} aria-hidden />}
            onClick={onClose}
          />
        </span>
        <h2>{row.title}</h2>
        <p>{[numberOf(row), row.courthouseName].filter(Boolean).join(' · ')}</p>
      </header>
      <section>
        <PreviewFacts row={row} />
      </section>
      <section>
        <h3>{t('lately')}</h3>
        <Lately row={row} />
      </section>
      {why && (
        <section>
          <Note tone="hold" icon={CirclePause}>
            {why}
          </Note>
        </section>
      )}
      <footer>
        {act && (
          <Button type="primary" loading={inPlace.isRunning(row)} onClick={() => inPlace.act(row, act)}>
            {primaryLabel(act, about)}
          </Button>
        )}
        {wait && (
          <Button onClick={() => inPlace.act(row, wait.act)}>
            {labelFrom(primaryLabel(wait.act, about), wait.from, todayIn(row.timeZone))}
          </Button>
        )}
        <ButtonLink {...address}>{t('openCase')}</ButtonLink>
        <span className="case-preview-keys" aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('nextRow')}
        </span>
      </footer>
    </aside>
  );
}

function PreviewFacts({ row }: { row: CaseRow }) {
  const t = useText(messages);
  const { data } = useCall(cases.details, { params: { id: row.id }, quiet: true });
  const { addressLine1, city, zipCode } = data?.property ?? {};
  const street = [addressLine1, [city, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const premises = [[row.propertyName, row.unitLabel].filter(Boolean).join(' '), street]
    .filter(Boolean)
    .join(', ');
  return (
    <Facts
      items={[
        { label: t('next'), value: <NextFact row={row} /> },
        { label: t('tenant'), value: tenantsOf(data) || row.tenantNames, missing: t('noTenant') },
        { label: t('premises'), value: premises },
        { label: t('attorney'), value: row.assignedLawyer && <Person name={row.assignedLawyer.name} /> },
        {
          label: t('processor'),
          value: !row.assignedLawyer && row.assignedProcessor && <Person name={row.assignedProcessor.name} />,
        },
        { label: t('claimed'), value: <Money cents={row.claimCents} /> },
      ]}
    />
  );
}

function NextFact({ row }: { row: CaseRow }) {
  const t = useText(messages);
  const person = usePerson();
  const { nextDate, nextDateKind, timeZone, hearingAt, stateCode } = row;
  const termsOf = useTerms();
  if (!nextDate) return t('noNext');
  const today = todayIn(timeZone);
  return (
    <>
      <strong>
        {nextDateLabel(kindFor(nextDateKind, person), termsOf(stateCode), { at: hearingAt, timeZone })}
      </strong>{' '}
      {listDay(nextDate, today)}
      <small>
        <Distance day={nextDate} today={today} kind={nextDateSort(nextDateKind)} />
      </small>
    </>
  );
}

function tenantsOf(
  data: { tenants: readonly { firstName: string; lastName: string }[] } | undefined,
): string {
  return (data?.tenants ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ');
}

function Lately({ row }: { row: CaseRow }) {
  const { isClient } = usePerson();
  const query = { size: eventsAsked };
  const { data, error } = useCall(cases.timeline, { params: { id: row.id }, query, quiet: true });
  if (error) return null;
  if (!data) return <Skeleton lines={3} />;
  const named = data.events.flatMap((event) => {
    const act = event.kind.replace(/^case\./, '');
    return hasActLabel(act) ? [{ ...event, words: actDoneLabel(act, { isClient }) }] : [];
  });
  return (
    <ol className="case-lately">
      {named.slice(0, eventsShown).map(({ seq, at, by, words }) => (
        <li key={seq}>
          <time dateTime={at}>{recordMoment(at, row.timeZone)}</time>
          <span title={by}>{words}</span>
        </li>
      ))}
    </ol>
  );
}

/** What may stand open over the page: it takes the key first. */
const overThePage = 'dialog[open], [popover="auto"]:popover-open';

/** Esc closes what was opened last. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector(overThePage) === null) onClose();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  });
}
