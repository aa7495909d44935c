import { Button, Checkbox } from 'antd';
import { X } from 'lucide-react';
import { useText } from '../../../../../shared/i18n/translate.ts';
import { redactionMessages } from './messages.ts';
import type { Place } from './use-places.ts';

interface PlaceListProps {
  places: readonly Place[];
  page: number;
  nameOf: (place: Place) => string;
  onTurn: (key: string, isOn: boolean) => void;
  onShow: (place: Place) => void;
  onRemove: (key: string) => void;
}

/** All places, page by page: what is ticked becomes black. */
export function PlaceList({ places, page, nameOf, onTurn, onShow, onRemove }: PlaceListProps) {
  const t = useText(redactionMessages);
  if (places.length === 0) return <p className="redaction-hint">{t('noPlaces')}</p>;
  const inOrder = places.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  return (
    <ul className="redaction-list" aria-label={t('places')}>
      {inOrder.map((place) => {
        const what = t('onPage', { what: nameOf(place), page: place.page });
        return (
          <li key={place.key} className={place.page === page ? 'on' : undefined}>
            <Checkbox
              checked={place.isOn}
              onChange={({ target }) => onTurn(place.key, target.checked)}
              aria-label={what}
            />
            <button type="button" className="link-button" onClick={() => onShow(place)}>
              {what}
            </button>
            <Button
              type="text"
              size="small"
              aria-label={t('remove', { what })}
              icon={<X size={15} aria-hidden />}
              onClick={() => onRemove(place.key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
