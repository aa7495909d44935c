import { factPaths, formatsOf, isFactPath, tagFields } from '@writdesk/contract/documents/tag-fields';
import {
  type DocumentTag,
  tagFaces,
  tagTypes,
  type TemplateDetails,
  type TemplatePage,
} from '@writdesk/contract/documents/template-values';
import { Button } from 'antd';
import { Copy, CopyPlus, Trash2 } from 'lucide-react';
import { useFactName } from '../../../labels/documents/fact-names.ts';
import { CheckInput, Question, QuestionRow, SelectInput, TextInput } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { ConditionGrid } from '../ConditionGrid.tsx';
import type { ConditionLine } from '../template-form-values.ts';
import { groupMessages } from './group-messages.ts';
import { designerMessages } from './messages.ts';
import { NumberInput } from './NumberInput.tsx';
import { onPage } from '../../../shared/files/page-boxes.ts';

interface TagPanelProps {
  tag: DocumentTag;
  template: TemplateDetails;
  page: TemplatePage;
  onChange: (patch: Partial<DocumentTag>) => void;
  onCopy: () => void;
  onRemove: () => void;
  onDuplicate: () => void;
}

const NONE = 'NONE';

/** Everything about the chosen tag, its place typed as numbers too. */
export function TagPanel({ tag, template, page, onChange, onCopy, onRemove, onDuplicate }: TagPanelProps) {
  const t = useText(designerMessages);
  const of = useText(groupMessages);
  return (
    <Sheet title={t('tag')} className="tag-panel">
      <WhatFields tag={tag} template={template} onChange={onChange} />
      <PlaceNumbers tag={tag} page={page} onChange={onChange} />
      <LookFields tag={tag} onChange={onChange} />
      <Condition tag={tag} onChange={onChange} />
      <div className="tag-acts">
        <Button icon={<CopyPlus size={15} aria-hidden />} onClick={onDuplicate}>
          {t('duplicate')}
        </Button>
        <Button icon={<Copy size={15} aria-hidden />} onClick={onCopy}>
          {of('copy')}
        </Button>
        <Button danger icon={<Trash2 size={15} aria-hidden />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Sheet>
  );
}

type PartProps = Pick<TagPanelProps, 'tag' | 'onChange'>;
const input = { size: 'middle', error: undefined } as const;

/** What is printed. */
function WhatFields({ tag, template, onChange }: PartProps & Pick<TagPanelProps, 'template'>) {
  const t = useText(designerMessages);
  const nameOf = useFactName();
  const { path, type } = tag;
  const formats = path !== null && isFactPath(path) ? formatsOf[tagFields[path].type] : [];
  const isButton = type === 'CHECK' || type === 'RADIO';
  const fields = [...new Set(template.fields.map(({ name }) => name))];
  return (
    <>
      <Question label={t('fact')} field={{ id: 'tag-fact' }}>
        <SelectInput<string>
          {...input}
          id="tag-fact"
          value={path ?? NONE}
          options={[
            { value: NONE, label: t('noFact') },
            ...factPaths.map((value) => ({ value, label: nameOf(value), hint: value })),
          ]}
          onChange={(next) =>
            onChange(
              next === null || next === NONE
                ? { path: null }
                : {
                    path: next,
                    text: null,
                    ...(isFactPath(next) && { format: formatsOf[tagFields[next].type][0] ?? 'PLAIN' }),
                  },
            )
          }
        />
      </Question>
      {path === null && !isButton && (
        <Question label={t('text')} hint={t('textHint')} field={{ id: 'tag-text' }}>
          <TextInput
            {...input}
            id="tag-text"
            value={tag.text ?? ''}
            maxLength={500}
            onChange={(text) => onChange({ text: text || null })}
          />
        </Question>
      )}
      <QuestionRow>
        <Question label={t('type')} field={{ id: 'tag-type' }}>
          <SelectInput
            {...input}
            id="tag-type"
            value={type}
            options={tagTypes.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => next && onChange({ type: next })}
          />
        </Question>
        {formats.length > 1 && (
          <Question label={t('format')} field={{ id: 'tag-format' }}>
            <SelectInput
              {...input}
              id="tag-format"
              value={tag.format}
              options={formats.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => next && onChange({ format: next })}
            />
          </Question>
        )}
      </QuestionRow>
      {fields.length > 0 && (
        <Question label={t('field')} field={{ id: 'tag-field' }}>
          <SelectInput<string>
            {...input}
            id="tag-field"
            value={tag.fieldName ?? NONE}
            options={[
              { value: NONE, label: t('noField') },
              ...fields.map((value) => ({ value, label: value })),
            ]}
            onChange={(next) => onChange(placeOfField(next, template))}
          />
        </Question>
      )}
      <CheckInput
        id="tag-required"
        value={tag.required}
        error={undefined}
        onChange={(required) => onChange({ required })}
      >
        {t('required')}
      </CheckInput>
    </>
  );
}

/** A tag of a field stands where the field is. */
function placeOfField(name: string | null, { fields }: TemplateDetails): Partial<DocumentTag> {
  const field = fields.find((one) => one.name === name);
  if (!field) return { fieldName: null, option: null };
  const { page, x, y, width, height, option } = field;
  return { fieldName: field.name, option, page, x, y, width, height };
}

function PlaceNumbers({ tag, page, onChange }: PartProps & Pick<TagPanelProps, 'page'>) {
  const t = useText(designerMessages);
  const { x, y, width, height } = tag;
  const parts = [
    ['x', 'y'],
    ['width', 'height'],
  ] as const;
  return (
    <>
      {parts.map((pair) => (
        <QuestionRow key={pair[0]}>
          {pair.map((name) => (
            <Question key={name} label={t(name)} field={{ id: `tag-${name}` }}>
              <NumberInput
                id={`tag-${name}`}
                value={tag[name]}
                onChange={(value) => onChange(onPage({ x, y, width, height, [name]: value }, page))}
              />
            </Question>
          ))}
        </QuestionRow>
      ))}
    </>
  );
}

function LookFields({ tag, onChange }: PartProps) {
  const t = useText(designerMessages);
  return (
    <>
      <QuestionRow>
        {(['fontSize', 'minFontSize'] as const).map((name) => (
          <Question key={name} label={t(name)} field={{ id: `tag-${name}` }}>
            <NumberInput
              id={`tag-${name}`}
              value={tag[name]}
              onChange={(value) => onChange({ [name]: Math.max(4, Math.min(72, value)) })}
            />
          </Question>
        ))}
      </QuestionRow>
      <QuestionRow>
        <Question label={t('face')} field={{ id: 'tag-face' }}>
          <SelectInput
            {...input}
            id="tag-face"
            value={tag.face}
            options={tagFaces.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => next && onChange({ face: next })}
          />
        </Question>
        <Question label={t('align')} field={{ id: 'tag-align' }}>
          <SelectInput
            {...input}
            id="tag-align"
            value={tag.align}
            options={(['LEFT', 'CENTER', 'RIGHT'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(next) => next && onChange({ align: next })}
          />
        </Question>
      </QuestionRow>
      {tag.type === 'LINES' && (
        <Question label={t('lineSpacing')} hint={t('lineSpacingHint')} field={{ id: 'tag-lineSpacing' }}>
          <NumberInput
            id="tag-lineSpacing"
            value={tag.lineSpacing}
            onChange={(value) => onChange({ lineSpacing: Math.max(4, Math.min(144, value)) })}
            onClear={() => onChange({ lineSpacing: null })}
          />
        </Question>
      )}
    </>
  );
}

function Condition({ tag: { condition }, onChange }: PartProps) {
  const t = useText(designerMessages);
  const lines = (condition?.rows ?? []).map((row, index) => ({ ...row, key: String(index) }));
  const keep = (next: readonly ConditionLine[]) => {
    const rows = next.map(({ key: _, ...row }) => row);
    onChange({ condition: rows.length > 0 ? { match: condition?.match ?? 'ALL', rows } : null });
  };
  const field = { id: 'tag-condition', value: lines, onChange: keep };
  return (
    <Question label={t('condition')} hint={t('conditionHint')} field={field} group>
      <ConditionGrid field={field} />
    </Question>
  );
}
