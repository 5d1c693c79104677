import { fundTime } from '@/domain/dates';
import { fundingProblem } from '@/domain/loan/loan-funding';
import { moneyText, parseOptionalYuan, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import type { CaseRecord } from '../../cases/case-states';
import type { FieldReader } from '../../cases/field-reader';
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
import { type LoanLimitFigures, NEW_HOME } from './figures';
import { rowsOf } from './people';

const CARD = /^\d{12,30}$/;
const SECOND_HAND = '02';
/** Purposes building and repair: a contractor takes the place of the seller. */
const BUILDING = ['04', '05'];

/** Reads the home (block B6), from the building table or as typed. */
export function readLoanHome(reader: FieldReader, application: Application, dkyt: string): void {
  if (NEW_HOME.includes(dkyt)) readChosenHome(reader, application, dkyt);
  else readWrittenHome(reader, application, dkyt);
  reader.int('znsl', { label: '未成年子女数', least: 0, most: 9 });
  const sharing = reader.code('gyqk', { label: '共有情况', from: ['1', '2', '3'] });
  if (sharing === '3') readShare(reader);
  const day = reader.date('qdrq', { label: dkyt === '06' ? '取得日期' : '合同签订日期' });
  if (day && day > application.tx.today()) reader.fail('qdrq', '合同签订日期不能晚于今天');
}

/** Reads a home of the building table; price, area and seller come from the table, sent values are ignored. */
function readChosenHome(reader: FieldReader, { tx, actor, ywlsh }: Application, dkyt: string): void {
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
  reader.text('gfhtbh', { label: '购房合同编号', most: 60 });
}

/** Returns the holders of a home by this application: the borrower and the co-buyers. */
export function borrowersOf(tx: Transaction, { owner, values, ywlsh }: CaseRecord): HouseHolder {
  const { zjhm, xingming } = personOf(tx, actorOf(owner));
  const others = [values.pozjhm ?? '', ...rowsOf(values.gtjkr).map((row) => row.gtjkrzjhm ?? '')];
  const buyers = [...new Set([zjhm, ...others])].filter((one) => one !== '');
  return { buyers, words: `${maskName(xingming)}的贷款申请（${ywlsh}）选定`, since: fundTime(tx.now()) };
}

function readWrittenHome(reader: FieldReader, _application: Application, dkyt: string): void {
  reader.text('fwzl', { label: '房屋坐落', most: 120 });
  const area = reader.text('jzmj', { label: '建筑面积', most: 10 });
  if (area !== '' && !/^(?!0+(\.0*)?$)\d{1,5}(\.\d{1,2})?$/.test(area))
    reader.fail('jzmj', '建筑面积应为0.01至99999.99');
  reader.money('fwzj', { label: '房屋总价' });
  reader.code('fwxz', { label: '房屋性质', from: 'fwxz' });
  reader.code('fwlx', { label: '房屋类型', from: 'fwlx' });
  reader.code('lsjzdj', { label: '绿色建筑星级', from: ['0', '1', '2', '3'], required: false });
  const existing = dkyt === SECOND_HAND || dkyt === '06';
  reader.text('bdcqzh', { label: '不动产权证号', most: 60, required: existing });
  reader.text('gfhtbh', { label: '购房合同编号', most: 60, required: dkyt === SECOND_HAND });
  if (dkyt === SECOND_HAND) reader.money('fwpgjz', { label: '评估价' });
  if (dkyt === SECOND_HAND || BUILDING.includes(dkyt)) {
    reader.text('sfrmc', { label: '售房人（施工方）', most: 60 });
    const account = reader.text('sfrzhhm', { label: '收款账号', most: 60 });
    if (account !== '' && !CARD.test(account)) reader.fail('sfrzhhm', '收款账号不正确，请核对');
    reader.text('sfrkhyhmc', { label: '收款账户开户行', most: 60 });
  }
}

function readShare(reader: FieldReader): void {
  const share = reader.text('gybl', { label: '本人份额', most: 6 });
  if (share === '') return;
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(share) || Number(share) <= 0) {
    reader.fail('gybl', '本人份额应大于0、小于100');
  }
}

/** Checks the down payment against the minimum, and together with the loans against the price. */
export function readDownPayment(reader: FieldReader, figures: LoanLimitFigures | null, dkyt: string): void {
  // A takeover needs no down payment: it was made for the former loan.
  if (dkyt === '06') return;
  const paid = reader.money('sfk', { label: '首付款金额' });
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
