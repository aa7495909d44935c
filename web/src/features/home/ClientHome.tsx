import { Link } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import type { SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';
import type { RouteReply } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { Invoice } from '@writdesk/contract/invoices/invoices';
import { AlarmClock, CircleCheck, FolderPlus, Receipt } from 'lucide-react';
import { Suspense } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { distance, listDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { useAskedSweep } from '../../shared/asked-sweep.ts';
import { useWaitingInvoices } from '../../shared/waiting-invoices.ts';
import { useQuestionsOfWrits } from '../../shared/waiting-writs.ts';
import { worklistSize } from '../../shared/worklist-size.ts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHead,
  Sheet,
  Skeleton,
  TwoLines,
} from '../../shared/ui/index.ts';
import { DueReminders } from '../reminders/index.ts';
import { WaitingApprovals } from '../special-approvals/index.ts';
import { PayButton } from '../online-payments/index.ts';
import { ComingUp } from './ComingUp.tsx';
import { CountersOfYear } from './CountersOfYear.tsx';
import { messages } from './messages.ts';
import { overviewMessages } from './overview-messages.ts';
import { StageCounts } from './StageCounts.tsx';
import { StepTasks } from './StepTasks.tsx';
import { sweepMessages } from './sweep-messages.ts';
import { SweepQuestion, useOpenQuestions } from './SweepQuestions.tsx';
import { todayTitle } from './today-title.ts';
import { useHomeSettling } from './use-home-settling.ts';
import type { WorkItem } from './work-item.ts';
import { WritQuestions } from './WaitingWrits.tsx';
import { WorkGroup } from './Worklist.tsx';

const icon = { size: 17, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Home of a company: what waits for it, what comes up, and where its cases stand. */
export function ClientHome() {
  const t = useText(messages);
  const about = useText(overviewMessages);
  const { holds } = usePerson();
  const query = useCall(cases.recommended, { query: { size: worklistSize }, quiet: true });
  const invoices = useWaitingInvoices();
  const waiting = invoices.data;
  const asked = useQuestionsOfWrits();
  const sweep = useAskedSweep();
  const hearings = useOpenQuestions(sweep.data?.hearings);
  // One list of all four.
  const items = invoices.isLoading || asked.isLoading || sweep.isLoading ? undefined : query.data?.cases;
  const settling = useHomeSettling(items !== undefined || query.error !== null);
  const count =
    (query.data?.total ?? 0) +
    (waiting?.total ?? 0) +
    (asked.data?.total ?? 0) +
    (sweep.data?.unanswered ?? 0);
  return (
    <>
      <PageHead
        title={items ? about('thingsWait', { count }) : todayTitle()}
        facts={items ? todayTitle() : '\u00A0'}
      />
      <div className={`home ${settling}`}>
        <div className="home-main">
          {!items && !query.error && (
            <Sheet padded={false}>
              <Skeleton lines={7} label={t('theWorklist')} />
            </Sheet>
          )}
          {query.error && !items && (
            <Sheet padded={false}>
              <ErrorState
                error={query.error}
                what={t('theWorklist')}
                level={2}
                onRetry={() => void query.refetch()}
              />
            </Sheet>
          )}
          {items && count === 0 && hearings.length === 0 && <NothingWaits />}
          {items && (count > 0 || hearings.length > 0) && (
            <ClientWork
              items={items}
              invoices={waiting?.invoices ?? []}
              asked={asked.data}
              hearings={hearings}
              unanswered={sweep.data?.unanswered ?? 0}
            />
          )}
          <ComingUp />
          <CountersOfYear />
        </div>
        <div className="home-rail">
          <StepTasks />
          <Suspense fallback={null}>
            <DueReminders />
            {holds('special-approval.decide') && <WaitingApprovals />}
          </Suspense>
          <StageCounts title={about('yourCases')} />
        </div>
      </div>
    </>
  );
}

/** So many hearings are asked about here; the others on their page. */
const shownQuestions = 8;

interface ClientWorkProps {
  items: readonly WorkItem[];
  invoices: readonly Invoice[];
  /** The first writs whose questions are open, and how many there are. */
  asked: Pick<RouteReply<typeof writs.list>, 'writs' | 'total'> | undefined;
  /** Hearings of which the company is asked who paid, and how many it has not answered. */
  hearings: readonly SweptHearing[];
  unanswered: number;
}

/** Not by day, as for the firm, but by what kind of thing it is: a company has few, and each is another thing. */
function ClientWork({ items, invoices, asked, hearings, unanswered }: ClientWorkProps) {
  const t = useText(messages);
  const about = useText(overviewMessages);
  const bySweep = useText(sweepMessages);
  const { holds } = usePerson();
  const [overdue = [], due = []] = [true, false].map((isLate) =>
    invoices.filter(({ status }) => (status === 'OVERDUE') === isLate),
  );
  const inStatus = (status: string) => items.filter((item) => item.status === status);
  const needed = inStatus('RETURNED_TO_CLIENT');
  const held = inStatus('PAYMENT_HOLD');
  const drafts = inStatus('DRAFT');
  const more = (count: number) => t('moreUndated', { count });
  const { writs: questions = [], total: asking = 0 } = asked ?? {};
  return (
    <div className="sheet worklist">
      {hearings.length > 0 && (
        <WorkGroup
          id="before-court"
          title={bySweep('beforeCourt')}
          items={[]}
          count={unanswered}
          moreLabel={more}
        >
          {hearings.slice(0, shownQuestions).map((row) => (
            <SweepQuestion key={row.id} row={row} />
          ))}
          {hearings.length > shownQuestions && (
            <li className="worklist-more">
              <Link to="/sweep">{bySweep('moreQuestions', { count: hearings.length - shownQuestions })}</Link>
            </li>
          )}
        </WorkGroup>
      )}
      {needed.length + asking > 0 && (
        <WorkGroup
          id="needed"
          title={about('needed')}
          items={needed}
          count={needed.length + asking}
          isClient
          moreLabel={more}
        >
          {questions.map((row) => (
            <WritQuestions key={row.id} row={row} />
          ))}
          {asking > questions.length && (
            <li className="worklist-more">
              <Link to="/writs" search={{ waitsFor: 'COMPANY' }}>
                {about('moreQuestions', { count: asking - questions.length })}
              </Link>
            </li>
          )}
        </WorkGroup>
      )}
      {held.length + overdue.length > 0 && (
        <WorkGroup
          id="held"
          title={about('onHold')}
          items={held}
          count={held.length + overdue.length}
          isClient
          moreLabel={more}
        >
          {overdue.map((invoice) => (
            <WaitingInvoice key={invoice.id} invoice={invoice} />
          ))}
          {holds('invoice.pay') &&
            [...Map.groupBy(overdue, ({ firm }) => firm.id).values()].map((own) => (
              <li key={own[0]?.firm.id} className="pay-row">
                <Suspense>
                  <PayButton
                    invoiceIds={own.map(({ id }) => id)}
                    amountCents={own.reduce((sum, { balanceCents }) => sum + balanceCents, 0)}
                  />
                </Suspense>
              </li>
            ))}
        </WorkGroup>
      )}
      {due.length > 0 && (
        <WorkGroup id="to-pay" title={about('toPay')} items={[]} count={due.length} moreLabel={more}>
          {due.map((invoice) => (
            <WaitingInvoice key={invoice.id} invoice={invoice} />
          ))}
        </WorkGroup>
      )}
      {drafts.length > 0 && (
        <WorkGroup id="drafts" title={about('drafts')} items={drafts} isClient moreLabel={more} />
      )}
    </div>
  );
}

function WaitingInvoice({ invoice }: { invoice: Invoice }) {
  const t = useText(overviewMessages);
  const isLate = invoice.status === 'OVERDUE';
  const when = invoice.dueDate === null ? '' : distance(invoice.dueDate).text;
  return (
    <li className="work-row invoice-row">
      <span className={`work-icon ${isLate ? 'tone-stop' : 'tone-desk'}`}>
        {isLate ? <AlarmClock {...icon} /> : <Receipt {...icon} />}
      </span>
      <TwoLines
        strong
        first={
          <Link to="/invoices/$id" params={{ id: invoice.id }}>
            {t('payInvoice', { number: invoice.number ?? '' })}
          </Link>
        }
        second={invoice.firm.name}
      />
      <span className="work-due">
        <span>{formatMoney(invoice.balanceCents)}</span>
        {isLate ? (
          <span className="late">{t('holdsCases', { late: when })}</span>
        ) : (
          invoice.dueDate !== null && <span>{t('invoiceDue', { day: listDay(invoice.dueDate), when })}</span>
        )}
      </span>
    </li>
  );
}

/** All is done, or nothing was begun: the two look alike and ask for different words. */
function NothingWaits() {
  const t = useText(messages);
  const about = useText(overviewMessages);
  const { holds } = usePerson();
  const all = useCall(cases.queues, { quiet: true }).data?.all;
  const isFirst = all === 0 && holds('case.create');
  // An owner of units and a viewer only read: whether the firm waits for an answer isn’t said by what waits for them.
  const done = holds('case.save') || holds('invoice.pay') ? 'clientDone' : 'readerDone';
  return (
    <Sheet padded={false}>
      <EmptyState
        icon={isFirst ? FolderPlus : CircleCheck}
        tone={isFirst ? 'plain' : 'done'}
        level={2}
        title={about(isFirst ? 'clientFirst' : done)}
        actions={
          isFirst ? (
            <ButtonLink to="/cases/new" color="primary" variant="solid">
              {about('newCase')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/cases">{t('seeCases')}</ButtonLink>
          )
        }
      >
        {about(isFirst ? 'clientFirstText' : `${done}Text`)}
      </EmptyState>
    </Sheet>
  );
}
