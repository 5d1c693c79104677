// The end of a unit (domain catalogue GJ0108): what still stands against it, and what becomes of its sealed members.

import { peopleText } from '@/domain/counts';
import { monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { CUSTODY, CUSTODY_NAME } from '../../data/custody-unit';
import { casesOf, FINAL } from '../cases/case-states';
import { CHECK_STATE, holdsForCheck } from '../cases/check-state';
import { heldAdvice, heldName } from '../cases/in-the-way';
import type { Application, RuleCondition } from '../cases/rule';
import { type Desk, ownerOf } from '../kernel/desk';
import { balanceOf, memberAccount, pendingAccount, postNote } from '../kernel/ledger';
import { send } from '../kernel/outbox';
import { lastSpan, type PersonRecord, persons, type UnitRecord, unitOf, units } from '../kernel/people';
import { deferralIn } from '../kernel/unit-reliefs';
import { owedMonths } from '../remittance/back-pay';
import { dueMonth } from '../remittance/confirm';
import { dueMonths, owedOf } from '../remittance/due-months';
import { monthsText } from '../remittance/records';
import { unclaimedOf } from '../remittance/transfers';
import { membersOf } from './unit-members';

const REGULATION = '《住房公积金管理条例》第十四条';
/** Closed or moved out: no matter of the unit any more. */
const GONE = ['03', '04', '05'];

/** The pre-check with counts: 正常人数, 封存人数, 欠缴月份, 暂收余额, 在途业务; each says where it is put right. */
export function closingConditions(application: Application): RuleCondition[] {
  const { desk, actor, ywlsh } = application;
  const unit = unitOf(desk, actor);
  const members = membersOf(desk, actor).filter(({ grzhzt }) => !GONE.includes(grzhzt));
  const sealed = members.filter(({ grzhzt }) => grzhzt === '02').length;
  // A frozen account pays in like another, but nobody seals it.
  const frozen = members.filter(({ grzhzt }) => grzhzt === '06').length;
  const paying = members.length - sealed - frozen;
  const owed = owedNow(desk, unit);
  const pending = balanceOf(desk.store, pendingAccount(unit.dwzh));
  const unclaimed = unclaimedOf(desk.store, unit).reduce((sum, { fse }) => sum + fse, 0n);
  const open = casesOf(desk.store, ownerOf(actor)).filter((one) => one.ywlsh !== ywlsh && !FINAL.includes(one.ywzt));
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
      ...line('QJYF', '没有未缴清的月份', owed?.said ?? '没有', '没有', !owed),
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
      xyb: `${held ? `${heldAdvice(desk.store, held)}；其他的` : ''}请等待办结，或在“我的办件”中撤回`,
      lj: '/dwwt/DWmyOffice',
      ...(held && { before: held.ywlsh }),
      refusal: `单位有正在办理的业务：${open.map((one) => (holdsForCheck(one) ? `${heldName(one)}${CHECK_STATE}` : `${one.ywmc}（${one.ywlsh}）`)).join('、')}，办结后方可注销${held ? `；${heldAdvice(desk.store, held)}` : ''}`,
    },
  ];
}

/**
 * What a unit owes by now and where it is paid; undefined for nothing. Months to come are not owed: nobody is left who pays in
 * them once all are sealed, which is asked for first.
 */
function owedNow(desk: Desk, unit: UnitRecord): { said: string; xyb: string; lj: string } | undefined {
  const { store } = desk;
  const now = monthOf(desk.today());
  const due = dueMonths(desk, unit);
  const months = due ? monthsFrom(due.hjny, now).filter((month) => !deferralIn(store, unit.dwzh, month)) : [];
  const { fen } = owedOf(store, unit.dwzh, months);
  if (fen > 0n) {
    return { said: `${monthsText(months)}待缴${moneyText(fen)}`, xyb: '请先办理汇缴', lj: '/dwwt/jcyw/dw_huij' };
  }
  const next = dueMonth(desk, unit);
  const missed = new Set<PlainMonth>();
  for (const { owed } of owedMonths(desk, unit, now)) {
    for (const month of owed) if (month < next || deferralIn(store, unit.dwzh, month)) missed.add(month);
  }
  if (missed.size === 0) return undefined;
  const all = [...missed].sort();
  const running = all.some((month) => month >= next);
  return {
    said: `${monthsText(all)}有职工尚未缴存`,
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

/** Closes the unit; its sealed accounts go to the centre's custody with all that is in them. @returns how many, and how much lies there */
export function closeUnit(desk: Desk, unit: UnitRecord, ywlsh: string): { people: number; fen: Fen } {
  const { store } = desk;
  const sealed = membersOf(desk, { kind: 'unit', dwzh: unit.dwzh }).filter(({ grzhzt }) => !GONE.includes(grzhzt));
  if (sealed.length > 0) openCustody(desk, unit);
  let fen = 0n;
  for (const person of sealed) {
    fen += balanceOf(store, memberAccount(person.grzh));
    moveToCustody(desk, person, unit, ywlsh);
  }
  units(store).put(unit.dwzh, { ...unit, dwzhzt: '04' });
  return { people: sealed.length, fen };
}

function openCustody({ store }: Desk, like: UnitRecord): void {
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

/** A spell without a month: where the account lies, and nothing owed. */
function moveToCustody(desk: Desk, person: PersonRecord, { dwmc }: UnitRecord, ywlsh: string): void {
  const { store } = desk;
  const from = monthOf(desk.today());
  const base = lastSpan(person)?.base ?? 0n;
  const spell = { dwzh: CUSTODY, from, to: shiftMonth(from, -1), base, dwjcbl: '0', grjcbl: '0' };
  persons(store).put(person.grzh, { ...person, spans: [...person.spans, spell] });
  const id = `zx:${ywlsh}:${person.grzh}`;
  const entry = { id, date: desk.today(), kind: '06', zhaiyao: '转入集中封存户', ywlsh, dwzh: CUSTODY };
  postNote(store, entry, [person.grzh]);
  if (person.sjhm === '') return;
  const text = `【住房公积金】${dwmc}已注销缴存登记，您的封存账户${person.grzh}已转入${CUSTODY_NAME}，余额和个人账号不变，可随时查询、转移或按规定提取。`;
  send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text });
}
