import { clients } from '@writdesk/contract/clients/clients';
import {
  importKinds,
  knownReports,
  importSources,
  type ImportKind,
  type ImportSource,
} from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { properties } from '@writdesk/contract/properties/properties';
import { storage } from '@writdesk/contract/storage/storage';
import { uploadTypeOf } from '@writdesk/contract/values/upload-types';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { call, putFile, useCall } from '../../shared/api/index.ts';
import { localZone, recordMoment } from '../../shared/formats/dates.ts';
import { FileUpload, Question, RadioBoxes, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { PageHead, RecordPage, Sheet, Status, TwoLines } from '../../shared/ui/index.ts';
import { Connections } from '../property-connections/index.ts';
import { ImportName } from './ImportName.tsx';
import { importLooks } from './import-looks.ts';
import { messages } from './messages.ts';
import './property-imports.css';

/** Chooses a file of a property system; what it changes is shown on the next screen. */
export default function ImportPropertiesPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  return (
    <RecordPage
      head={
        <PageHead
          title={t('newImport')}
          breadcrumb={[{ label: t('properties'), to: '/properties' }]}
          phone={{ backTo: '/properties', title: t('newImport') }}
        />
      }
      side={<EarlierImports />}
    >
      <NewImport />
      {holds('property-connection.read') && <Connections />}
    </RecordPage>
  );
}

/** What the chooser shows. It also shows what isn’t taken, so that whoever chooses it reads how to save it. */
const chooses = '.csv,.tsv,.xlsx,.xls,.xlsm';

function NewImport() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { isClient, holds } = usePerson();
  const kinds = importKinds.filter(
    (value) => value !== 'OWNERS' || (holds('property-owner.create') && holds('property-owner.update')),
  );
  const { kind: asked }: { kind?: ImportKind } = useSearch({ strict: false });
  const [kind, setKind] = useState<ImportKind>(kinds.find((one) => one === asked) ?? 'RENT_ROLL');
  const [source, setSource] = useState<ImportSource>('OTHER');
  const [clientId, setClientId] = useState<string | null>(null);
  const [propertyId, setPropertyId] = useState<string | null>(null);
  const companies = useCall(clients.activeList, { query: {}, quiet: true, enabled: !isClient });
  const known = useCall(properties.list, {
    query: { size: 100, status: 'ACTIVE', ...(clientId && { clientId }) },
    quiet: true,
    enabled: isClient || clientId !== null,
  });
  const isReady = isClient || clientId !== null;

  const send = async (
    file: File,
    { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => {
    const contentType = uploadTypeOf(file.name) ?? 'text/csv';
    const { url, path, headers } = await call(storage.signedUploadUrl, {
      body: { fileName: file.name, contentType, sizeBytes: file.size, ...(clientId && { clientId }) },
      signal,
    });
    await putFile(url, file, { headers, onProgress, signal });
    const { id } = await call(propertyImports.create, {
      body: {
        kind,
        source,
        clientId,
        propertyId: kind === 'OWNERS' ? null : propertyId,
        file: { path, fileName: file.name },
      },
      signal,
      quiet: true,
    });
    void navigate({ to: '/properties/imports/$id', params: { id } });
  };

  return (
    <Sheet>
      <p className="import-lead">{t('lead')}</p>
      <div className="dialog-fields">
        {!isClient && (
          <Question label={t('company')} field={{ id: 'field-company' }}>
            <SelectInput
              id="field-company"
              value={clientId}
              onChange={(value) => {
                setClientId(value);
                setPropertyId(null);
              }}
              options={(companies.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Question>
        )}
        <Question label={t('kind')} field={{ id: 'field-kind' }} group>
          <RadioBoxes
            id="field-kind"
            value={kind}
            onChange={setKind}
            columns={2}
            options={kinds.map((value) => ({ value, label: t(value), hint: t(`${value}_hint`) }))}
          />
        </Question>
        <Question label={t('source')} hint={useSourceHint(kind, source)} field={{ id: 'field-source' }}>
          <SelectInput
            id="field-source"
            value={source}
            onChange={(value) => value && setSource(value)}
            options={importSources.map((value) => ({
              value,
              label: value === 'OTHER' ? t('OTHER') : systemNames[value],
            }))}
          />
        </Question>
        {kind !== 'OWNERS' && (
          <Question label={t('property')} hint={t('propertyHint')} field={{ id: 'field-property' }} optional>
            <SelectInput
              id="field-property"
              value={propertyId}
              onChange={setPropertyId}
              options={(known.data?.properties ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              allowClear
            />
          </Question>
        )}
        {isReady && (
          <Question label={t('file')} field={{ id: 'field-file' }} group>
            <FileUpload
              id="field-file"
              files={[]}
              accept={chooses}
              multiple={false}
              label={t('chooseFile')}
              upload={send}
            />
          </Question>
        )}
      </div>
    </Sheet>
  );
}

/** Which reports are known by their titles; of the others it says how their columns are found. */
function useSourceHint(kind: ImportKind, source: ImportSource): string | undefined {
  const t = useText(messages);
  const known = knownReports[kind];
  if (source === 'OTHER') return t('known', { systems: known.map((one) => systemNames[one]).join(', ') });
  return known.some((one) => one === source) ? undefined : t('notKnown', { system: systemNames[source] });
}

/** What was imported before, to look at or to undo. */
function EarlierImports() {
  const t = useText(messages);
  const { data } = useCall(propertyImports.list, { query: { size: 10 }, quiet: true });
  if (!data) return null;
  return (
    <Sheet title={t('earlier')}>
      {data.imports.length === 0 && <p className="quiet">{t('noImports')}</p>}
      <ul className="import-list">
        {data.imports.map((one) => (
          <li key={one.id}>
            <TwoLines
              first={
                <Link to="/properties/imports/$id" params={{ id: one.id }}>
                  <ImportName of={one} />
                </Link>
              }
              second={t('by', { name: one.createdBy, day: recordMoment(one.createdAt, localZone()) })}
            />
            <Status of={importLooks[one.status]} />
          </li>
        ))}
      </ul>
      {data.total > data.imports.length && <Link to="/properties/imports">{t('allImports')}</Link>}
    </Sheet>
  );
}
