import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { bind } from '../../platform/http/bind.ts';
import { getNoticeCheck } from './get-notice-check.ts';
import { listNoticeOverrides } from './list-notice-overrides.ts';

export const noticeGuardRoutes = [
  bind(noticeGuard.ofCase, getNoticeCheck),
  bind(noticeGuard.overrides, listNoticeOverrides),
];
