import type { House } from '@/api/loan/loan-application';
import { fundTime } from '@/domain/dates';
import { parseHome } from '@/domain/loan/home-rows';
import { fenOf } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { homeLayout, homeSale } from '@/schema/developer/home';
import { readForm, readStatement, refuseErrors } from '../../cases/read-fields';
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

/** Changes the layout of an unsold home; area and filed price need KH0105. @throws BusinessError with holder and day */
export function changeHome(tx: Transaction, actor: Actor, raw: RawValues): House {
  const house = ownHouse(tx, actor, raw);
  const taken = houseHolderText(tx.store, house);
  if (taken) throw new BusinessError(REFUSED, `${taken}，户型请通过“楼盘表导入”更正`);
  houses(tx.store).put(house.fwbh, { ...house, ...readStatement(tx, homeLayout, raw) });
  return viewOf(tx, house.fwbh);
}

/** Records a sale without a fund loan. @throws BusinessError with holder and day */
export function sellHome(tx: Transaction, actor: Actor, raw: RawValues): House {
  const house = ownHouse(tx, actor, raw);
  const taken = houseHolderText(tx.store, house);
  if (taken) throw new BusinessError(REFUSED, `${taken}，不能重复出售`);
  const { values, errors } = readForm(homeSale, raw, { today: tx.today() });
  const { gmrxm, gmrzjhm, gfhtbh } = values;
  const twice = [...houses(tx.store).values()].find(({ sale }) => gfhtbh !== '' && sale?.gfhtbh === gfhtbh);
  if (twice) errors.gfhtbh ??= `该合同编号已用于${houseName(tx.store, twice)}`;
  refuseErrors(errors, Object.values(errors)[0]);
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

function viewOf(tx: Transaction, fwbh: string): House {
  const house = houses(tx.store).get(fwbh);
  if (!house) throw new Error(`No home ${fwbh}`);
  return houseView(tx.store, house);
}
