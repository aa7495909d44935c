import {
  locationChanges,
  type LocationMapping,
  locationMappings,
} from '@writdesk/contract/location-mappings/location-mappings';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useRecordForm, SendDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export interface LocationDialogProps {
  county: LocationMapping;
  /** The firm whose list it is. */
  firmId: string;
  onClose: () => void;
}

const valuesOf = ({ locationId, locationName }: LocationMapping) => ({
  locationId: locationId ?? '',
  locationName: locationName ?? '',
});

/** Gives a county its location. */
export function LocationDialog({ county, firmId, onClose }: LocationDialogProps) {
  const t = useText(messages);
  const { firmId: ownFirmId } = usePerson();
  const update = useAction(locationMappings.update, { quiet: true });
  const { id, countyName, stateCode } = county;
  const form = useRecordForm({
    record: county,
    reply: locationMappings.update.reply,
    valuesOf,
    schema: locationChanges,
    bodyOf: (values) => ({ ...values, ...(ownFirmId === null && { firmId }) }),
    save: (body, version) => update.runAsync({ params: { id }, body: { ...body, version } }),
    onSaved: ({ locationName }) => {
      toast.success(`${countyName}, ${stateCode}: ${locationName}`, { title: t('saved') });
      onClose();
    },
    words: { nameOf: (field) => t(field), textOf: (field, values) => values[field] },
  });
  return (
    <RecordDialog
      title={t('editTitle', { county: countyName, state: stateCode })}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <Question label={t('locationId')} hint={t('locationIdHint')} field={form.field('locationId')}>
        <TextInput {...form.field('locationId')} maxLength={40} />
      </Question>
      <Question label={t('locationName')} field={form.field('locationName')}>
        <TextInput {...form.field('locationName')} maxLength={120} />
      </Question>
    </RecordDialog>
  );
}

/** Takes a county its location. */
export function RemoveLocationDialog({ county, firmId, onClose }: LocationDialogProps) {
  const t = useText(messages);
  const { id, countyName, stateCode } = county;
  return (
    <SendDialog
      title={t('removeTitle', { county: countyName })}
      keep={t('keepLocation')}
      confirm={{ label: t('remove'), danger: true }}
      route={locationMappings.remove}
      parts={{ params: { id }, query: { firmId } }}
      said={() => ({ title: t('removed'), text: `${countyName}, ${stateCode}` })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </SendDialog>
  );
}
