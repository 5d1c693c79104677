import { firstOfEach, wireText } from '@/api/client/wire';
import type { Notice } from '@/api/session/system';
import { noticeTime } from '@/session/published-notices';

const EXCERPT_LENGTH = 80;

/** Text of a notice without markup; parsed in an inert document, which loads and runs nothing. */
function wordsOf(html: string | null | undefined): string {
  const { body } = new DOMParser().parseFromString(
    (html ?? '').replace(/<\/(?:p|li|t[dhr]|div|h\d)>/gi, ' $&'),
    'text/html',
  );
  for (const silent of body.querySelectorAll('script,style,template,noscript')) silent.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export interface ListedNotice {
  notice: Notice;
  title: string;
  time: string;
  words: string;
}

/** Notices, newest first; those without a readable time come last. Notices without a number are dropped, as they have no address. */
export function listedNotices(notices: readonly Notice[]): ListedNotice[] {
  const numbered = notices.filter(({ id }) => wireText(id) !== '').map((one) => ({ ...one, id: wireText(one.id) }));
  return firstOfEach(numbered, ({ id }) => id)
    .map((notice) => ({
      notice,
      title: notice.tgmc?.trim() || '通知公告',
      time: noticeTime(notice),
      words: wordsOf(notice.tgnr),
    }))
    .sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
}

/** Matches notices with every search term in title or text. */
export function noticesWith(notices: readonly ListedNotice[], search: string): ListedNotice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return notices.filter((one) => words.every((word) => `${one.title}\n${one.words}`.toLowerCase().includes(word)));
}

/** Excerpt around the first search term, else the beginning. */
export function excerptOf({ words }: ListedNotice, search: string): string {
  const [first = ''] = search.toLowerCase().split(/\s+/);
  const at = first ? words.toLowerCase().indexOf(first) : 0;
  const from = at > EXCERPT_LENGTH / 2 ? at - 20 : 0;
  return `${from > 0 ? '…' : ''}${words.slice(from, from + EXCERPT_LENGTH)}${words.length > from + EXCERPT_LENGTH ? '…' : ''}`;
}
