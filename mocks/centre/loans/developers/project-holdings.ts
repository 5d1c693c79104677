import { type CaseRecord, cases, FINAL } from '../../cases/case-states';
import type { Store } from '../../kernel/store';
import { type ProjectAccount, projectAccounts } from '../buildings';
import { projectOfCase } from './projects';

/** Of dictionary lpsqlx: an application for a property that is not there yet; any other is about one that is. */
export const NEW = '1';

/** What a property has to itself. */
export type Holding = Pick<ProjectAccount, 'lpbh' | 'lpmc' | 'ysxkz' | 'jgzh' | 'zt'>;

/** The property that an application enters or changes, as long as there is one. */
export const projectAbout = (store: Store, { ywlsh, values }: CaseRecord): ProjectAccount | undefined =>
  values.sqlx === NEW ? projectOfCase(store, ywlsh) : projectAccounts(store).get(values.lpbh ?? '');

/** What properties have, and what a change under way is to give them, but for what came with `ywlsh`: no two are given the same. */
export function holdings(store: Store, ywlsh: string): Holding[] {
  const entered = [...projectAccounts(store).values()].filter((project) => ywlsh === '' || project.ywlsh !== ywlsh);
  const asked = [...cases(store).values()].flatMap((record) => {
    const { ywlx, values, ywzt } = record;
    const open = ywlx === 'KH0104' && values.sqlx !== NEW && !FINAL.includes(ywzt);
    const project = open && record.ywlsh !== ywlsh && projectAbout(store, record);
    return project ? [{ ...project, ysxkz: values.ysxkz ?? '', jgzh: values.jgzh ?? '' }] : [];
  });
  return [...entered, ...asked];
}
