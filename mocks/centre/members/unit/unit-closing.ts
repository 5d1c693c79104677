// Closing of a unit (docs/rules/gj0108-unit-closing.md): conditions, and custody of its sealed members.

import { monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { CUSTODY, CUSTODY_NAME } from '../../../data/custody-unit';
import { pendingCheckAdvice, pendingCheckName } from '../../cases/blocking-case';
import { casesOf, FINAL } from '../../cases/case-states';
import { CHECK_STATE, holdsForCheck } from '../../cases/check/check-state';
import type { Application, RuleCondition } from '../../cases/rule';
import { balanceOf, memberAccount, pendingAccount, postNote } from '../../kernel/accounts/ledger';
import { send } from '../../kernel/messages/outbox';
import { lastSpan, type PersonRecord, persons, type UnitRecord, unitOf, units } from '../../kernel/people';
import { ownerOf, type Transaction } from '../../kernel/transaction';
import { deferralIn } from '../../kernel/unit/unit-reliefs';
import { owedMonthsOfUnit } from '../../remittance/back-pay';
import { dueMonths, owedSums } from '../../remittance/due-months';
import { dueMonth } from '../../remittance/list/confirm';
import { monthListText } from '../../remittance/list/records';
import { unclaimedOf } from '../../remittance/transfers';
import { membersOf } from './unit-members';

const REGULATION = '《住房公积金管理条例》第十四条';
/** Closed or transferred accounts: no longer the unit's. */
const GONE = ['03', '04', '05'];

/** Pre-check with counts: 正常人数, 封存人数, 欠缴月份, 暂收余额, 在途业务; each names the page that resolves it. */
export function closingConditions(application: Application): RuleCondition[] {
  const { tx, actor, ywlsh } = application;
  const unit = unitOf(tx, actor);
  const members = membersOf(tx, actor).filter(({ grzhzt }) => !GONE.includes(grzhzt));
  const sealed = members.filter(({ grzhzt }) => grzhzt === '02').length;
  // A frozen account pays in, but cannot be sealed.
  const frozen = members.filter(({ grzhzt }) => grzhzt === '06').length;
  const paying = members.length - sealed - frozen;
  const owed = owedNow(tx, unit);
  const pending = balanceOf(tx.store, pendingAccount(unit.dwzh));
  const unclaimed = unclaimedOf(tx.store, unit).reduce((sum, { fse }) => sum + fse, 0n);
  const open = casesOf(tx.store, ownerOf(actor)).filter((one) => one.ywlsh !== ywlsh && !FINAL.includes(one.ywzt));
  const held = open.find(holdsForCheck);
  return [
    {
      ...line('ZCRS', '没有正常缴存的职工', `${paying}人`, '0人', paying === 0),
      xyb: '请先办理封存，职工已到新单位的由新单位办理转入',
      lj: '/dwwt/jcyw/grzh_fc',
      refusal: '该单位员工还有员工不为销户状态，不能销户',
    },
    {
      ...line('DJRS', '没有冻结的职工账户', `${frozen}人`, '0人', frozen === 0),
      xyb: '冻结期间不能封存：请在有权机关解除冻结后办理封存，或到网点办理',
      refusal: `有${peopleText(frozen)}的账户冻结，不能封存，单位不能销户；请在解除冻结后封存，或到网点办理`,
    },
    {
      ...line('FCRS', '封存的职工', `${sealed}人`, '注销时转入中心集中封存户', true),
      xyb: '',
      refusal: '',
    },
    {
      ...line('QJYF', '没有未缴清的月份', owed?.result ?? '没有', '没有', !owed),
      xyb: owed?.xyb ?? '',
      ...(owed && { lj: owed.lj }),
      refusal: '单位存在未缴清的汇缴月份，请先办理补缴',
    },
    {
      ...line('ZSYE', '暂收余额为零', moneyText(pending + unclaimed), '0.00元', pending + unclaimed === 0n),
      xyb: '请在“暂收款明细”中认领、用于汇缴或者申请退回',
      lj: '/dwwt/cxyw/zskmx',
      refusal: '暂收余额不为零，请先处理暂收余额',
    },
    {
      ...line(
        'ZTYW',
        '没有正在办理的业务',
        open.map((one) => (holdsForCheck(one) ? `${one.ywmc}（${CHECK_STATE}）` : one.ywmc)).join('、') || '没有',
        '没有',
        open.length === 0,
      ),
      xyb: `${held ? `${pendingCheckAdvice(tx.store, held)}；其他的` : ''}请等待办结，或在“我的办件”中撤回`,
      lj: '/dwwt/DWmyOffice',
      ...(held && { before: held.ywlsh }),
      refusal: `单位有正在办理的业务：${open.map((one) => (holdsForCheck(one) ? `${pendingCheckName(one)}${CHECK_STATE}` : `${one.ywmc}（${one.ywlsh}）`)).join('、')}，办结后方可注销${held ? `；${pendingCheckAdvice(tx.store, held)}` : ''}`,
    },
  ];
}

/**
 * Returns the unit's arrears and the page to pay them; undefined if there are none. Future months are not owed: sealing all members,
 * checked first, ends them.
 */
function owedNow(tx: Transaction, unit: UnitRecord): { result: string; xyb: string; lj: string } | undefined {
  const { store } = tx;
  const now = monthOf(tx.today());
  const due = dueMonths(tx, unit);
  const months = due ? monthsFrom(due.hjny, now).filter((month) => !deferralIn(store, unit.dwzh, month)) : [];
  const { fen } = owedSums(store, unit.dwzh, months);
  if (fen > 0n) {
    return { result: `${monthListText(months)}待缴${moneyText(fen)}`, xyb: '请先办理汇缴', lj: '/dwwt/jcyw/dw_huij' };
  }
  const next = dueMonth(tx, unit);
  const missed = new Set<PlainMonth>();
  for (const { owed } of owedMonthsOfUnit(tx, unit, now)) {
    for (const month of owed) if (month < next || deferralIn(store, unit.dwzh, month)) missed.add(month);
  }
  if (missed.size === 0) return undefined;
  const all = [...missed].sort();
  const running = all.some((month) => month >= next);
  return {
    result: `${monthListText(all)}有职工尚未缴存`,
    xyb: running ? '请先在“缓缴/降低比例记录”提前结束缓缴，再办理补缴' : '请先办理补缴',
    lj: running ? '/dwwt/cxyw/hjjbjl' : '/dwwt/jcyw/dw_bj',
  };
}

const line = (tjbh: string, tjmc: string, sjz: string, yqz: string, mz: boolean) => ({
  tjbh,
  tjmc,
  sjz,
  yqz,
  mz,
  yj: REGULATION,
});

/** Closes the unit; its sealed accounts move to the centre's custody with their balances. @returns count of people and total in fen */
export function closeUnit(tx: Transaction, unit: UnitRecord, ywlsh: string): { people: number; fen: Fen } {
  const { store } = tx;
  const sealed = membersOf(tx, { kind: 'unit', dwzh: unit.dwzh }).filter(({ grzhzt }) => !GONE.includes(grzhzt));
  if (sealed.length > 0) openCustody(tx, unit);
  let fen = 0n;
  for (const person of sealed) {
    fen += balanceOf(store, memberAccount(person.grzh));
    moveToCustody(tx, person, unit, ywlsh);
  }
  units(store).put(unit.dwzh, { ...unit, dwzhzt: '04' });
  return { people: sealed.length, fen };
}

function openCustody({ store }: Transaction, like: UnitRecord): void {
  if (units(store).get(CUSTODY)) return;
  const { dwjcbl, grjcbl, payday, dwfxr, firstMonth } = like;
  const operator = { jbrxm: '', jbrzjhm: '', jbrsjhm: '' };
  units(store).put(CUSTODY, {
    dwzh: CUSTODY,
    dwmc: CUSTODY_NAME,
    tyshxydm: '',
    dwzhzt: '99',
    dwjcbl,
    grjcbl,
    payday,
    dwfxr,
    firstMonth,
    jzny: '',
    operator,
    completeness: '0',
    statementConfirmed: true,
    roles: [],
    passwordHash: '',
  });
}

/** Adds an empty period that names the custody; nothing is owed. */
function moveToCustody(tx: Transaction, person: PersonRecord, { dwmc }: UnitRecord, ywlsh: string): void {
  const { store } = tx;
  const from = monthOf(tx.today());
  const base = lastSpan(person)?.base ?? 0n;
  const spell = { dwzh: CUSTODY, from, to: shiftMonth(from, -1), base, dwjcbl: '0', grjcbl: '0' };
  persons(store).put(person.grzh, { ...person, spans: [...person.spans, spell] });
  const id = `zx:${ywlsh}:${person.grzh}`;
  const entry = { id, date: tx.today(), kind: '06', zhaiyao: '转入集中封存户', ywlsh, dwzh: CUSTODY };
  postNote(store, entry, [person.grzh]);
  if (person.sjhm === '') return;
  const text = `【住房公积金】${dwmc}已注销缴存登记，您的封存账户${person.grzh}已转入${CUSTODY_NAME}，余额和个人账号不变，可随时查询、转移或按规定提取。`;
  send(tx, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text });
}
