import type { PlainDate } from '@/domain/dates';
import { FINISHED_HOMES, PROJECT, type ProjectCompletion, type ProjectState } from '@/domain/loan/project-state';
import { banks } from '../../../data/banks';
import type { CaseRecord } from '../../cases/case-states';
import type { DeveloperRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { buildingsOf, type ProjectAccount, projectAccounts } from '../buildings';
import { developerOf } from './developer-views';

/** Percent of the price lent in an admitted property. */
const LENT = '80';

/** Returns the property created by a case. */
export const projectOfCase = (store: Store, ywlsh: string) =>
  [...projectAccounts(store).values()].find((project) => project.ywlsh === ywlsh);

/** Returns a property of this developer. */
export function projectOfDeveloper(
  store: Store,
  { kfsbh }: Pick<DeveloperRecord, 'kfsbh'>,
  lpbh: string,
): ProjectAccount | undefined {
  const project = projectAccounts(store).get(lpbh);
  return project?.kfsbh === kfsbh ? project : undefined;
}

/** Stores the property of an application, under its number or a new one. */
export function enterProject(tx: Transaction, { ywlsh, owner, values }: CaseRecord, zt: ProjectState): ProjectAccount {
  const developer = developerOf(tx, actorOf(owner));
  const former = projectOfCase(tx.store, ywlsh);
  const of = (name: string) => values[name] ?? '';
  const project: ProjectAccount = {
    lpbh: former?.lpbh ?? nextProjectNumber(tx.store, tx.today()),
    kfsbh: developer.kfsbh,
    kfsmc: developer.kfsmc,
    lpmc: of('lpmc'),
    lpdz: `${of('qy')}${of('lpdz')}`,
    ysxkz: of('ysxkz'),
    fwxz: of('fwxz'),
    fwlx: of('fwlx'),
    lsjzdj: of('lsjzdj'),
    jgzh: of('jgzh'),
    jgkhyh: escrowBankOf(developer, of('jgzh')),
    tdzh: of('tdzh'),
    ghxkz: of('ghxkz'),
    sgxkz: of('sgxkz'),
    jgrq: of('jgrq'),
    lxr: of('lxr'),
    lxdh: of('lxdh'),
    bzjbl: of('bzjbl'),
    dkbl: LENT,
    zrrq: zt === PROJECT.admitted ? tx.today() : '',
    ywlsh,
    zt,
  };
  projectAccounts(tx.store).put(project.lpbh, project);
  return project;
}

/** Completion of the property as a whole. */
export const completionOf = ({ jgrq, fwlx }: ProjectAccount): ProjectCompletion => ({
  jgrq,
  established: fwlx === FINISHED_HOMES,
});

/** Returns unfinished buildings except the last ones, which are finished with the property. */
export function openBuildings(store: Store, { lpbh, jgrq }: ProjectAccount): string[] {
  return buildingsOf(store, lpbh)
    .filter((building) => building.jgba !== '1' && building.jgrq !== jgrq)
    .map(({ ldmh }) => ldmh);
}

/** Returns the bank of this developer account. */
export function escrowBankOf({ sfzh }: DeveloperRecord, jgzh: string): string {
  const yhdm = sfzh.find(({ sfrzhhm }) => sfrzhhm === jgzh)?.sfrkhyhmc;
  return banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '';
}

/** Property number: LP and 8 digits, the year and a sequence. */
function nextProjectNumber(store: Store, day: PlainDate): string {
  const year = day.slice(0, 4);
  const counters = store.table<{ day: string; last: number }>('counters');
  const last = (counters.get(`lpbh-${year}`)?.last ?? 0) + 1;
  counters.put(`lpbh-${year}`, { day: year, last });
  return `LP${year}${String(last).padStart(4, '0')}`;
}
