import { fundTime } from '@/domain/dates';
import { fundingProblem } from '@/domain/loan/loan-funding';
import { moneyText, parseOptionalYuan, parseYuan, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import type { CaseRecord } from '../../cases/case-states';
import type { FieldReader } from '../../cases/field-reader';
import { storedRows } from '../../cases/read-fields';
import type { Application } from '../../cases/rule';
import { personOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import {
  buildings,
  type HouseHolder,
  houseName,
  housePrice,
  houses,
  isFree,
  projectAccounts,
  suspension,
} from '../buildings';
import type { LoanLimitFigures } from './figures';

/** Reads a home of the building table (block B6); price, area and seller come from the table, sent values are ignored. */
export function readChosenHome(reader: FieldReader, { tx, actor, ywlsh }: Application, dkyt: string): void {
  const fwbh = reader.text('fwbh', { label: '楼栋、单元和房号', most: 40 });
  if (fwbh === '') return;
  const house = houses(tx.store).get(fwbh);
  const project = house && projectAccounts(tx.store).get(house.lpbh);
  if (!house || !project) {
    reader.fail('fwbh', '楼盘表中没有这套房屋，请重新选择');
    return;
  }
  const why = suspension(tx.store, house.lpbh);
  if (why) {
    reader.fail('fwbh', `${why}，暂时不能申请贷款`);
    return;
  }
  const { zjhm } = personOf(tx, actor);
  if (!isFree(tx.store, house, ywlsh, [zjhm, reader.values.pozjhm ?? ''])) {
    reader.fail('fwbh', '这套房屋已售出或已被其他贷款申请选定，请重新选择');
    return;
  }
  if (dkyt === '03' && project.fwxz !== '03') {
    reader.fail('fwbh', '该楼盘不是保障性住房，请重新选择用途或楼盘');
    return;
  }
  if (dkyt === '01' && project.fwxz === '03') {
    reader.fail('fwbh', '该楼盘是保障性住房，请重新选择用途或楼盘');
    return;
  }
  Object.assign(reader.values, {
    lpbh: house.lpbh,
    lpmc: project.lpmc,
    fwzl: `${project.lpdz}${project.lpmc}${houseName(tx.store, house)}`,
    jzmj: house.jzmj,
    fwzj: toYuan(housePrice(house)),
    fwxz: project.fwxz,
    fwlx: project.fwlx,
    lsjzdj: project.lsjzdj,
    spfysxkbh: project.ysxkz,
    sfrmc: project.kfsmc,
    sfrzhhm: project.jgzh,
    sfrkhyhmc: project.jgkhyh,
    ldmh: buildings(tx.store).get(house.ldbh)?.ldmh ?? '',
  });
}

/** Returns the holders of a home by this application: the borrower and the co-buyers. */
export function borrowersOf(tx: Transaction, { owner, values, ywlsh }: CaseRecord): HouseHolder {
  const { zjhm, xingming } = personOf(tx, actorOf(owner));
  const others = [values.pozjhm ?? '', ...storedRows(values.gtjkr).map((row) => row.gtjkrzjhm ?? '')];
  const buyers = [...new Set([zjhm, ...others])].filter((one) => one !== '');
  return { buyers, words: `${maskName(xingming)}的贷款申请（${ywlsh}）选定`, since: fundTime(tx.now()) };
}

/** Checks the down payment against the minimum, and together with the loans against the price. */
export function checkDownPayment(reader: FieldReader, figures: LoanLimitFigures | null): void {
  const paid = parseYuan(reader.valid('sfk'));
  if (paid === undefined || !figures) return;
  const { price, down, downPercent } = figures;
  if (paid < down) {
    reader.fail('sfk', `首付款比例不能低于${downPercent}%（${moneyText(down)}）`);
    return;
  }
  if (paid >= price) {
    reader.fail('sfk', '首付款须小于房屋总价');
    return;
  }
  const [own, commercial] = [parseOptionalYuan(reader.values.sqdkje), parseOptionalYuan(reader.values.sdje)];
  // An invalid loan amount has its own error.
  if (own === undefined || commercial === undefined) return;
  const lent = own + commercial;
  if (lent === 0n || reader.errors.sqdkje || reader.errors.sdje) return;
  // Reported at the loan amount only, because the down payment field precedes it.
  const problem = fundingProblem(paid, lent, price);
  if (problem) reader.fail('sqdkje', problem);
}
