import type { LeaseRow, UnitRow } from '@writdesk/contract/rosters/roster-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { AutoComplete } from 'antd';
import { useEffect } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { Question } from '../../../../shared/form/index.ts';
import { useQuestionAria } from '../../../../shared/form/Question.tsx';
import { useSettled } from '../../../../shared/form/use-settled.ts';
import { recordDay } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { rememberNames } from '../names.ts';
import { propertyMessages } from '../steps/property-messages.ts';
import { useAddressedLease } from './use-addressed-lease.ts';
import { useDraft } from '../draft/use-draft.ts';

/** As the case names a unit. */
const nameOf = ({ building, label }: Pick<UnitRow, 'building' | 'label'>) =>
  [building, label].filter(Boolean).join(' ').slice(0, 60);

/** The units of the roster with who lives there. Another text may be typed, for lists of units are seldom whole. */
export function UnitQuestion({ propertyId, isOne }: { propertyId: string; isOne: boolean }) {
  const t = useText(propertyMessages);
  const { field, set, values } = useDraft();
  const search = useSettled(values.unitLabel);
  const { data } = useCall(rosters.units, {
    params: { propertyId },
    query: { search: values.unitId ? '' : search.trim(), size: 50 },
    keepPrevious: true,
    quiet: true,
  });
  const units = (data?.units ?? []).filter(({ active }) => active);
  useEffect(
    () =>
      rememberNames(
        (data?.units ?? []).flatMap((unit) => [
          { id: unit.id, name: nameOf(unit) },
          ...(unit.lease ? [{ id: unit.lease.id, name: unit.lease.tenantNames }] : []),
        ]),
      ),
    [data],
  );
  const take = (unit: Pick<UnitRow, 'id' | 'building' | 'label'>, lease: Pick<LeaseRow, 'id'> | null) =>
    set({ unitLabel: nameOf(unit), unitId: unit.id, leaseId: lease?.id ?? null });
  useAddressedLease(propertyId, take);
  const chosen = units.find(({ id }) => id === values.unitId);
  return (
    <Question label={t('unit')} hint={t(isOne ? 'unitHintOne' : 'unitHint')} field={field('unitLabel')}>
      <UnitInput
        {...field('unitLabel')}
        units={units}
        onType={(unitLabel) => {
          // Typing the name of the chosen unit again changes nothing.
          if (unitLabel !== values.unitLabel) set({ unitLabel, unitId: null, leaseId: null });
        }}
        onChoose={(unit) => take(unit, unit.lease)}
      />
      {chosen?.lease && values.leaseId === chosen.lease.id && <LeaseLine lease={chosen.lease} />}
    </Question>
  );
}

interface UnitInputProps {
  id: string;
  value: string;
  error?: string | undefined;
  units: readonly UnitRow[];
  onType: (text: string) => void;
  onChoose: (unit: UnitRow) => void;
}

function UnitInput({ id, value, error, units, onType, onChoose }: UnitInputProps) {
  const t = useText(propertyMessages);
  const aria = useQuestionAria();
  const hintOf = ({ lease }: UnitRow) =>
    lease
      ? [lease.tenantNames, lease.balanceCents > 0 && t('unitOwes', { sum: formatMoney(lease.balanceCents) })]
          .filter(Boolean)
          .join(' · ')
      : t('unitVacant');
  return (
    <AutoComplete
      {...aria}
      id={id}
      className="unit-input"
      size="large"
      popupMatchSelectWidth={false}
      value={value}
      status={error ? 'error' : ''}
      maxLength={60}
      options={units.map((unit) => ({
        key: unit.id,
        value: nameOf(unit),
        label: (
          <span className="unit-option">
            {nameOf(unit)} <small>{hintOf(unit)}</small>
          </span>
        ),
        unit,
      }))}
      onSelect={(_text, { unit }) => onChoose(unit)}
      onChange={(next: string | undefined) => onType(next ?? '')}
    />
  );
}

/** What the lease brings: who, and how much by age. */
function LeaseLine({ lease }: { lease: LeaseRow }) {
  const t = useText(propertyMessages);
  const ages = [
    ['owed_0', lease.owed0Cents],
    ['owed_31', lease.owed31Cents],
    ['owed_61', lease.owed61Cents],
    ['owed_91', lease.owed91Cents],
  ] as const;
  return (
    <p className="below-field">
      {t('fromLease', { names: lease.tenantNames })}
      {lease.balanceOn && (
        <small>
          {t('leaseOwes', { day: recordDay(lease.balanceOn), sum: formatMoney(lease.balanceCents) })}{' '}
          {ages
            .filter(([, cents]) => cents > 0)
            .map(([key, cents]) => t(key, { sum: formatMoney(cents) }))
            .join(' · ')}
        </small>
      )}
    </p>
  );
}
