import type { DeveloperProject } from '@/api/developer';
import type { Page } from '@/api/person';
import { type Fen, fenOf } from '@/domain/money';
import { openRecordsOf } from '../../cases/case-states';
import type { Actor, Desk } from '../../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import type { Store } from '../../kernel/store';
import { buildingsOf, housesOf, type ProjectAccount, projectAccounts, projectFigures, suspension } from '../buildings';
import { developerOf } from './developer-views';

/** The developer's own properties, as they and their building tables stand. */
export function ownProjects(desk: Desk, actor: Actor): DeveloperProject[] {
  const { kfsbh } = developerOf(desk, actor);
  const open = openRecordsOf(desk, actor, 'KH0104');
  const own = [...projectAccounts(desk.store).values()].filter((project) => project.kfsbh === kfsbh);
  return own.map((project) => {
    const about = open.find(({ ywlsh, values }) => ywlsh === project.ywlsh || values.lpbh === project.lpbh);
    const blyw = about && { ywlsh: about.ywlsh, ywmc: about.ywmc };
    return { ...projectView(desk.store, project), ...(blyw && { blyw }) };
  });
}

/** The same page by page, by a part of the name and by state. */
export function ownProjectPage(
  desk: Desk,
  actor: Actor,
  search: Paging & { lpmc: string; zt: string },
): Page<DeveloperProject> {
  const named = ownProjects(desk, actor).filter(({ lpmc }) => lpmc.includes(search.lpmc));
  return pageOfRows(desk, chosenRows(named, search, { same: ['zt'] }), search);
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

/** Square metres of all homes, read in hundredths as money is. */
function areaOf(store: Store, lpbh: string): string {
  const homes = buildingsOf(store, lpbh).flatMap(({ ldbh }) => [...housesOf(store, ldbh)]);
  const hundredths = homes.reduce((sum: Fen, { jzmj }) => sum + fenOf(jzmj), 0n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
