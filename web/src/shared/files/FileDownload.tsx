import type { PacketFile } from '@writdesk/contract/packets/packet-values';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { formatSize } from '../form/file-rules.ts';
import { useText } from '../i18n/translate.ts';
import { download } from './download.ts';
import { messages } from './messages.ts';

interface FileDownloadProps {
  file: PacketFile;
  /** Asks for what would open the file to somebody who needs support access. */
  ask: (() => void) | null;
}

/** Saves a file whose pages, size and hash are known. */
export function FileDownload({ file, ask }: FileDownloadProps) {
  const t = useText(messages);
  const { path, fileName, pages, sizeBytes, sha256 } = file;
  const facts = `${t('pages', { count: pages })} · ${formatSize(sizeBytes)}`;
  return (
    <Button
      size="small"
      type="text"
      title={`SHA-256 ${sha256}`}
      aria-label={`${facts}: ${t('download', { name: fileName })}`}
      icon={<Download size={15} aria-hidden />}
      onClick={() => void download(path, fileName, ask)}
    >
      {facts}
    </Button>
  );
}
