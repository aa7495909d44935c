import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { useText } from '../../../shared/i18n/translate.ts';
import { conflictMessages } from './conflict-messages.ts';
import { differences } from './tag-differences.ts';

interface TagDifferencesProps {
  mine: readonly DocumentTag[];
  theirs: readonly DocumentTag[];
  /** Whether a tag of mine has this id on the server. */
  isNamed: (tag: DocumentTag, serverId: string) => boolean;
  nameOf: (tag: DocumentTag) => string;
}

/** The tags that two people left differently, as each of them has it. */
export function TagDifferences({ mine, theirs, isNamed, nameOf }: TagDifferencesProps) {
  const t = useText(conflictMessages);
  const rows = differences(mine, theirs, isNamed);
  const said = (tag: DocumentTag | null, other: DocumentTag | null) => {
    if (!tag) return t('gone');
    const { page, x, y, width, height } = tag;
    const parts = other ? partsOf(tag, other) : { isMoved: true, isOther: false };
    return [
      other && nameOf(tag) !== nameOf(other) && nameOf(tag),
      parts.isMoved && t('place', { page, x, y, width, height }),
      parts.isOther && t('other'),
    ]
      .filter(Boolean)
      .join(', ');
  };
  if (rows.length === 0) return <p>{t('same')}</p>;
  return (
    <div className="tags-scroll" role="region" aria-label={t('title')} tabIndex={0}>
      <table className="template-tags">
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tag')}</th>
            <th scope="col">{t('theirs')}</th>
            <th scope="col">{t('mine')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const tag = row.mine ?? row.theirs;
            return (
              tag && (
                <tr key={tag.id}>
                  <th scope="row">{nameOf(tag)}</th>
                  <td>{said(row.theirs, row.mine)}</td>
                  <td>{said(row.mine, row.theirs)}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const placeKeys = ['page', 'x', 'y', 'width', 'height'] as const;

function partsOf(one: DocumentTag, other: DocumentTag) {
  const isMoved = placeKeys.some((key) => one[key] !== other[key]);
  const rest = ({ id: _, page: _page, x: _x, y: _y, width: _width, height: _height, ...tag }: DocumentTag) =>
    JSON.stringify(Object.entries(tag).toSorted(([a], [b]) => a.localeCompare(b)));
  return { isMoved, isOther: rest(one) !== rest(other) };
}
