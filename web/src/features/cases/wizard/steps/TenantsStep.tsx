import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { CheckInput, Question, QuestionRow, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { AddressQuestion } from '../questions/AddressQuestion.tsx';
import { blankTenant, type TenantDraft } from '../draft/draft-values.ts';
import type { TenantText } from '../draft/merge-stale.ts';
import { OtherQuestions } from '../questions/FieldQuestion.tsx';
import { messages } from '../messages.ts';
import { tenantsMessages } from './tenants-messages.ts';
import { SecretInput } from '../questions/SecretInput.tsx';
import { StepFrame } from './StepFrame.tsx';
import { tenantName } from './step-summary.ts';
import { useDraft } from '../draft/use-draft.ts';

const mostTenants = 40;

/** Everybody who is to leave, each with their full name as the court must have it. */
export function TenantsStep() {
  const t = useText(tenantsMessages);
  const { values, set, part } = useDraft();
  const { tenants } = values;
  const change = (key: string, patch: Partial<TenantDraft>) =>
    set({ tenants: tenants.map((tenant) => (tenant.key === key ? { ...tenant, ...patch } : tenant)) });
  const remove = (key: string) => set({ tenants: tenants.filter((tenant) => tenant.key !== key) });
  const field = part('tenants');
  return (
    <StepFrame step="tenants" lead={t('tenantsLead')}>
      <Question label={t('whoLives')} hint={t('whoLivesHint')} field={field} group>
        {tenants.map((tenant, index) => (
          <TenantFields
            key={tenant.key}
            tenant={tenant}
            index={index}
            onChange={(patch) => change(tenant.key, patch)}
            onRemove={tenants.length > 1 ? () => remove(tenant.key) : null}
          />
        ))}
        <Button
          size="large"
          type="dashed"
          icon={<Plus size={16} aria-hidden />}
          disabled={tenants.length >= mostTenants}
          onClick={() => set({ tenants: [...tenants, blankTenant()] })}
        >
          {t('addTenant')}
        </Button>
      </Question>
      <AddressQuestion />
      <OtherQuestions step="tenants" placed={[]} />
    </StepFrame>
  );
}

interface TenantFieldsProps {
  tenant: TenantDraft;
  index: number;
  onChange: (patch: Partial<TenantDraft>) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function TenantFields({ tenant, index, onChange, onRemove }: TenantFieldsProps) {
  const t = useText(messages);
  const own = useText(tenantsMessages);
  const { part } = useDraft();
  const at = (name: keyof TenantDraft) => part(`tenants.${index}.${name}`);
  const { hasOneName } = tenant;
  const text = (name: Exclude<TenantText, 'isMinor' | 'hasOneName'>) => ({
    ...at(name),
    value: tenant[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const title = tenantName(tenant) || own('tenantNumber', { number: index + 1 });
  return (
    <section className="tenant-fields" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {onRemove && (
          <Button
            type="text"
            size="small"
            icon={<Trash2 size={15} aria-hidden />}
            aria-label={own('removeTenant', { name: title })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </header>
      {!hasOneName && (
        <QuestionRow>
          <Question label={t('tenant_firstName')} field={at('firstName')}>
            <TextInput {...text('firstName')} maxLength={100} autoComplete="off" />
          </Question>
          <Question label={t('tenant_middleName')} field={at('middleName')} optional>
            <TextInput {...text('middleName')} maxLength={100} autoComplete="off" />
          </Question>
        </QuestionRow>
      )}
      <div className="name-and-suffix">
        <Question label={t(hasOneName ? 'tenant_oneName' : 'tenant_lastName')} field={at('lastName')}>
          <TextInput {...text('lastName')} maxLength={100} autoComplete="off" />
        </Question>
        <Question label={t('tenant_suffix')} field={at('suffix')} optional>
          <TextInput {...text('suffix')} maxLength={20} autoComplete="off" />
        </Question>
      </div>
      <div className="minor-tick">
        <CheckInput
          id={at('hasOneName').id}
          error={undefined}
          value={hasOneName}
          onChange={(one) => onChange({ hasOneName: one })}
        >
          {t('tenant_hasOneName')}
        </CheckInput>
        <CheckInput
          id={at('isMinor').id}
          error={undefined}
          value={tenant.isMinor}
          onChange={(isMinor) => onChange({ isMinor })}
        >
          {t('tenant_isMinor')}
        </CheckInput>
      </div>
      <QuestionRow>
        <Question label={t('tenant_phone')} field={at('phone')} optional>
          <TextInput {...text('phone')} inputMode="tel" maxLength={40} autoComplete="off" />
        </Question>
        <Question label={t('tenant_email')} field={at('email')} optional>
          <TextInput {...text('email')} inputMode="email" autoComplete="off" />
        </Question>
      </QuestionRow>
      {!tenant.isMinor && (
        <>
          <p className="secret-hint">{own('secretHint')}</p>
          <QuestionRow>
            <Question label={own('ssn')} field={at('ssn')} optional>
              <SecretInput
                {...at('ssn')}
                what={own('ssn')}
                kind="ssn"
                value={tenant.ssn}
                onChange={(ssn) => onChange({ ssn })}
              />
            </Question>
            <Question label={own('dateOfBirth')} field={at('dateOfBirth')} optional>
              <SecretInput
                {...at('dateOfBirth')}
                what={own('dateOfBirth')}
                kind="day"
                value={tenant.dateOfBirth}
                onChange={(dateOfBirth) => onChange({ dateOfBirth })}
              />
            </Question>
          </QuestionRow>
        </>
      )}
    </section>
  );
}
