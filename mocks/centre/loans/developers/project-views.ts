import type { DeveloperProject } from '@/api/developer/developer';
import type { Page } from '@/api/person/person';
import { type Fen, fenOf } from '@/domain/money';
import { openRecordsOf } from '../../cases/case-states';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { buildingsOf, housesOf, type ProjectAccount, projectAccounts, projectFigures, suspension } from '../buildings';
import { developerOf } from './developer-views';

/** Returns the developer's properties with the figures of their building tables. */
export function projectsOfDeveloper(tx: Transaction, actor: Actor): DeveloperProject[] {
  const { kfsbh } = developerOf(tx, actor);
  const open = openRecordsOf(tx, actor, 'KH0104');
  const own = [...projectAccounts(tx.store).values()].filter((project) => project.kfsbh === kfsbh);
  return own.map((project) => {
    const about = open.find(({ ywlsh, values }) => ywlsh === project.ywlsh || values.lpbh === project.lpbh);
    const blyw = about && { ywlsh: about.ywlsh, ywmc: about.ywmc };
    return { ...projectView(tx.store, project), ...(blyw && { blyw }) };
  });
}

/** Returns them paged, filtered by name and state. */
export function projectPageOfDeveloper(
  tx: Transaction,
  actor: Actor,
  search: Paging & { lpmc: string; zt: string },
): Page<DeveloperProject> {
  const named = projectsOfDeveloper(tx, actor).filter(({ lpmc }) => lpmc.includes(search.lpmc));
  return pageOfRows(tx, chosenRows(named, search, { same: ['zt'] }), search);
}

function projectView(store: Store, project: ProjectAccount): DeveloperProject {
  const { lpbh, lpmc, lpdz, ysxkz, jgrq, jgzh, jgkhyh, lxr, lxdh, bzjbl, dkbl, zrrq, zt, ywlsh, fwlx } = project;
  return {
    lpbh,
    lpmc,
    lpdz,
    ysxkz,
    fwlx,
    jgrq,
    jgzh,
    jgkhyh,
    lxr,
    lxdh,
    bzjbl,
    dkbl,
    zrrq,
    zt,
    ywlsh,
    jzmj: areaOf(store, lpbh),
    tzsm: suspension(store, lpbh) ?? '',
    ...projectFigures(store, lpbh),
  };
}

/** Total square metres of all homes, computed in hundredths like money. */
function areaOf(store: Store, lpbh: string): string {
  const homes = buildingsOf(store, lpbh).flatMap(({ ldbh }) => [...housesOf(store, ldbh)]);
  const hundredths = homes.reduce((sum: Fen, { jzmj }) => sum + fenOf(jzmj), 0n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
