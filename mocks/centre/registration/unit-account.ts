import type { LabelledValue } from '@/api/client/labelled-value';
import type { UnitAccount } from '@/api/unit/unit-info';
import { fundTime } from '@/domain/dates';
import { ratiosAhead } from '@/domain/deposit/remittance';
import { moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { maskBankCard, maskIdNumber, maskName, maskPhone } from '@/domain/text/mask';
import { labelOf } from '../cases/field-reader';
import { balanceOf, memberAccount } from '../kernel/accounts/ledger';
import { unitOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import type { UnitInfoName } from '../kernel/unit/unit-info';
import { shownUnitInfo, UNIT_LABELS } from '../kernel/unit/unit-info';
import { membersOf } from '../members/unit/unit-members';
import { unitInfo } from '../members/unit/unit-views';
import { payerAccounts } from '../remittance/debit/payers';
import { unitInfoOfActor } from './unit-changes';

const IDENTITY: readonly UnitInfoName[] = [
  'dwmc',
  'tyshxydm',
  'dwxz',
  'dwjjlx',
  'dwsshy',
  'dwlsgx',
  'dwdz',
  'dwlxdh',
  'ywwd',
];
const STATES = { used: '使用中', stopped: '已停用', unchecked: '户名待核验' } as const;

/** Returns 单位账户信息 (docs/rules/lists.md, Unit): block B2 and related data. A unit that pays no deposits has no account. */
export function unitAccount(tx: Transaction, actor: Actor): UnitAccount {
  const unit = unitOf(tx, actor);
  const stored = unitInfoOfActor({ tx, actor });
  const of = (name: UnitInfoName) => shownUnitInfo(name, stored[name] ?? '');
  const jbxx: LabelledValue[] = [
    { label: unit.other ? '单位编号' : '单位账号', value: unit.dwzh },
    ...IDENTITY.map((name) => ({ label: UNIT_LABELS[name], value: of(name) })),
  ];
  const ryxx: LabelledValue[] = [
    { label: '法定代表人', value: maskName(of('dwfrdbxm')) },
    { label: '法定代表人证件号码', value: maskIdNumber(stored.dwfrdbzjhm ?? '') },
    { label: '经办人', value: maskName(of('jbrxm')) },
    { label: '经办人手机', value: maskPhone(stored.jbrsjhm ?? '') },
  ];
  const fkzh = payerAccounts(tx.store, unit.dwzh).map(({ yhmc, fkzh: number, state, standard, signed }) => ({
    label: `${yhmc} ${maskBankCard(number)}`,
    value: [standard ? '默认' : '', STATES[state], signed ? '已签约委托扣款' : '未签约委托扣款']
      .filter(Boolean)
      .join('，'),
  }));
  const shown = (rows: LabelledValue[]) => rows.filter(({ value }) => value !== '');
  return {
    jbxx: shown(jbxx),
    jcxx: unit.other ? [] : depositRows(tx, actor),
    ryxx: shown(ryxx),
    fkzh,
    sjjz: fundTime(tx.now()),
  };
}

function depositRows(tx: Transaction, actor: Actor): LabelledValue[] {
  const { dwzhzt, firstMonth } = unitOf(tx, actor);
  const info = unitInfo(tx, actor);
  const later = ratiosAhead(info.hxjcbl);
  const total = membersOf(tx, actor).reduce((sum, { grzh }) => sum + balanceOf(tx.store, memberAccount(grzh)), 0n);
  return [
    { label: '账户状态', value: labelOf('dwzhzt', dwzhzt), ...(info.hjsm && { gs: info.hjsm }) },
    { label: '单位缴存比例', value: `${info.dwjcbl}%`, ...(later && { gs: later }) },
    { label: '个人缴存比例', value: `${info.grjcbl}%` },
    { label: '缴存人数', value: peopleText(info.dwjcrs), gs: `${info.yjceny}的清册人数` },
    { label: '封存人数', value: peopleText(info.dwfcrs) },
    { label: '首次汇缴年月', value: firstMonth },
    { label: '缴至年月', value: info.jzny || '尚未汇缴' },
    {
      label: '应汇缴年月',
      value: info.yj?.hjny ?? (info.wyjsm || info.dwyhjny),
      ...(info.yj?.yqyf.length && { gs: `已逾期：${info.yj.yqyf.join('、')}` }),
    },
    { label: '月缴存额合计', value: moneyText(info.yjcezj), gs: `${info.yjceny}的清册合计` },
    { label: '暂收余额', value: moneyText(info.zsye) },
    { label: '单位账户总余额', value: moneyText(total), gs: '本单位职工账户余额之和，职工个人余额由本人查询' },
    { label: '发薪日', value: `每月${info.dwfxr}日` },
  ];
}
