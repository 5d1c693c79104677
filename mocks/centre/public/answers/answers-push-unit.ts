import { peopleText } from '@/domain/counts';
import { byEndOf, monthOf } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount } from '../../../data/policy';
import { AGREEMENT_PAGE, gapOf } from '../../access/gate';
import type { Actor, Desk } from '../../kernel/desk';
import { unitOf } from '../../kernel/people';
import { newestStatement } from '../../members/interest-statement';
import { dueMonth } from '../../remittance/confirm';
import { lastDayToRemit } from '../../remittance/last-day';
import { outstandingOf } from '../../remittance/outstanding';
import { monthlyName, openListOf } from '../../remittance/records';
import { dueRoster } from '../../remittance/roster';
import { instructionOf } from '../../remittance/standing-record';
import type { Fitting } from './answers-push';

const REMIT = '/dwwt/jcyw/dw_huij';
const LISTS = '/dwwt/cxyw/hjpz';
/** 缓缴 of dictionary dwzhzt. */
const DEFERRED = '03';

/** What fits a unit that pays in. Another unit (other: true) has none of it: its menu leaves them out. */
export function unitMatters(desk: Desk, actor: Actor): Fitting[] {
  const unit = unitOf(desk, actor);
  if (unit.other) return [];
  const matters: Fitting[] = [];
  const waiting = openListOf(desk.store, unit.dwzh);
  const note = waiting && outstandingOf(waiting);
  if (waiting && note) {
    matters.push({
      id: `jk-${waiting.qcqrdh}`,
      bt: `${monthlyName(waiting.hjny)}：${note.mc}`,
      yy: `清册已于${waiting.confirmed}确认，${note.nr}`,
      jj: '1',
      lj: LISTS,
    });
  } else matters.push(...monthDue(desk, actor));
  if (unit.completeness === '2') {
    const { title: bt = '', sxsm: yy = '' } = gapOf(desk, actor) ?? {};
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
    const nd = newestStatement(desk);
    const yy = `${nd}年度结息对账单还没有确认，确认后才能办理业务；有差异的可以反馈`;
    matters.push({ id: `dzd-${nd}`, bt: '确认结息对账单', yy, jj: '1', lj: '/dwwt/cxyw/dwlxd_cx' });
  }
  if (unit.dwzhzt === DEFERRED) {
    const yy = `单位正在缓缴，单次最长${policyCount('p.hjZdys')}个月；期满要恢复汇缴并补缴，可以提前查看缓缴期限`;
    matters.push({ id: 'hj', bt: '缓缴即将期满', yy, jj: '1', lj: '/dwwt/cxyw/hjjbjl' });
  }
  return matters;
}

/** The next month that is to be paid, once it is the present one or past. */
function monthDue(desk: Desk, actor: Actor): Fitting[] {
  const unit = unitOf(desk, actor);
  const month = dueMonth(desk, unit);
  const { figures } = dueRoster(desk.store, unit.dwzh, month);
  if (month > monthOf(desk.today()) || figures.hjrs === 0 || unit.dwzhzt === DEFERRED) return [];
  const last = lastDayToRemit(desk.store, unit, month);
  const late = last < desk.today();
  const automatic = instructionOf(desk.store, unit.dwzh)?.zt === '1';
  const yy = `应缴${peopleText(figures.hjrs)}，${moneyText(figures.hjje)}，${late ? `应于${last}前办理，已经逾期` : `请在${byEndOf(last)}办理`}${automatic ? '；已开通自动汇缴，人员有变动的请自己先办' : ''}`;
  return [{ id: `hj-${month}`, bt: `办理${month}汇缴`, yy, jj: '1', lj: REMIT }];
}
