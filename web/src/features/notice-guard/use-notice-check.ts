import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { useCall } from '../../shared/api/index.ts';

/** The check of a case's notice as the case stands now; nothing while a changed case is checked again. */
export function useNoticeCheck({ id, version }: { id: string; version: number }) {
  return useCall(noticeGuard.ofCase, { params: { id }, quiet: true, version });
}
