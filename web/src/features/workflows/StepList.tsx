import type { WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { Button } from 'antd';
import { Bell, GripVertical, Plus, ReceiptText } from 'lucide-react';
import { type DragEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { roleNames } from '../../labels/roles.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { MoreMenu } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { actionWord } from './step-words.ts';
import { useGivenName } from '../../labels/use-given-name.ts';
import { blankStep, type Draft } from './use-draft.ts';

interface StepListProps {
  draft: Draft;
  canEdit: boolean;
  openId: string | null;
  onOpen: (id: string | null) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Steps at fault, by the severity of the worst. */
  faulty: ReadonlyMap<string, 'ERROR' | 'WARNING'>;
}

/** The steps in their order: dragged, or lifted with Space and moved with the arrow keys. */
export function StepList(props: StepListProps) {
  const { draft, canEdit, openId, onOpen, selected, onSelect, faulty } = props;
  const t = useText(messages);
  const { steps } = draft;
  const moving = useMoving(draft, selected);
  const insertAt = (place: number) => {
    const step = blankStep();
    draft.insert(place, [step]);
    onOpen(step.id);
  };
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <>
      <ol className="step-list">
        {steps.map((step, index) => (
          <Fragment key={step.id}>
            {canEdit && (
              <li className="step-gap" aria-hidden={false}>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('insertHere', { place: index + 1 })}
                  onClick={() => insertAt(index + 1)}
                >
                  <Plus size={13} aria-hidden />
                </button>
              </li>
            )}
            <StepRow
              step={step}
              number={index + 1}
              canEdit={canEdit}
              isOpen={step.id === openId}
              isSelected={selected.has(step.id)}
              fault={faulty.get(step.id)}
              moving={moving}
              onOpen={() => onOpen(step.id)}
              onToggle={() => toggle(step.id)}
              menu={[
                { key: 'before', label: t('insertBefore'), onSelect: () => insertAt(index + 1) },
                { key: 'after', label: t('insertAfter'), onSelect: () => insertAt(index + 2) },
                {
                  key: 'up',
                  label: t('moveUp'),
                  disabled: index === 0,
                  onSelect: () => draft.move(new Set([step.id]), index - 1),
                },
                {
                  key: 'down',
                  label: t('moveDown'),
                  disabled: index === steps.length - 1,
                  onSelect: () => draft.move(new Set([step.id]), index + 1),
                },
                {
                  key: 'remove',
                  label: t('remove'),
                  danger: true,
                  onSelect: () => draft.remove(new Set([step.id])),
                },
              ]}
            />
          </Fragment>
        ))}
      </ol>
      {canEdit && (
        <Button
          type="text"
          className="step-add"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => insertAt(steps.length + 1)}
        >
          {t('addStep')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {moving.said}
      </p>
    </>
  );
}

/** What is lifted or dragged, and where to. */
function useMoving(draft: Draft, selected: ReadonlySet<string>) {
  const t = useText(messages);
  const [lifted, setLifted] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const lifts = useRef(0);
  const { steps } = draft;
  const placeOf = (id: string) => steps.findIndex((step) => step.id === id);
  /** Several that are selected move together. */
  const groupOf = (id: string): ReadonlySet<string> => (selected.has(id) ? selected : new Set([id]));
  const moveBy = (id: string, by: number) => {
    const group = groupOf(id);
    const first = steps.findIndex((step) => group.has(step.id));
    const to = Math.min(Math.max(first + by, 0), steps.length - group.size);
    if (to === first) return;
    lifts.current += 1;
    draft.move(group, to);
    setSaid(t('movedTo', { name: nameOf(id), place: to + 1, count: steps.length }));
  };
  const nameOf = (id: string) => steps.find((step) => step.id === id)?.name || t('unnamed');
  const press = (event: KeyboardEvent, id: string) => {
    const place = placeOf(id) + 1;
    if (event.key === ' ') {
      event.preventDefault();
      if (lifted === id) {
        setLifted(null);
        setSaid(t('dropped', { name: nameOf(id), place }));
      } else {
        lifts.current = 0;
        setLifted(id);
        setSaid(t('lifted', { name: nameOf(id), place }));
      }
    }
    if (lifted !== id) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      moveBy(id, by);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      for (; lifts.current > 0; lifts.current -= 1) draft.undo();
      setLifted(null);
      setSaid(t('putBack', { name: nameOf(id) }));
    }
  };
  const drop = (event: DragEvent, target: string) => {
    event.preventDefault();
    const id = lifted;
    setOver(null);
    setLifted(null);
    if (id === null || id === target) return;
    const group = groupOf(id);
    if (group.has(target)) return;
    const others = steps.filter((step) => !group.has(step.id));
    const index = others.findIndex((step) => step.id === target);
    // Dragged downward it goes behind the step that it is dropped on.
    draft.move(group, placeOf(id) < placeOf(target) ? index + 1 : index);
  };
  return {
    said,
    lifted,
    over,
    press,
    drop,
    drag: (event: DragEvent, id: string) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setLifted(id);
    },
    hover: (event: DragEvent, id: string) => {
      if (lifted === null) return;
      event.preventDefault();
      setOver(id);
    },
    end: () => {
      setLifted(null);
      setOver(null);
    },
    blur: () => setLifted(null),
  };
}

interface StepRowProps {
  step: WorkflowStep;
  number: number;
  canEdit: boolean;
  isOpen: boolean;
  isSelected: boolean;
  fault: 'ERROR' | 'WARNING' | undefined;
  moving: ReturnType<typeof useMoving>;
  onOpen: () => void;
  onToggle: () => void;
  menu: Parameters<typeof MoreMenu>[0]['items'];
}

function StepRow({
  step,
  number,
  canEdit,
  isOpen,
  isSelected,
  fault,
  moving,
  onOpen,
  onToggle,
  menu,
}: StepRowProps) {
  const t = useText(messages);
  const given = useGivenName();
  const name = given(step.name) || t('unnamed');
  const classes = [
    'step-row',
    isOpen && 'open',
    moving.lifted === step.id && 'lifted',
    moving.over === step.id && 'over',
    fault && `faulty-${fault.toLowerCase()}`,
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      onDragOver={(event) => moving.hover(event, step.id)}
      onDrop={(event) => moving.drop(event, step.id)}
    >
      {canEdit && (
        <>
          <button
            type="button"
            className="step-grip"
            draggable
            aria-label={t('grip', { number, name })}
            aria-pressed={moving.lifted === step.id}
            onKeyDown={(event) => moving.press(event, step.id)}
            onDragStart={(event) => moving.drag(event, step.id)}
            onDragEnd={moving.end}
            onBlur={moving.blur}
          >
            <GripVertical size={16} aria-hidden />
          </button>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('select', { number, name })}
            onChange={onToggle}
          />
        </>
      )}
      <span className="step-number" aria-hidden>
        {number}
      </span>
      <button type="button" className="step-words" aria-expanded={isOpen} onClick={onOpen}>
        <strong className={step.name ? undefined : 'quiet-words'}>{name}</strong>
        <span>{actionWord(step.configureAction.action)}</span>
      </button>
      <span className="step-roles">{step.roles.map((role) => wordOf(roleNames, role)).join(', ')}</span>
      <span className="step-counts">
        <span title={t('notifications')}>
          <Bell size={14} aria-hidden />
          <span className="visually-hidden">{t('notifications')}</span> {step.notifications.length}
        </span>
        <span title={t('billing')}>
          <ReceiptText size={14} aria-hidden />
          <span className="visually-hidden">{t('billing')}</span> {step.billing.length}
        </span>
      </span>
      {canEdit && <MoreMenu size="small" label={t('stepActions', { number })} items={menu} />}
    </li>
  );
}
