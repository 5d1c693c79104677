import type { House } from '@/api/loan-application';
import { fundTime } from '@/domain/dates';
import { parseHome } from '@/domain/home-rows';
import { maskName } from '@/domain/mask';
import { fenOf, toYuan } from '@/domain/money';
import { FieldReader } from '../../cases/field-reader';
import type { RawValues } from '../../cases/rule';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { houseView } from '../applications/house-views';
import { type HouseRecord, houseName, houses, projectAccounts, sellHouse, takenWords, unsellHouse } from '../buildings';
import { developerOf } from './developer-views';
import { readHomeRow } from './home-rows';

/** The layout of a home that nobody has; its area and its filed price are changed by KH0105. @throws Refusal that says who has it and since when */
export function changeHome(desk: Desk, actor: Actor, raw: RawValues): House {
  const house = ownHouse(desk, actor, raw);
  const taken = takenWords(desk.store, house);
  if (taken) throw new Refusal(REFUSED, `${taken}，户型不能再改`);
  const { dy, fh, jzmj, fwdj } = house;
  const found = readHomeRow({ dyfh: `${dy}-${fh}`, jzmj, fwdj: toYuan(fwdj), hx: raw.hx });
  if ('faults' in found) refuseFields(found.faults);
  else houses(desk.store).put(house.fwbh, { ...house, ...homeOf(found.row) });
  return viewOf(desk, house.fwbh);
}

/** Sold without a loan of the fund. @throws Refusal that says who has it and since when */
export function sellHome(desk: Desk, actor: Actor, raw: RawValues): House {
  const house = ownHouse(desk, actor, raw);
  const taken = takenWords(desk.store, house);
  if (taken) throw new Refusal(REFUSED, `${taken}，不能重复出售`);
  const reader = new FieldReader(raw);
  const gmrxm = reader.text('gmrxm', { label: '购买人姓名', most: 50 });
  const gmrzjhm = reader.idNumber('gmrzjhm', { label: '购买人证件号码' });
  const gfhtbh = reader.text('gfhtbh', { label: '购房合同编号', most: 60 });
  reader.pastDate('qdrq', { label: '合同签订日期', today: desk.today() });
  const twice = [...houses(desk.store).values()].find(({ sale }) => gfhtbh !== '' && sale?.gfhtbh === gfhtbh);
  if (twice) reader.fail('gfhtbh', `该合同编号已用于${houseName(desk.store, twice)}`);
  refuseFields(reader.errors);
  const words = `开发商登记售予${maskName(gmrxm)}（合同${gfhtbh}）`;
  sellHouse(desk.store, house.fwbh, { buyers: [gmrzjhm], words, since: fundTime(desk.now()), ywlsh: '', gfhtbh });
  return viewOf(desk, house.fwbh);
}

/** The contract is off. What somebody has drawn or borrowed money for is not the developer's to take back. */
export function returnHome(desk: Desk, actor: Actor, raw: RawValues): House {
  const house = ownHouse(desk, actor, raw);
  const { sale } = house;
  if (house.zt !== '2' || house.ywlsh !== '')
    throw new Refusal(REFUSED, takenWords(desk.store, house) ?? '该房屋没有售出，无需退房');
  if (sale && sale.ywlsh !== '')
    throw new Refusal(REFUSED, `${takenWords(desk.store, house)}，不能由开发商退房，请购房人联系中心`);
  unsellHouse(desk.store, house.fwbh);
  return viewOf(desk, house.fwbh);
}

/** Area, price and layout as a row says them. */
export function homeOf({ dyfh = '', jzmj = '', fwdj = '', hx = '' }: Readonly<Record<string, string>>) {
  const { dy = 0, fh = '' } = parseHome(dyfh) ?? {};
  const [whole = '', part = ''] = jzmj.split('.');
  return { dy, fh, jzmj: `${whole}.${part.padEnd(2, '0')}`, fwdj: fenOf(fwdj), hx };
}

function ownHouse(desk: Desk, actor: Actor, { fwbh }: RawValues): HouseRecord {
  const { kfsbh } = developerOf(desk, actor);
  const house = houses(desk.store).get(String(fwbh ?? ''));
  if (!house || projectAccounts(desk.store).get(house.lpbh)?.kfsbh !== kfsbh) {
    throw new Refusal(REFUSED, '未找到该房屋，请刷新后重新选择');
  }
  return house;
}

function refuseFields(fieldErrors: Record<string, string>): void {
  const [first] = Object.values(fieldErrors);
  if (first) throw new Refusal(REFUSED, first, { fieldErrors });
}

function viewOf(desk: Desk, fwbh: string): House {
  const house = houses(desk.store).get(fwbh);
  if (!house) throw new Error(`No home ${fwbh}`);
  return houseView(desk.store, house);
}
