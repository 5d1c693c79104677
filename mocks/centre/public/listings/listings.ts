import type { ListedProject, ProjectFilter, ProjectPage } from '@/api/projects';
import { PROJECT } from '@/domain/project-state';
import { DISTRICTS } from '../../../data/districts';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { allListings } from './listing-source';
import { listedProject } from './listing-views';

/** Longer than the name of any developer or property. */
const LONGEST_NAME = 50;

type Order = (a: ListedProject, b: ListedProject) => number;

/** What can be had comes first, then what waits to be admitted, then what is gone. */
const STATES: readonly string[] = [PROJECT.admitted, PROJECT.suspended, PROJECT.inReview, PROJECT.soldOut];
const usual: Order = (a, b) => STATES.indexOf(a.zt) - STATES.indexOf(b.zt);

const ORDERS: ReadonlyMap<string, Order> = new Map([
  ['', usual],
  ['1', (a, b) => Number(a.jj) - Number(b.jj)],
  ['2', (a, b) => Number(b.jj) - Number(a.jj)],
  ['3', (a, b) => b.kdts - a.kdts],
  ['4', (a, b) => (a.jgrq < b.jgrq ? -1 : Number(a.jgrq > b.jgrq))],
]);

/** A page of the properties that the centre lends for. @throws Refusal for conditions that make no sense */
export function listProjects(desk: Desk, { page, size, ...filter }: Required<ProjectFilter> & Paging): ProjectPage {
  const all = allListings(desk.store).map(listedProject);
  const qyList = DISTRICTS.map(({ name }) => name).filter((name) => all.some(({ qy }) => qy === name));
  refuseNonsense(filter, qyList);
  const order = ORDERS.get(filter.px);
  if (!order) throw new Refusal(REFUSED, '没有这种排序方式，请重新选择');
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
  return { ...pageOfRows(desk, chosen, { page, size }), qyList };
}

function refuseNonsense(
  { qy, kfsmc, lpmc, jjq, jjz, lsjzdj, kd }: Required<ProjectFilter>,
  districts: readonly string[],
): void {
  if (qy && !districts.includes(qy)) throw new Refusal(REFUSED, `没有“${shortened(qy)}”这个区域，请重新选择`);
  if ([kfsmc, lpmc].some((name) => [...name].length > LONGEST_NAME)) {
    throw new Refusal(REFUSED, `开发商和楼盘名称最多${LONGEST_NAME}个字`);
  }
  for (const [name, value] of Object.entries({ jjq, jjz })) {
    if (!/^\d{0,6}$/.test(value)) {
      const text = '均价请填写不超过6位的整数，单位为元/㎡';
      throw new Refusal(REFUSED, text, { fieldErrors: { [name]: text } });
    }
  }
  if (jjq && jjz && Number(jjq) > Number(jjz)) {
    const text = '最低均价不能高于最高均价';
    throw new Refusal(REFUSED, text, { fieldErrors: { jjz: text } });
  }
  if (!['', '1', '2', '3'].includes(lsjzdj)) throw new Refusal(REFUSED, '绿色建筑星级只有一星、二星、三星');
  if (!['', '1'].includes(kd)) throw new Refusal(REFUSED, '筛选条件无法识别，请重新选择');
}

/** Spaces and the dot between a brand and a name need not be typed. */
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
