import { type CaseRecord, cases, FINAL } from '../../cases/case-states';
import type { Store } from '../../kernel/store';
import { type ProjectAccount, projectAccounts } from '../buildings';
import { projectOfCase } from './projects';

/** Code of dictionary lpsqlx for a new property; other codes change an existing one. */
export const NEW = '1';

/** Attributes that are unique per property. */
export type Holding = Pick<ProjectAccount, 'lpbh' | 'lpmc' | 'ysxkz' | 'jgzh' | 'zt'>;

/** Returns the property that an application creates or changes; undefined before it exists. */
export const projectAbout = (store: Store, { ywlsh, values }: CaseRecord): ProjectAccount | undefined =>
  values.sqlx === NEW ? projectOfCase(store, ywlsh) : projectAccounts(store).get(values.lpbh ?? '');

/** Returns the unique attributes of properties and of pending changes, except those of `ywlsh`, to prevent duplicates. */
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
