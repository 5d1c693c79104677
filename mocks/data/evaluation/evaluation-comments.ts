import table from '../../content/evaluation-comments.md?raw';
import { tableIn } from '../../content/read-documents';

export interface WrittenComment {
  ywlx: string;
  pjzd: string;
  pjdj: string;
  pjx: readonly string[];
  words: string;
  anonymous: boolean;
}

/** What people wrote in the last eighteen months, newest first. Each is written once: words that come back would be nobody's. */
export const writtenComments: readonly WrittenComment[] = tableIn(table).rows.map(
  ([ywlx = '', pjzd = '', pjdj = '', items = '', words = '', anonymous]) => ({
    ywlx,
    pjzd,
    pjdj,
    pjx: items === '' ? [] : items.split(','),
    words,
    anonymous: anonymous === 'yes',
  }),
);
