import { endsWithPeriod } from '@writdesk/contract/notices/notice-types';
import { isOneDwelling } from '@writdesk/contract/properties/property-categories';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { recordDay } from '../../../../shared/formats/dates.ts';
import { Facts, Sheet, type Fact } from '../../../../shared/ui/index.ts';
import { isSaid, lacksIdentity } from '../draft/draft-changes.ts';
import type { TenantDraft } from '../draft/draft-values.ts';
import { ledgerSum } from '../questions/ledger.ts';
import { messages } from '../messages.ts';
import { answered, shownName } from '../questions/shown-field.ts';
import { tenantName, uploads } from './step-summary.ts';
import {
  type DraftField,
  noticeProof,
  otherFields,
  stepOfPath,
  type StepName,
} from '../../../../labels/case/steps.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStep } from './use-step.ts';

/** The whole case to be read, each part with the way back to its step. */
export function ReviewSheets() {
  const t = useText(messages);
  const locale = useLocale();
  const { values, record } = useDraft();
  const facts = (fields: readonly DraftField[]): Fact[] =>
    fields.map((field) => ({
      label: shownName(field, { locale, t }),
      value: answered(field, values, { record, locale, t }),
      missing: <Missing path={field} what={shownName(field, { locale, t })} />,
    }));
  const { property } = record ?? {};
  // The address of a building is its premises.
  const hasUnits =
    !property ||
    values.unitLabel !== '' ||
    !isOneDwelling({ category: property.propertyCategory, unitCount: property.unitCount });
  const tenants = values.tenants.filter(isSaid);
  const identityOf = (tenant: TenantDraft) => t('identityOf', { name: tenantName(tenant) });
  const files = uploads(record);
  const proofs = files.filter(({ kind }) => kind === noticeProof).map(({ fileName }) => fileName);
  return (
    <>
      <ReviewSheet step="property">
        <Facts
          columns={2}
          items={facts([
            'clientId',
            'propertyId',
            ...(hasUnits ? (['unitLabel'] as const) : []),
            'countyId',
            'courthouseId',
            ...otherFields('property', ['unitLabel']),
          ])}
        />
      </ReviewSheet>
      <ReviewSheet step="tenants">
        <Facts
          columns={2}
          items={[
            ...tenants.map((tenant) => ({
              label: t(tenant.isMinor ? 'minor' : 'tenant'),
              value: <TenantWords tenant={tenant} />,
            })),
            ...values.tenants.flatMap((tenant, index) =>
              isSaid(tenant) && lacksIdentity(tenant)
                ? [
                    {
                      label: identityOf(tenant),
                      value: '',
                      missing: <Missing path={`tenants.${index}.ssn`} what={identityOf(tenant)} />,
                    },
                  ]
                : [],
            ),
            ...(tenants.length === 0
              ? [{ label: t('tenants'), value: <Missing path="tenants" what={t('tenants')} /> }]
              : []),
            ...facts(['tenantAddress', ...otherFields('tenants', [])]),
          ]}
        />
      </ReviewSheet>
      <ReviewSheet step="reason">
        <Facts
          columns={2}
          items={[
            ...facts(['reasons']),
            ...facts(otherFields('reason', ['claimedCents'])).filter(({ value }) => value !== ''),
            ...facts(['claimedCents']),
          ]}
        />
        <LedgerLines />
      </ReviewSheet>
      <ReviewSheet step="notice">
        <Facts
          columns={2}
          items={[
            ...facts(otherFields('notice', endsWithPeriod(values.noticeType) ? [] : ['rentPeriodEndsOn'])),
            {
              label: t('proof'),
              value: proofs.join(', '),
              missing: <Missing path={`documents.${noticeProof}`} what={t('proof')} />,
            },
          ]}
        />
      </ReviewSheet>
      <ReviewSheet step="documents">
        <Facts
          columns={2}
          items={[
            ...files
              .filter(({ kind }) => kind !== noticeProof)
              .map(({ id, kind, fileName }) => ({ key: id, label: kindLabel(kind, t), value: fileName })),
            ...(files.every(({ kind }) => kind === noticeProof)
              ? [{ label: t('documents'), value: <Missing path="documents" what={t('documents')} /> }]
              : []),
            ...facts(otherFields('documents', [])).filter(({ value }) => value !== ''),
          ]}
        />
      </ReviewSheet>
    </>
  );
}

/** What was not given: a link to its field, in the tone of what waits. */
function Missing({ path, what }: { path: string; what: string }) {
  const t = useText(messages);
  const { go } = useStep();
  return (
    <button
      type="button"
      className="link-button missing tone-hold"
      aria-label={t('giveNow', { what })}
      onClick={() => go(stepOfPath(path), path)}
    >
      <TriangleAlert size={15} aria-hidden />
      {t('nothing')}
    </button>
  );
}

type Text = ReturnType<typeof useText<keyof (typeof messages)['en']>>;

function kindLabel(kind: string, t: Text): string {
  switch (kind) {
    case 'LEASE':
    case 'LEDGER':
    case 'PHOTO':
      return t(`document_${kind}`);
    default:
      return t('document_OTHER');
  }
}

function ReviewSheet({ step, children }: { step: StepName; children: React.ReactNode }) {
  const t = useText(messages);
  const { go } = useStep();
  return (
    <Sheet
      className="review-sheet"
      title={t(step)}
      extra={
        <Button
          type="link"
          size="small"
          aria-label={t('changeStep', { step: t(step) })}
          onClick={() => go(step)}
        >
          {t('change')}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}

function TenantWords({ tenant }: { tenant: TenantDraft }) {
  const { phone, email, ssn } = tenant;
  const reached = [phone, email, ssn.removed ? '' : ssn.shown?.replaceAll('*', '•')]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {tenantName(tenant)}
      {reached && <small>{reached}</small>}
    </>
  );
}

function LedgerLines() {
  const t = useText(messages);
  const { values } = useDraft();
  const lines = values.ledger.filter(({ amountCents }) => amountCents !== null);
  if (lines.length === 0) return null;
  return (
    <table className="ledger-read">
      <caption className="visually-hidden">{t('ledger')}</caption>
      <tbody>
        {lines.map(({ key, kind, dueOn, description, amountCents }) => (
          <tr key={key}>
            <th scope="row">{t(`ledger_${kind}`)}</th>
            <td>{dueOn && recordDay(dueOn)}</td>
            <td>{description}</td>
            <td className="end">{formatMoney(amountCents ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('ledgerShows')}
          </th>
          <td className="end">{formatMoney(ledgerSum(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
