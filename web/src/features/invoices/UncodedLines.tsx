import { Link } from '@tanstack/react-router';
import { invoices, type InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { TriangleAlert } from 'lucide-react';
import { useDownload } from '../../shared/files/use-download.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type MenuItem, Note } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Items of an invoice without a code, each with its lines as a sentence. */
export type Uncoded = readonly string[];

/** Downloads an invoice as a LEDES file. @param onUncoded receives the lines that keep the server from writing it. */
export function useLedes({ id, number }: InvoiceDetails, onUncoded: (lines: Uncoded) => void): MenuItem {
  const t = useText(messages);
  const ledes = useDownload(invoices.ledes, {
    fileName: `invoice-${number ?? ''}.txt`,
    done: t('ledesDownloaded'),
    failed: t('ledesFailed'),
    onRefused: ({ errors }) => {
      onUncoded(errors.map(({ message }) => message));
      return errors.length > 0;
    },
  });
  return {
    key: 'ledes',
    label: t('downloadLedes'),
    onSelect: () => {
      onUncoded([]);
      ledes.run({ params: { id } });
    },
  };
}

/** What has to get a code before there is a LEDES file. */
export function UncodedLines({ lines }: { lines: Uncoded }) {
  const t = useText(messages);
  const { holds } = usePerson();
  return (
    <Note
      tone="hold"
      icon={TriangleAlert}
      {...(holds('bill-item.update') && { action: <Link to="/bill-items">{t('toBillItems')}</Link> })}
    >
      {t('uncoded')}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}
