import { noticeGuard } from '@writdesk/contract/notice-guard';
import { useEffect, useRef } from 'react';
import { refresh, useCall } from '../../shared/api/index.ts';

/** The check of a case's notice, asked for anew with each version of the case. */
export function useNoticeCheck({ id, version }: { id: string; version: number }) {
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) refresh(noticeGuard.ofCase);
    seen.current = version;
  }, [version]);
  return useCall(noticeGuard.ofCase, { params: { id }, quiet: true });
}
