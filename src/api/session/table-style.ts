import { get } from '../client/client';
import { core } from '../client/path';
import { anObject } from '../client/read';

/** The centre's table style (docs/specification.md 3), unchecked: colours in CSS syntax, sizes in px. */
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

/** Silent: on error tables keep the default style. */
export function fetchTableStyle(): Promise<TableStyleAnswer> {
  return get(core('tableStyle/getInfo'), anObject, { errors: 'silent' });
}
