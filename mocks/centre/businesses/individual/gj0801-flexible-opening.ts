import type { SignDocument } from '@/api/cases/sign';
import { isIdCardType } from '@/domain/identity/certificate-type';
import { readIdNumber } from '@/domain/identity/id-number';
import { moneyText, parseYuan, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { flexibleOpeningFields, openingAmounts } from '@/schema/individual/gj0801-flexible-opening';
import { FLEXIBLE_TERMS } from '../../../data/agreements';
import { BANK_OPTIONS } from '../../../data/banks';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleNote } from '../../../data/notes/flexible-notes';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { hasAccount, lastSpan, type PersonRecord, personOf } from '../../kernel/people';
import { actorOf } from '../../kernel/transaction';
import { ageCondition, birthOf } from '../../members/flexible/age';
import { checkDebitAccount } from '../../members/flexible/debit-account';
import { livingConditions } from '../../members/flexible/flexible-account';
import { holdToContract } from '../../members/flexible/flexible-amount';
import { isRightFlexibleCode } from '../../members/flexible/flexible-codes';
import { FLEXIBLE_AGREEMENT, openFlexible } from '../../members/flexible/flexible-opening';

const MONTHLY = '1';
const ONCE = '2';
/** 港澳台及外籍 of dictionary lhrylb. */
const FOREIGN = '6';
export const HAS_UNIT_ACCOUNT = '您已有正常缴存的单位账户，无需办理灵活就业开户';

/** GJ0801: opens a flexible account, or reopens a sealed one as flexible (docs/rules/gj0801-flexible-opening.md). */
export const flexibleOpening: BusinessRule = {
  ywlx: 'GJ0801',
  ywmc: '灵活就业人员开户',
  area: 'deposit',
  kind: 'person',
  completes: ['basic'],
  withoutAccount: () => true,
  notice: flexibleNote,
  agreement: FLEXIBLE_TERMS,
  days: 3,
  conditions: (application, raw) => {
    const { tx } = application;
    const person = personOf(tx, application.actor);
    return [...livingConditions(tx, person), ageCondition(person, raw, tx.today()), accountCondition(person)];
  },
  documents: documentsOf,
  needs,
  assess,
  prove,
  approve(tx, record, approval) {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const person = personOf(tx, actorOf(record.owner));
    const [state = accountCondition(person)] = livingConditions(tx, person);
    if (!state.mz) {
      const sbyy = { yy: state.refusal, gz: FLEXIBLE_RULES, xyb: state.xyb ?? '到柜台核对账户' };
      return stopUnsuccessful(tx, passed, { jdmc: '未能开户', sbyy });
    }
    const yj = openFlexible(tx, passed, person);
    return moveCase(tx, passed, { to: '99', jdmc: '账户开立', clr: '系统', yj });
  },
  message,
};

/** Documents to sign; a person who transfers the money authorises no debit. */
function documentsOf({ lhjclx }: RawValues): readonly SignDocument[] {
  const sm =
    lhjclx === MONTHLY
      ? '自愿缴存，授权中心每月在约定扣款日从约定的银行账户扣款，并按规定使用'
      : lhjclx === ONCE
        ? '自愿缴存，授权中心从约定的银行账户一次性扣款，并按规定使用'
        : '自愿缴存，缴存时间和金额由本人自定，并按规定使用';
  return [{ wsbh: '0110', wsmc: FLEXIBLE_AGREEMENT, sm }];
}

function message({ ywzt, ywmc, ywlsh, lc }: CaseRecord): { title: string; nr: string } | undefined {
  if (ywzt !== '99') return undefined;
  return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj ?? ''}。` };
}

/** Requires a person who is not contributing and whose account needs no counter. */
function accountCondition(person: PersonRecord): RuleCondition {
  const { grzhzt } = person;
  const flexible = lastSpan(person)?.dwzh === FLEXIBLE;
  const paying = grzhzt === '01';
  const refusal = !paying
    ? `您的个人账户${labelOf('grzhzt', grzhzt)}，不能在网上办理灵活就业开户`
    : flexible
      ? '您已开立灵活就业缴存账户，无需重复开户'
      : HAS_UNIT_ACCOUNT;
  return {
    tjbh: 'ZHZT',
    tjmc: '没有正常缴存的个人账户',
    mz: !hasAccount(person) || grzhzt === '02',
    sjz: `${labelOf('grzhzt', grzhzt)}${paying && flexible ? '（灵活就业）' : ''}`,
    yqz: '未开户，或账户已封存',
    yj: FLEXIBLE_RULES,
    ...wayOn(paying, flexible),
    refusal,
  };
}

/** Advice for persons who cannot open an account. */
function wayOn(paying: boolean, flexible: boolean): Pick<RuleCondition, 'xyb' | 'ljs'> {
  if (!paying) {
    const ljs = [{ lj: '/grwt/dkSys/dkyy/dkyy_sq', mc: '预约到柜台' }];
    return { xyb: '请携带身份证件到柜台核对账户状态', ljs };
  }
  if (!flexible) {
    const ljs = [
      { lj: '/grwt/cxyw/jccx/grzhxx', mc: '查看账户状态' },
      { lj: '/complaintJY', mc: '单位不办理封存的，提出诉求' },
    ];
    return { xyb: '离职后由单位办理封存，再转为灵活就业缴存', ljs };
  }
  const ljs = [
    { lj: '/grwt/zhxx/lhjyryyw/yjce_tz', mc: '月缴存额调整' },
    { lj: '/grwt/zhxx/lhjyryyw/kkzh_bg', mc: '扣款账户变更' },
    { lj: '/grwt/zhxx/lhjyryyw/lhjy_fc', mc: '灵活就业封存' },
    { lj: '/grwt/zhxx/lhjyryyw/lhjyry_ybj', mc: '预缴、补缴' },
  ];
  return { xyb: '改变缴存金额、换扣款账户或扣款日、停缴、预缴和补缴，请分别办理：', ljs };
}

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const person = personOf(tx, actor);
  const reader = new FieldReader(raw);
  const { values } = reader;
  const known = { csny: birthOf(person, {}) };
  const rows = readFields(reader, flexibleOpeningFields, {
    today: tx.today(),
    options: { kkyhdm: BANK_OPTIONS },
    known,
  });
  const { base, monthly } = openingAmounts({ lhjclx: '', grjcjs: '', grjcbl: '', yjce: '', ...values });
  if (monthly > 0n) holdToContract(reader, tx.store, person, monthly);
  values.yjce = monthly > 0n ? toYuan(monthly) : '';
  if (values.lhjclx === MONTHLY) values.grjcjs = base > 0n ? toYuan(base) : '';
  const checked = checkDebitAccount(reader, tx, person, { bank: 'kkyhdm', card: 'kkzh' });
  // Either amount follows from the other.
  const amount = (key: 'grjcjs' | 'yjce') =>
    values[key] ? [{ key, label: flexibleOpeningFields[key].label, value: moneyText(values[key]) }] : [];
  const manual = [
    checked === 'own' ? undefined : '扣款账户未通过银行核验',
    isIdCardType(person.zjlx) ? undefined : '证件类型需人工核验',
    values.lhrylb === FOREIGN ? '港澳台及外籍人员的居留证件需人工核验' : undefined,
  ];
  return {
    ...reader.assessed(),
    amount: parseYuan(values.ycxje ?? '') ?? monthly,
    amountName: flexibleOpeningFields[values.ycxje ? 'ycxje' : 'yjce'].label,
    manual: manual.filter((reason) => reason !== undefined),
    sqnr: [
      { label: '姓名', value: person.xingming },
      { label: '证件号码', value: maskIdNumber(person.zjhm) },
      ...rows.filter(({ key }) => key !== 'grjcjs' && key !== 'yjce'),
      ...amount('grjcjs'),
      ...amount('yjce'),
    ],
  };
}

function prove({ tx, actor }: Application, { dxyzm }: RawValues): Record<string, string> {
  if (!dxyzm) return { dxyzm: '请输入短信验证码' };
  return isRightFlexibleCode(tx, personOf(tx, actor), dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}

function needs({ tx, actor }: Application, zstj: Readonly<Record<string, string>>): Need[] {
  const person = personOf(tx, actor);
  const identity = readIdNumber(person.zjhm) ? checkedBy(tx, '人口信息登记') : '';
  return [
    { wjlxId: '0101', wjmc: '居民身份证（人像面、国徽面）', sfbs: '0', mjsm: identity },
    { wjlxId: '0702', wjmc: '灵活就业登记/平台证明', sfbs: '0', mjsm: '' },
    ...(zstj.lhrylb === FOREIGN ? [{ wjlxId: '0703', wjmc: '港澳台/外籍居留证件', sfbs: '2' as const, mjsm: '' }] : []),
  ];
}
