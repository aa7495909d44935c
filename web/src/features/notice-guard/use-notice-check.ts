import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { useDerived } from '../../shared/api/index.ts';

/** The check of a case's notice as the case stands now. */
export function useNoticeCheck({ id, version }: { id: string; version: number }) {
  return useDerived(noticeGuard.ofCase, { params: { id }, version });
}
