import type { NoticeInput } from '#features/owners/contract/notice.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { noticeIssues } from './notice.rules.ts';

/** @throws invalid */
export function assertNotice(notice: NoticeInput): void {
  const issues = noticeIssues(notice);
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}
