import { type Role, roles } from '@writdesk/contract/permissions/roles';
import { filledNotice, noticePlaces } from '@writdesk/contract/workflows/notice-text';
import {
  noticeChannels,
  noticeMoments,
  type StepNotification,
} from '@writdesk/contract/workflows/workflow-values';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { roleNames } from '../../labels/roles.ts';
import { MultiSelect, Question, SelectInput, TextInput } from '../../shared/form/index.ts';
import { proseDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

interface NotificationLinesProps {
  lines: readonly StepNotification[];
  stepName: string;
  onChange: (lines: readonly StepNotification[]) => void;
}

const texts = [
  ['en', 'textEn'],
  ['es', 'textEs'],
] as const;

/** Who is notified of a step, when and how, with the text in both languages as it will read. */
export function NotificationLines({ lines, stepName, onChange }: NotificationLinesProps) {
  const t = useText(messages);
  const change = (at: number, patch: Partial<StepNotification>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...patch } : line)));
  const sample = {
    case: t('sampleCase'),
    step: stepName,
    court: t('sampleCourt'),
    date: proseDay('2026-12-01'),
  };
  return (
    <>
      {lines.map((line, index) => (
        <div className="step-line" key={index}>
          <Question label={t('who')} field={{ id: `notice-who-${index}` }}>
            <MultiSelect<Role>
              id={`notice-who-${index}`}
              value={line.audienceRoles}
              options={roles.map((value) => ({ value, label: wordOf(roleNames, value) }))}
              onChange={(audienceRoles) => change(index, { audienceRoles: [...audienceRoles] })}
            />
          </Question>
          <Question label={t('when')} field={{ id: `notice-on-${index}` }}>
            <SelectInput
              id={`notice-on-${index}`}
              size="middle"
              value={line.on}
              options={noticeMoments.map((value) => ({ value, label: t(value) }))}
              onChange={(on) => on && change(index, { on })}
            />
          </Question>
          {(line.on === 'DUE_IN' || line.on === 'OVERDUE') && (
            <Question label={t('offset')} field={{ id: `notice-offset-${index}` }}>
              <TextInput
                id={`notice-offset-${index}`}
                size="middle"
                inputMode="numeric"
                value={String(line.offset ?? 0)}
                onChange={(text) => change(index, { offset: Math.max(0, Number.parseInt(text, 10) || 0) })}
              />
            </Question>
          )}
          <Question
            label={t('channel')}
            hint={line.channel === 'SMS' ? t('smsHint') : undefined}
            field={{ id: `notice-channel-${index}` }}
          >
            <SelectInput
              id={`notice-channel-${index}`}
              size="middle"
              value={line.channel}
              options={noticeChannels.map((value) => ({ value, label: t(value) }))}
              onChange={(channel) => channel && change(index, { channel })}
            />
          </Question>
          {texts.map(([language, label]) => (
            <Question key={language} label={t(label)} field={{ id: `notice-${language}-${index}` }}>
              <TextInput
                id={`notice-${language}-${index}`}
                size="middle"
                rows={2}
                maxLength={400}
                value={line.text[language]}
                onChange={(text) =>
                  change(index, { text: { ...line.text, [language]: text.replaceAll('\n', ' ') } })
                }
              />
            </Question>
          ))}
          <p className="step-preview">
            <strong>{t('preview')}</strong>
            {texts.map(([language]) => (
              <span key={language} lang={language}>
                {filledNotice(line.text[language], sample)}
              </span>
            ))}
            <small>{t('places', { places: noticePlaces.map((place) => `{${place}}`).join(' ') })}</small>
          </p>
          <Button
            type="text"
            className="step-line-remove"
            aria-label={t('removeLine', { number: index + 1 })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        type="text"
        icon={<Plus size={16} aria-hidden />}
        onClick={() =>
          onChange([
            ...lines,
            {
              on: 'ENTER',
              audienceRoles: ['case_processor'],
              channel: 'APP',
              templateId: 'OWN',
              text: { en: '{case}: {step}.', es: '{case}: {step}.' },
            },
          ])
        }
      >
        {t('addNotification')}
      </Button>
    </>
  );
}
