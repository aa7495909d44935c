import type { feeds } from '@writdesk/contract/feeds/feeds';
import type { RouteReply } from '@writdesk/contract/route';
import { Button, Input } from 'antd';
import { Copy } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import './feeds.css';

interface AddressDialogProps {
  created: RouteReply<typeof feeds.create>;
  onClose: () => void;
}

/** The secret addresses of a feed, which no other page ever shows. */
export function AddressDialog({ created: { addresses }, onClose }: AddressDialogProps) {
  const t = useText(messages);
  const copy = (url: string) =>
    void navigator.clipboard.writeText(url).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  return (
    <Dialog open title={t('createdTitle')} keep={t('done')} isChanged onConfirm={onClose} onClose={onClose}>
      <p>{t('createdText')}</p>
      {addresses.map(({ format, url }) => (
        <label key={format} className="feed-address">
          <span>{t(format)}</span>
          <span className="feed-address-row">
            <Input readOnly value={url} onFocus={(event) => event.target.select()} />
            <Button
              icon={<Copy size={16} aria-hidden />}
              aria-label={t('copyOf', { what: t(format) })}
              onClick={() => copy(url)}
            >
              {t('copy')}
            </Button>
          </span>
        </label>
      ))}
    </Dialog>
  );
}
