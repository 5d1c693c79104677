import type { Notice } from '@/api/system';

/** The notice to be popped up: the first that is published and has a title or a body (specification 2.6). */
export function noticeToShow(notices: unknown): Notice | undefined {
  return publishedNotices(notices)[0];
}

export function publishedNotices(notices: unknown): Notice[] {
  if (!Array.isArray(notices)) return [];
  return notices
    .filter(isNotice)
    .filter((notice) => notice.fbzt === '1' && (filled(notice.tgmc) || filled(notice.tgnr)));
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { fbzt, tgmc, tgnr } = value as Partial<Notice>; // each is checked
  return typeof fbzt === 'string' && isTextOrNothing(tgmc) && isTextOrNothing(tgnr);
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** Tags alone are no body; a picture is one. */
function filled(html: string | null | undefined): boolean {
  return (html ?? '').replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') !== '';
}
