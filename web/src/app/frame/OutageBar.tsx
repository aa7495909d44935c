import { Button } from 'antd';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../shared/api/changes.ts';
import { askServer, heardFrom } from '../../shared/api/reach.ts';
import { useReachable } from '../../shared/api/use-reachable.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/toast/toast.ts';
import { messages } from '../messages.ts';
import './outage-bar.css';

/** Says above every page that the server doesn’t answer and what becomes of one’s typing; when it is back, the page is fetched again. */
export function OutageBar() {
  const t = useText(messages);
  const isReachable = useReachable();
  const wasGone = useRef(false);
  useEffect(() => {
    if (isReachable && wasGone.current) {
      toast.success(t('backText'), { title: t('backTitle') });
      void queryClient.invalidateQueries();
    }
    wasGone.current = !isReachable;
  }, [isReachable, t]);
  useEffect(() => {
    const lose = () => heardFrom(0);
    const find = () => void askServer();
    addEventListener('offline', lose);
    addEventListener('online', find);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', find);
    };
  }, []);
  return (
    <div role="status" className="outage-place">
      {!isReachable && (
        <div className="outage-bar">
          <CloudOff size={17} strokeWidth={1.9} aria-hidden />
          <p>
            <strong>{t('outageTitle')}</strong> {t('outageText')}
          </p>
          <Button size="small" onClick={() => void askServer()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
