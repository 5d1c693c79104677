import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { listBuildings, listHouses, loanProjects } from '@mocks/centre/loans/applications/house-views';
import { sellHome } from '@mocks/centre/loans/developers/homes';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { listedHomes, projectDetail } from '@mocks/centre/public/listings/listing-views';
import { centreOn } from '../centre/fixture';
import { DEVELOPER } from '../centre/loan-fixture';
import { PEOPLE } from '../people';

const PROJECT = 'LP00000002';
const TOWER_HOMES = 500;
const PART = 250;
const TIMES = 5;

/** ms of each step of a developer and of those who look on, by name. */
export type Figures = Record<string, number>;

/** The same steps beside one tower more of 500 homes, and beside so many that the district has 20,000 homes more. */
export async function districtFigures(homes: number): Promise<{ few: Figures; many: Figures }> {
  const centre = await centreOn();
  await importTower(centre, 1);
  const few = await stepsOf(centre, 2);
  for (let tower = 3; tower * TOWER_HOMES <= homes; tower += 1) await importTower(centre, tower);
  const many = await stepsOf(centre, 1 + homes / TOWER_HOMES);
  return { few, many };
}

async function stepsOf(centre: Centre, tower: number): Promise<Figures> {
  const ldbh = await importedAs(centre, tower);
  const page = { page: 1, size: 2_000 };
  const buyer = { gmrxm: '冯军', gmrzjhm: PEOPLE.冯军.zjhm };
  const timed = (work: (tx: Transaction, at: number) => void) =>
    medianOf((at) => centre.transact((tx) => work(tx, at)));
  return {
    '导入一栋 500 套': await once(() => importTower(centre, tower + 1_000)),
    楼盘列表: await timed((tx) => projectsOfDeveloper(tx, DEVELOPER)),
    楼栋表: await timed((tx) => listBuildings(tx, DEVELOPER, PROJECT)),
    一栋的房屋: await timed((tx) => listHouses(tx, DEVELOPER, { ldbh, ...page })),
    登记售出: await timed((tx, at) => {
      const gfhtbh = `B${tower}-${at}`;
      sellHome(tx, DEVELOPER, { fwbh: `${ldbh}-1-${at + 1}01`, ...buyer, gfhtbh, qdrq: tx.today() });
    }),
    贷款申请可选楼盘: await timed((tx) => loanProjects(tx)),
    '公开：楼盘': await timed((tx) => projectDetail(tx, PROJECT)),
    '公开：一栋的房屋': await timed((tx) => listedHomes(tx, { ldbh, dy: '1', zt: '', page: 1, size: 50 })),
    一天的日终: await timed((tx) => moveClock(tx, { days: 1 })),
  };
}

async function importedAs(centre: Centre, tower: number): Promise<string> {
  await importTower(centre, tower);
  const built = await centre.transact((tx) => listBuildings(tx, DEVELOPER, PROJECT));
  const found = built.find(({ ldmh }) => ldmh === nameOf(tower));
  if (!found) throw new Error(`No tower ${tower}`);
  return found.ldbh;
}

const nameOf = (tower: number) => `B${tower}号楼`;

async function importTower(centre: Centre, tower: number): Promise<void> {
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, DEVELOPER, 'KH0105');
    const parts = TOWER_HOMES / PART;
    const { pcbh } = openBatch(tx, DEVELOPER, { ywlx: 'KH0105', ywlsh, parts });
    for (let part = 0; part < parts; part += 1) {
      const rows = Array.from({ length: PART }, (_, at) => ({
        dyfh: `${part + 1}-${Math.floor(at / 5) + 1}0${(at % 5) + 1}`,
        jzmj: '108.60',
        fwdj: '15200',
        hx: '三室两厅一卫',
      }));
      addPart(tx, DEVELOPER, { pcbh, no: part + 1, rows });
    }
    closeBatch(tx, DEVELOPER, pcbh);
    const values = { lpbh: PROJECT, ldmh: nameOf(tower), jgrq: '2027-12-31', cns: '1' };
    submit(tx, DEVELOPER, { ywlx: 'KH0105', ywlsh, pcbh, ...values });
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
  });
}

async function once(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Each time on another home or day, `at` from 0. */
async function medianOf(work: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at += 1) times.push(await once(() => work(at)));
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
