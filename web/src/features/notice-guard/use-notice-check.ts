import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { useCall } from '../../shared/api/index.ts';

/** The check of a case's notice as the case stands now. */
export function useNoticeCheck({ id }: { id: string }) {
  return useCall(noticeGuard.ofCase, { params: { id }, quiet: true });
}
