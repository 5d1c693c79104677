import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { monthOf, shiftMonth } from '@/domain/dates';
import { debitDays, flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { isIdCardType } from '@/domain/identity/certificate-type';
import { readIdNumber } from '@/domain/identity/id-number';
import { type Fen, moneyText, parseYuan, toYuan } from '@/domain/money';
import { maskBankCard, maskIdNumber } from '@/domain/text/mask';
import { FLEXIBLE_TERMS } from '../../../data/agreements';
import { banks } from '../../../data/banks';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleNote } from '../../../data/notes/flexible-notes';
import { policy, policyFen } from '../../../data/policy/policy';
import { readAddress } from '../../cases/address-reader';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { hasAccount, lastSpan, type PersonRecord, personOf } from '../../kernel/people';
import { PLATFORM_WORK } from '../../kernel/person-info';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { ageCondition, birthOf } from '../../members/flexible/age';
import { holdToContract } from '../../members/flexible/flexible-amount';
import { isRightFlexibleCode } from '../../members/flexible/flexible-codes';
import { FLEXIBLE_AGREEMENT, openFlexible } from '../../members/flexible/flexible-opening';
import { verifyBankAccount } from '../../registers/registers';

const CARD = /^\d{12,19}$/;
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
    return [ageCondition(person, raw, tx.today()), accountCondition(person)];
  },
  limit: () => null,
  documents: documentsOf,
  needs,
  assess,
  prove,
  approve(tx, record, approval) {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const person = personOf(tx, actorOf(record.owner));
    const state = accountCondition(person);
    if (!state.mz) {
      const sbyy = { yy: state.refusal, gz: FLEXIBLE_RULES, xyb: state.xyb ?? '到柜台核对账户' };
      return moveCase(tx, passed, { to: '81', jdmc: '账户开立', clr: '系统', yj: state.refusal, change: { sbyy } });
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
  return { title: `${ywmc}已办结`, nr: `您的灵活就业缴存账户已开立：${lc.at(-1)?.yj ?? ''}，业务流水号${ywlsh}。` };
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

function assess(application: Application, raw: RawValues): Assessment {
  const { tx, actor } = application;
  const person = personOf(tx, actor);
  const reader = new FieldReader(raw);
  readPerson(reader, person, raw);
  const monthly = readDeposit(reader, tx, person);
  const checked = readDebit(reader, tx, person);
  reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
  reader.tick('cns', '请勾选承诺书');
  const manual = [
    checked === 'own' ? undefined : '扣款账户未通过银行核验',
    isIdCardType(person.zjlx) ? undefined : '证件类型需人工核验',
    reader.values.lhrylb === FOREIGN ? '港澳台及外籍人员的居留证件需人工核验' : undefined,
  ];
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    labels: reader.labels,
    amount: parseYuan(reader.values.ycxje ?? '') ?? monthly,
    amountName: reader.values.ycxje ? '一次性缴存金额' : '月缴存额',
    manual: manual.filter((reason) => reason !== undefined),
    sqnr: summary(person, reader.values),
  };
}

function prove({ tx, actor }: Application, { dxyzm }: RawValues): Record<string, string> {
  if (!dxyzm) return { dxyzm: '请输入短信验证码' };
  return isRightFlexibleCode(tx, personOf(tx, actor), dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}

function readPerson(reader: FieldReader, person: PersonRecord, raw: RawValues): void {
  const lhrylb = reader.code('lhrylb', { label: '人员类别', from: 'lhrylb' });
  if (lhrylb === PLATFORM_WORK) reader.code('cyrzt', { label: '从业平台类型', from: 'cyrzt' });
  if (!birthOf(person, raw)) reader.fail('csny', '请选择出生日期');
  reader.values.csny = birthOf(person, raw) ?? '';
  readAddress(reader, raw, 'hkszd', { label: '户籍所在地', required: false });
  readAddress(reader, raw, 'jzdz', { label: '居住地址', required: true });
  reader.code('hyzk', { label: '婚姻状况', required: false, from: 'hyzk' });
  reader.code('xueli', { label: '学历', required: false, from: 'xueli' });
}

/** Reads amount and start. @returns the monthly deposit in fen */
function readDeposit(reader: FieldReader, tx: Transaction, person: PersonRecord): Fen {
  const lhjclx = reader.code('lhjclx', { label: '缴存方式', from: 'lhjclx' });
  const least = policyFen('p.lhJeXx');
  let typed: { base?: Fen; monthly?: Fen } = {};
  let ratio = '';
  if (lhjclx === MONTHLY) {
    ratio = readRatio(reader);
    const base = reader.money('grjcjs', { label: '缴存基数', required: false });
    typed = base === undefined ? {} : { base };
    readStart(reader, tx);
  }
  const given = reader.money('yjce', { label: '月缴存额', required: typed.base === undefined });
  const { base, monthly } = flexibleAmounts(typed.base === undefined ? { monthly: given } : typed, ratio);
  if (typed.base !== undefined && given !== undefined && given !== monthly) {
    reader.fail('yjce', `按缴存基数和比例计算的月缴存额为${moneyText(monthly)}，请核对或只填写其中一项`);
  }
  if (lhjclx === MONTHLY && ratio !== '') checkBase(reader, base, typed.base !== undefined);
  const most = policyFen('p.lhJeSx');
  if (monthly > 0n && (monthly < least || monthly > most)) {
    const place = typed.base === undefined ? 'yjce' : 'grjcjs';
    reader.fail(
      place,
      `月缴存额应在${moneyText(policy('p.lhJeXx').value)}至${moneyText(policy('p.lhJeSx').value)}之间`,
    );
  }
  if (monthly > 0n) holdToContract(reader, tx.store, person, monthly);
  reader.values.yjce = monthly > 0n ? toYuan(monthly) : '';
  if (lhjclx === MONTHLY) reader.values.grjcjs = base > 0n ? toYuan(base) : '';
  if (lhjclx === ONCE) {
    const once = reader.money('ycxje', { label: '一次性缴存金额' });
    if (once !== undefined && once > 0n && once < least) {
      reader.fail('ycxje', `一次性缴存金额不能低于${policy('p.lhJeXx').value}元`);
    }
  }
  return monthly;
}

function readRatio(reader: FieldReader): string {
  const ratio = reader.text('grjcbl', { label: '缴存比例', most: 60 });
  const [least, most] = [policy('p.lhBlXx').value, policy('p.lhBlSx').value];
  if (ratio === '') return '';
  if (/^\d{1,3}$/.test(ratio) && Number(ratio) >= Number(least) && Number(ratio) <= Number(most)) return ratio;
  reader.fail('grjcbl', `缴存比例应为${least}%至${most}%的整数`);
  return '';
}

function checkBase(reader: FieldReader, base: Fen, typed: boolean): void {
  const [least, most] = [policyFen('p.jcjsXx'), policyFen('p.jcjsSx')];
  if (base === 0n || (base >= least && base <= most)) return;
  const between = `应在${moneyText(least)}至${moneyText(most)}之间`;
  if (typed) reader.fail('grjcjs', `缴存基数${between}`);
  else reader.fail('yjce', `按月缴存额和比例推算的缴存基数为${moneyText(base)}，${between}`);
}

function readStart(reader: FieldReader, tx: Transaction): void {
  const now = monthOf(tx.today());
  const qjny = reader.month('qjny', { label: '起缴年月' });
  if (qjny !== '' && qjny !== now && qjny !== shiftMonth(now, 1)) reader.fail('qjny', '起缴年月只能为当月或下月');
  const { first, last } = debitDays(policy('p.lhKkr').value);
  const kkr = reader.text('kkr', { label: '约定扣款日', most: 2 });
  if (kkr === '') return;
  if (!/^\d{1,2}$/.test(kkr) || Number(kkr) < first || Number(kkr) > last) {
    reader.fail('kkr', `约定扣款日应在${first}日至${last}日之间`);
  } else if (qjny === now && Number(kkr) <= Number(tx.today().slice(8))) {
    reader.fail('qjny', `本月${Number(kkr)}日已过，请从下月起缴，或选择更晚的扣款日`);
  }
}

function readDebit(reader: FieldReader, { store }: Transaction, person: PersonRecord): 'own' | 'foreign' | 'unknown' {
  const yhdm = reader.code('kkyhdm', { label: '扣款银行', from: banks.map((bank) => bank.yhdm) });
  const yhzh = reader.text('kkzh', { label: '扣款账号', most: 60 });
  reader.text('szrmbqb', { label: '数字人民币钱包', most: 30, required: false });
  if (yhzh === '') return 'unknown';
  if (!CARD.test(yhzh)) {
    reader.fail('kkzh', '扣款账号不正确，请核对');
    return 'unknown';
  }
  const checked = verifyBankAccount(store, { yhzh, yhdm }, { hm: person.xingming, zjhm: person.zjhm });
  if (checked === 'foreign') reader.fail('kkzh', '银行核验的户名与您的姓名不一致，请使用本人银行账户');
  return checked;
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

function summary(person: PersonRecord, values: Readonly<Record<string, string>>): LabelledValue[] {
  const bank = banks.find(({ yhdm }) => yhdm === values.kkyhdm)?.yhmc ?? '';
  const money = (name: string) => moneyText(values[name] ?? '');
  return [
    { label: '姓名', value: person.xingming },
    { label: '证件号码', value: maskIdNumber(person.zjhm) },
    { label: '人员类别', value: labelOf('lhrylb', values.lhrylb ?? '') },
    { label: '缴存方式', value: labelOf('lhjclx', values.lhjclx ?? '') },
    ...(values.lhjclx === MONTHLY
      ? [
          { label: '缴存基数', value: money('grjcjs') },
          { label: '缴存比例', value: `${values.grjcbl}%` },
          { label: '起缴年月', value: values.qjny ?? '' },
          { label: '约定扣款日', value: `每月${values.kkr}日` },
        ]
      : []),
    { label: '月缴存额', value: money('yjce') },
    ...(values.lhjclx === ONCE ? [{ label: '一次性缴存金额', value: money('ycxje') }] : []),
    { label: '扣款账户', value: `${bank} ${maskBankCard(values.kkzh ?? '')}` },
  ];
}
