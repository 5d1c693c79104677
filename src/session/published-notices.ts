import type { LoginType } from '@/api/session/auth';
import type { Notice } from '@/api/session/system';
import { isPlainDate, type PlainDate } from '@/domain/dates';

/** The popup notice: the first one published with a title or a body (docs/specification.md 2.6) that concerns this visitor today. */
export function noticeToShow(notices: unknown, loginType: LoginType, today: PlainDate): Notice | undefined {
  return publishedNotices(notices).find(
    ({ dllx, endsj }) => (!dllx || dllx.split(',').includes(loginType)) && (!endsj || endsj.slice(0, 10) >= today),
  );
}

/** In the centre's order. */
export function publishedNotices(notices: unknown): Notice[] {
  if (!Array.isArray(notices)) return [];
  return notices
    .filter(isNotice)
    .filter((notice) => String(notice.fbzt) === '1' && (filled(notice.tgmc) || filled(notice.tgnr)));
}

/** 'yyyy-MM-dd HH:mm' or the date of a notice; '' if invalid. */
export function noticeTime({ startsj }: Notice): string {
  const [time, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2})?/.exec(startsj ?? '') ?? [''];
  return isPlainDate(day) ? time.replace('T', ' ') : '';
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { fbzt, tgmc, tgnr, startsj, dwmc, dllx, endsj } = value as Partial<Record<keyof Notice, unknown>>; // each property is validated
  return (
    (typeof fbzt === 'string' || typeof fbzt === 'number') &&
    [tgmc, tgnr, startsj, dwmc, dllx, endsj].every((one) => isTextOrNothing(one))
  );
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** Tags without text are empty; a picture is content. */
function filled(html: string | null | undefined): boolean {
  return (html ?? '').replace(/<(?!img\b)[^<>]*>|&nbsp;|\s/g, '') !== '';
}
