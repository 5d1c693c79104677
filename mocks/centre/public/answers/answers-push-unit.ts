import { byEndOf, monthOf } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { policyCount } from '../../../data/policy/policy';
import { AGREEMENT_PAGE, gapOf } from '../../access/gate';
import { unitOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';
import { newestStatement } from '../../members/interest-statement';
import { instructionOf } from '../../remittance/debit/standing-record';
import { lastDayToRemit } from '../../remittance/last-day';
import { dueMonth } from '../../remittance/list/confirm';
import { monthlyName, openListOf } from '../../remittance/list/records';
import { dueRoster } from '../../remittance/list/roster';
import { outstandingOf } from '../../remittance/outstanding';
import type { Fitting } from './fitting';

const REMIT = '/dwwt/jcyw/dw_huij';
const LISTS = '/dwwt/cxyw/hjpz';
/** 缓缴 of dictionary dwzhzt. */
const DEFERRED = '03';

/** Matters of a contributing unit; another unit (other: true) has none of them in its menu. */
export function unitMatters(tx: Transaction, actor: Actor): Fitting[] {
  const unit = unitOf(tx, actor);
  if (unit.other) return [];
  const matters: Fitting[] = [];
  const waiting = openListOf(tx.store, unit.dwzh);
  const note = waiting && outstandingOf(waiting);
  if (waiting && note) {
    matters.push({
      id: `jk-${waiting.qcqrdh}`,
      bt: `${monthlyName(waiting.hjny)}：${note.mc}`,
      yy: `清册已于${waiting.confirmed}确认，${note.nr}`,
      jj: '1',
      lj: LISTS,
    });
  } else matters.push(...monthDue(tx, actor));
  if (unit.completeness === '2') {
    const { title: bt = '', sxsm: yy = '' } = gapOf(tx, actor) ?? {};
    matters.push({ id: 'gj', bt, yy, jj: '1', lj: '/dwwt/zhxxbg/jcdj_gjbg' });
  } else if (unit.completeness !== '0') {
    const yy = '单位登记信息不完整，补全后才能办理其他业务';
    matters.push({ id: 'xx', bt: '完善单位登记信息', yy, jj: '1', lj: '/dwwt/zhxxbg/jcdj_xxbg' });
  }
  if (unit.agreementOpen) {
    const yy = '中心更新了单位网上业务协议，本单位还没有同意，同意后才能办理业务';
    matters.push({ id: 'xy', bt: '同意单位网上业务协议', yy, jj: '1', lj: AGREEMENT_PAGE });
  }
  if (!unit.statementConfirmed) {
    const nd = newestStatement(tx);
    const yy = `${nd}年结息对账单还没有确认，确认后才能办理业务；有差异的可以反馈`;
    matters.push({ id: `dzd-${nd}`, bt: '确认结息对账单', yy, jj: '1', lj: '/dwwt/cxyw/dwlxd_cx' });
  }
  if (unit.dwzhzt === DEFERRED) {
    const yy = `单位正在缓缴，单次最长${policyCount('p.hjZdys')}个月；期满要恢复汇缴并补缴，可以提前查看缓缴期限`;
    matters.push({ id: 'hj', bt: '缓缴即将期满', yy, jj: '1', lj: '/dwwt/cxyw/hjjbjl' });
  }
  return matters;
}

/** The next month to be paid, if it is the present one or past. */
function monthDue(tx: Transaction, actor: Actor): Fitting[] {
  const unit = unitOf(tx, actor);
  const month = dueMonth(tx, unit);
  const { figures } = dueRoster(tx.store, unit.dwzh, month);
  if (month > monthOf(tx.today()) || figures.hjrs === 0 || unit.dwzhzt === DEFERRED) return [];
  const last = lastDayToRemit(tx.store, unit, month);
  const late = last < tx.today();
  const automatic = instructionOf(tx.store, unit.dwzh)?.zt === '1';
  const yy = `应缴${peopleText(figures.hjrs)}，${moneyText(figures.hjje)}，${late ? `应于${last}前办理，已经逾期` : `请在${byEndOf(last)}办理`}${automatic ? '；已开通自动汇缴，人员有变动的请自己先办' : ''}`;
  return [{ id: `hj-${month}`, bt: `办理${month}汇缴`, yy, jj: '1', lj: REMIT }];
}
