import type { House } from '@/api/loan/loan-application';
import { fundTime } from '@/domain/dates';
import { parseHome } from '@/domain/loan/home-rows';
import { fenOf, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { FieldReader } from '../../cases/field-reader';
import type { RawValues } from '../../cases/rule';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { houseView } from '../applications/house-views';
import {
  type HouseRecord,
  houseHolderText,
  houseName,
  houses,
  projectAccounts,
  sellHouse,
  unsellHouse,
} from '../buildings';
import { developerOf } from './developer-views';
import { readHomeRow } from './home-rows';

/** Changes the layout of an unsold home; area and filed price need KH0105. @throws BusinessError with holder and day */
export function changeHome(tx: Transaction, actor: Actor, raw: RawValues): House {
  const house = ownHouse(tx, actor, raw);
  const taken = houseHolderText(tx.store, house);
  if (taken) throw new BusinessError(REFUSED, `${taken}，户型不能再改`);
  const { dy, fh, jzmj, fwdj } = house;
  const found = readHomeRow({ dyfh: `${dy}-${fh}`, jzmj, fwdj: toYuan(fwdj), hx: raw.hx });
  if ('faults' in found) refuseFields(found.faults);
  else houses(tx.store).put(house.fwbh, { ...house, ...homeOf(found.row) });
  return viewOf(tx, house.fwbh);
}

/** Records a sale without a fund loan. @throws BusinessError with holder and day */
export function sellHome(tx: Transaction, actor: Actor, raw: RawValues): House {
  const house = ownHouse(tx, actor, raw);
  const taken = houseHolderText(tx.store, house);
  if (taken) throw new BusinessError(REFUSED, `${taken}，不能重复出售`);
  const reader = new FieldReader(raw);
  const gmrxm = reader.text('gmrxm', { label: '购买人姓名', most: LONGEST_NAME });
  const gmrzjhm = reader.idNumber('gmrzjhm', { label: '购买人证件号码' });
  const gfhtbh = reader.text('gfhtbh', { label: '购房合同编号', most: 60 });
  reader.pastDate('qdrq', { label: '合同签订日期', today: tx.today() });
  const twice = [...houses(tx.store).values()].find(({ sale }) => gfhtbh !== '' && sale?.gfhtbh === gfhtbh);
  if (twice) reader.fail('gfhtbh', `该合同编号已用于${houseName(tx.store, twice)}`);
  refuseFields(reader.errors);
  const words = `开发商登记售予${maskName(gmrxm)}（合同${gfhtbh}）`;
  sellHouse(tx.store, house.fwbh, { buyers: [gmrzjhm], words, since: fundTime(tx.now()), ywlsh: '', gfhtbh });
  return viewOf(tx, house.fwbh);
}

/** Cancels a sale; refused where a withdrawal or loan depends on it. */
export function returnHome(tx: Transaction, actor: Actor, raw: RawValues): House {
  const house = ownHouse(tx, actor, raw);
  const { sale } = house;
  if (house.zt !== '2' || house.ywlsh !== '')
    throw new BusinessError(REFUSED, houseHolderText(tx.store, house) ?? '该房屋没有售出，无需退房');
  if (sale && sale.ywlsh !== '')
    throw new BusinessError(REFUSED, `${houseHolderText(tx.store, house)}，不能由开发商退房，请购房人联系中心`);
  unsellHouse(tx.store, house.fwbh);
  return viewOf(tx, house.fwbh);
}

/** Parses area, price and layout of a row. */
export function homeOf({ dyfh = '', jzmj = '', fwdj = '', hx = '' }: Readonly<Record<string, string>>) {
  const { dy = 0, fh = '' } = parseHome(dyfh) ?? {};
  const [whole = '', part = ''] = jzmj.split('.');
  return { dy, fh, jzmj: `${whole}.${part.padEnd(2, '0')}`, fwdj: fenOf(fwdj), hx };
}

function ownHouse(tx: Transaction, actor: Actor, { fwbh }: RawValues): HouseRecord {
  const { kfsbh } = developerOf(tx, actor);
  const house = houses(tx.store).get(String(fwbh ?? ''));
  if (!house || projectAccounts(tx.store).get(house.lpbh)?.kfsbh !== kfsbh) {
    throw new BusinessError(REFUSED, '未找到该房屋，请刷新后重新选择');
  }
  return house;
}

function refuseFields(fieldErrors: Record<string, string>): void {
  const [first] = Object.values(fieldErrors);
  if (first) throw new BusinessError(REFUSED, first, { fieldErrors });
}

function viewOf(tx: Transaction, fwbh: string): House {
  const house = houses(tx.store).get(fwbh);
  if (!house) throw new Error(`No home ${fwbh}`);
  return houseView(tx.store, house);
}
