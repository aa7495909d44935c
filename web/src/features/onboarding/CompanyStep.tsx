import { clients, newCompany, type ClientDetails } from '@writdesk/contract/clients/clients';
import { Button } from 'antd';
import { useAction } from '../../shared/api/index.ts';
import { FormPage, useBodyForm } from '../../shared/form/index.ts';
import { localZone } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { CompanyFields, companyValues } from '../company/index.ts';
import { messages } from './messages.ts';

interface CompanyStepProps {
  company: ClientDetails | null;
  onSaved: (clientId: string) => void;
  /** The account was created again at the sign-in service. */
  onSignedOut: () => void;
}

/** What the company is. Whoever comes back to it changes what they said. */
export function CompanyStep({ company, onSaved, onSignedOut }: CompanyStepProps) {
  const t = useText(messages);
  const form = useBodyForm(
    companyValues(company ?? undefined),
    newCompany,
    (values) => ({
      ...values,
      entityType: values.entityType as 'LLC',
      timeZone: company?.timeZone ?? localZone(),
    }),
    'onboarding.company',
  );
  const onboard = useAction(clients.onboard, { quiet: true });
  const update = useAction(clients.update, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    // The registration is for a company that isn't known, or that an invite began.
    const isKnown = company?.onboarding.company === true;
    const shortName = body.shortName ?? body.name.slice(0, 60);
    const saving = isKnown
      ? update
          .runAsync({ params: { id: company.id }, body: { ...body, shortName } })
          .then(({ id }) => ({ id, isSignedOut: false }))
      : onboard
          .runAsync({ body })
          .then(({ clientDetails, isSignedOut }) => ({ id: clientDetails.Id, isSignedOut }));
    saving
      .then(({ id, isSignedOut }) => {
        form.forget();
        if (isSignedOut) onSignedOut();
        else onSaved(id);
      })
      .catch(form.refuse);
  };
  return (
    <FormPage
      title={t('companyTitle')}
      lead={t('companyLead')}
      errors={form.errors}
      onSubmit={submit}
      actions={
        <>
          <span />
          <Button
            size="large"
            type="primary"
            htmlType="submit"
            loading={onboard.isRunning || update.isRunning}
          >
            {t('next')}
          </Button>
        </>
      }
    >
      <CompanyFields field={form.field} />
    </FormPage>
  );
}
