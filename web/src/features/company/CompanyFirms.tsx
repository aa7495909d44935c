import { type ClientDetails, clients } from '@writdesk/contract/clients/clients';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { DateInput, Question, RecordDialog, useForm } from '../../shared/form/index.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet, toast } from '../../shared/ui/index.ts';
import { EngageFields, engagementBody, useEngageForm } from './EngageFields.tsx';
import { messages } from './messages.ts';

type Engagement = ClientDetails['engagements'][number];

/** The law firms of a company, with what client care may change of them. */
export function CompanyFirms({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { engagements, can } = company;
  const [isEngaging, setEngaging] = useState(false);
  const [ending, setEnding] = useState<Engagement | null>(null);
  const extra = can.terms && (
    <Button size="small" onClick={() => setEngaging(true)}>
      {t('engageFirm')}
    </Button>
  );
  return (
    <Sheet title={t('firms')} extra={extra}>
      {engagements.length === 0 && (
        <>
          <p className="company-missing">{t('noFirms')}</p>
          <p className="company-hint">{t(can.terms ? 'noFirmsCareText' : 'noFirmsText')}</p>
        </>
      )}
      {engagements.length > 0 && (
        <ul className="company-firms">
          {engagements.map((engagement) => (
            <EngagedFirm
              key={engagement.firmId + engagement.fromDate}
              engagement={engagement}
              onEnd={can.terms && engagement.toDate === null ? () => setEnding(engagement) : undefined}
            />
          ))}
        </ul>
      )}
      {isEngaging && <EngageDialog company={company} onClose={() => setEngaging(false)} />}
      {ending && <EndDialog company={company} engagement={ending} onClose={() => setEnding(null)} />}
    </Sheet>
  );
}

function EngagedFirm({ engagement, onEnd }: { engagement: Engagement; onEnd: (() => void) | undefined }) {
  const t = useText(messages);
  const { firmName, stateCodes, fromDate, toDate } = engagement;
  return (
    <li>
      <strong>{firmName}</strong>
      <span>
        {t(toDate ? 'statesFromTo' : 'statesFrom', {
          states: stateCodes.join(', '),
          from: recordDay(fromDate),
          to: toDate ? recordDay(toDate) : '',
        })}
      </span>
      {onEnd && (
        <Button size="small" onClick={onEnd} aria-label={t('endWith', { firm: firmName })}>
          {t('endEngagement')}
        </Button>
      )}
    </li>
  );
}

function EngageDialog({ company, onClose }: { company: ClientDetails; onClose: () => void }) {
  const t = useText(messages);
  const form = useEngageForm(company, onClose);
  return (
    <RecordDialog title={t('engageFirm')} keep={t('keep')} save={t('engage')} form={form} onClose={onClose}>
      <EngageFields field={form.field} />
    </RecordDialog>
  );
}

interface EndDialogProps {
  company: ClientDetails;
  engagement: Engagement;
  onClose: () => void;
}

/** The firm keeps the cases that it has; new ones go to another. */
function EndDialog({ company, engagement, onClose }: EndDialogProps) {
  const t = useText(messages);
  const form = useForm<{ toDate: string | null }>({ initial: { toDate: todayIn(company.timeZone) } });
  const update = useAction(clients.update, { quiet: true });
  const { toDate } = form.values;
  const submit = () => {
    form.setErrors(toDate ? {} : { toDate: t('giveLastDay') });
    if (!toDate) return;
    const engagements = company.engagements.map((one) =>
      engagementBody(one === engagement ? { ...one, toDate } : one),
    );
    update
      .runAsync({ params: { id: company.id }, body: { version: company.version, engagements } })
      .then(() => {
        toast.success(engagement.firmName, { title: t('saved') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('endWith', { firm: engagement.firmName })}
      keep={t('keep')}
      save={t('endEngagement')}
      lead={<p>{t('endText')}</p>}
      form={{ ...form, submit, isRunning: update.isRunning }}
      onClose={onClose}
    >
      <Question label={t('lastDay')} field={form.field('toDate')}>
        <DateInput {...form.field('toDate')} min={engagement.fromDate} />
      </Question>
    </RecordDialog>
  );
}
