import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { Button } from 'antd';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  Copy,
  type LucideIcon,
  MoveHorizontal,
  MoveVertical,
  Trash2,
} from 'lucide-react';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { groupMessages } from './group-messages.ts';
import { aligned, type Alignment, distributed, type Places, sameSize } from './tag-groups.ts';

interface GroupPanelProps {
  /** The one chosen last, which the others follow, comes last. */
  tags: readonly DocumentTag[];
  nameOf: (tag: DocumentTag) => string;
  onPlace: (places: Places) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const alignments: readonly (readonly [Alignment, LucideIcon])[] = [
  ['ALIGN_LEFT', AlignStartVertical],
  ['ALIGN_CENTER', AlignCenterVertical],
  ['ALIGN_RIGHT', AlignEndVertical],
  ['ALIGN_TOP', AlignStartHorizontal],
  ['ALIGN_MIDDLE', AlignCenterHorizontal],
  ['ALIGN_BOTTOM', AlignEndHorizontal],
];
const gaps = [
  ['x', AlignHorizontalSpaceAround],
  ['y', AlignVerticalSpaceAround],
] as const;
const sizes = [
  ['width', MoveHorizontal],
  ['height', MoveVertical],
] as const;

/** What can be done with several tags at once. */
export function GroupPanel({ tags, nameOf, onPlace, onCopy, onRemove }: GroupPanelProps) {
  const t = useText(groupMessages);
  const like = tags.at(-1);
  const isOnOnePage = tags.every(({ page }) => page === like?.page);
  return (
    <Sheet title={t('several', { count: tags.length })} className="tag-panel">
      <p className="quiet-words">{like && t('like', { what: nameOf(like) })}</p>
      <Acts title={t('align')}>
        {alignments.map(([how, icon]) => (
          <Act key={how} icon={icon} label={t(how)} onClick={() => onPlace(aligned(tags, how))} />
        ))}
      </Acts>
      <Acts title={t('distribute')}>
        {gaps.map(([axis, icon]) => (
          <Act
            key={axis}
            icon={icon}
            label={t(axis)}
            off={tags.length < 3 || !isOnOnePage}
            onClick={() => onPlace(distributed(tags, axis))}
          />
        ))}
      </Acts>
      <Acts title={t('sameSize')}>
        {sizes.map(([length, icon]) => (
          <Act key={length} icon={icon} label={t(length)} onClick={() => onPlace(sameSize(tags, length))} />
        ))}
      </Acts>
      <div className="tag-acts">
        <Button icon={<Copy size={15} aria-hidden />} onClick={onCopy}>
          {t('copy')}
        </Button>
        <Button danger icon={<Trash2 size={15} aria-hidden />} onClick={onRemove}>
          {t('removeAll')}
        </Button>
      </div>
    </Sheet>
  );
}

function Acts({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <small>{title}</small>
      <div className="tag-group-acts">{children}</div>
    </div>
  );
}

interface ActProps {
  icon: LucideIcon;
  label: string;
  off?: boolean;
  onClick: () => void;
}

function Act({ icon: Icon, label, off = false, onClick }: ActProps) {
  return (
    <Button disabled={off} icon={<Icon size={15} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
