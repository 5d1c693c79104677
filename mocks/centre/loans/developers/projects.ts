import type { PlainDate } from '@/domain/dates';
import { type Completion, FINISHED_HOMES, PROJECT, type ProjectState } from '@/domain/project-state';
import { banks } from '../../../data/banks';
import type { CaseRecord } from '../../cases/case-states';
import { actorOf, type Desk } from '../../kernel/desk';
import type { DeveloperRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { buildingsOf, type ProjectAccount, projectAccounts } from '../buildings';
import { developerOf } from './developer-views';

/** Share of the price that is lent in a property that is admitted. */
const LENT = '80';

/** The property that was applied for with a case. */
export const projectOfCase = (store: Store, ywlsh: string) =>
  [...projectAccounts(store).values()].find((project) => project.ywlsh === ywlsh);

/** A property of this developer's own. */
export function ownProject(
  store: Store,
  { kfsbh }: Pick<DeveloperRecord, 'kfsbh'>,
  lpbh: string,
): ProjectAccount | undefined {
  const project = projectAccounts(store).get(lpbh);
  return project?.kfsbh === kfsbh ? project : undefined;
}

/** Enters what was applied for under the number it has, or a new one. */
export function enterProject(desk: Desk, { ywlsh, owner, values }: CaseRecord, zt: ProjectState): ProjectAccount {
  const developer = developerOf(desk, actorOf(owner));
  const former = projectOfCase(desk.store, ywlsh);
  const of = (name: string) => values[name] ?? '';
  const project: ProjectAccount = {
    lpbh: former?.lpbh ?? nextProjectNumber(desk.store, desk.today()),
    kfsbh: developer.kfsbh,
    kfsmc: developer.kfsmc,
    lpmc: of('lpmc'),
    lpdz: `${of('qy')}${of('lpdz')}`,
    ysxkz: of('ysxkz'),
    fwxz: of('fwxz'),
    fwlx: of('fwlx'),
    lsjzdj: of('lsjzdj'),
    jgzh: of('jgzh'),
    jgkhyh: bankOf(developer, of('jgzh')),
    tdzh: of('tdzh'),
    ghxkz: of('ghxkz'),
    sgxkz: of('sgxkz'),
    jgrq: of('jgrq'),
    lxr: of('lxr'),
    lxdh: of('lxdh'),
    bzjbl: of('bzjbl'),
    dkbl: LENT,
    zrrq: zt === PROJECT.admitted ? desk.today() : '',
    ywlsh,
    zt,
  };
  projectAccounts(desk.store).put(project.lpbh, project);
  return project;
}

/** How it stands with the property as a whole. */
export const completionOf = ({ jgrq, fwlx }: ProjectAccount): Completion => ({
  jgrq,
  established: fwlx === FINISHED_HOMES,
});

/** Buildings that are not finished, but for the last ones: those are finished with the property. */
export function openBuildings(store: Store, { lpbh, jgrq }: ProjectAccount): string[] {
  return buildingsOf(store, lpbh)
    .filter((building) => building.jgba !== '1' && building.jgrq !== jgrq)
    .map(({ ldmh }) => ldmh);
}

/** The name of the bank that keeps this account of theirs. */
export function bankOf({ sfzh }: DeveloperRecord, jgzh: string): string {
  const yhdm = sfzh.find(({ sfrzhhm }) => sfrzhhm === jgzh)?.sfrkhyhmc;
  return banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '';
}

/** LP and 8 digits: the year and a sequence. */
function nextProjectNumber(store: Store, day: PlainDate): string {
  const year = day.slice(0, 4);
  const counters = store.table<{ day: string; last: number }>('counters');
  const last = (counters.get(`lpbh-${year}`)?.last ?? 0) + 1;
  counters.put(`lpbh-${year}`, { day: year, last });
  return `LP${year}${String(last).padStart(4, '0')}`;
}
