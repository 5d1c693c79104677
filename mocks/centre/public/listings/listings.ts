import type { ListedProject, ProjectFilter, ProjectListPage } from '@/api/public/projects';
import { PROJECT } from '@/domain/loan/project-state';
import { DISTRICTS } from '../../../data/policy/districts';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { allListings } from './listing-source';
import { listedProject } from './listing-views';

/** Maximum length of a name filter; no developer or property has a longer name. */
const LONGEST_FILTER = 50;

type Order = (a: ListedProject, b: ListedProject) => number;

/** Sort order by state: available, suspended, in review, sold out. */
const STATES: readonly string[] = [PROJECT.admitted, PROJECT.suspended, PROJECT.inReview, PROJECT.soldOut];
const usual: Order = (a, b) => STATES.indexOf(a.zt) - STATES.indexOf(b.zt);

const ORDERS: ReadonlyMap<string, Order> = new Map([
  ['', usual],
  ['1', (a, b) => Number(a.jj) - Number(b.jj)],
  ['2', (a, b) => Number(b.jj) - Number(a.jj)],
  ['3', (a, b) => b.kdts - a.kdts],
  ['4', (a, b) => (a.jgrq < b.jgrq ? -1 : Number(a.jgrq > b.jgrq))],
]);

/** Returns a page of properties that the centre lends for. @throws BusinessError for invalid filters */
export function listProjects(
  tx: Transaction,
  { page, size, ...filter }: Required<ProjectFilter> & Paging,
): ProjectListPage {
  const all = allListings(tx.store).map(listedProject);
  const qyList = DISTRICTS.map(({ name }) => name).filter((name) => all.some(({ qy }) => qy === name));
  refuseNonsense(filter, qyList);
  const order = ORDERS.get(filter.px);
  if (!order) throw new BusinessError(REFUSED, '没有这种排序方式，请重新选择');
  const { qy, kfsmc, lpmc, jjq, jjz, lsjzdj, kd } = filter;
  const chosen = all
    .filter(
      (one) =>
        (!qy || one.qy === qy) &&
        contains(one.kfsmc, kfsmc) &&
        contains(one.lpmc, lpmc) &&
        (!jjq || Number(one.jj) >= Number(jjq)) &&
        (!jjz || Number(one.jj) <= Number(jjz)) &&
        (!lsjzdj || Number(one.lsjzdj) >= Number(lsjzdj)) &&
        (!kd || one.kdts > 0),
    )
    .sort(order);
  return { ...pageOfRows(tx, chosen, { page, size }), qyList };
}

function refuseNonsense(
  { qy, kfsmc, lpmc, jjq, jjz, lsjzdj, kd }: Required<ProjectFilter>,
  districts: readonly string[],
): void {
  if (qy && !districts.includes(qy)) throw new BusinessError(REFUSED, `没有“${shortened(qy)}”这个区域，请重新选择`);
  if ([kfsmc, lpmc].some((name) => [...name].length > LONGEST_FILTER)) {
    throw new BusinessError(REFUSED, `开发商和楼盘名称最多${LONGEST_FILTER}个字`);
  }
  for (const [name, value] of Object.entries({ jjq, jjz })) {
    if (!/^\d{0,6}$/.test(value)) {
      const text = '均价请填写不超过6位的整数，单位为元/㎡';
      throw new BusinessError(REFUSED, text, { fieldErrors: { [name]: text } });
    }
  }
  if (jjq && jjz && Number(jjq) > Number(jjz)) {
    const text = '最低均价不能高于最高均价';
    throw new BusinessError(REFUSED, text, { fieldErrors: { jjz: text } });
  }
  if (!['', '1', '2', '3'].includes(lsjzdj)) throw new BusinessError(REFUSED, '绿色建筑星级只有一星、二星、三星');
  if (!['', '1'].includes(kd)) throw new BusinessError(REFUSED, '筛选条件无法识别，请重新选择');
}

/** Matches names regardless of spaces and the dot between brand and name. */
function contains(name: string, part: string): boolean {
  return plain(name).includes(plain(part));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s·•・]/g, '')
    .toLowerCase();
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > 20 ? `${letters.slice(0, 20).join('')}…` : text;
}
