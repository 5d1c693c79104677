import { get } from './client';
import { core } from './path';
import { anObject } from './read';

/** How the centre wants tables to look (specification 3): colours as CSS writes them, sizes in px. Nothing of it is believed unread. */
export type TableStyleAnswer = Partial<
  Record<
    | 'headerBackground'
    | 'headerColor'
    | 'headerFontSize'
    | 'bodyColor'
    | 'bodyFontSize'
    | 'labelFontSize'
    | 'menuFontSize',
    unknown
  >
>;

/** Silent: without an answer tables keep the hall's own look. */
export function fetchTableStyle(): Promise<TableStyleAnswer> {
  return get(core('tableStyle/getInfo'), anObject, { errors: 'silent' });
}
