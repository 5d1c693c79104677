import { byEndOf, fundTime } from '@/domain/dates';
import { maskPhone } from '@/domain/text/mask';
import { unitDepositNote } from '../../../data/notes/gj0101-unit-registration';
import { policyCount } from '../../../data/policy/policy';
import { type ApplicantRecord, applicants } from '../../access/applicants';
import { type CaseRecord, cases, FINAL, moveCase } from '../../cases/case-states';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { sendMessage } from '../../kernel/messages/messages';
import { send } from '../../kernel/messages/outbox';
import { registeredPhone } from '../../kernel/registered-phone';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { enterprises } from '../../registers/market-register';
import { REGISTERED, unitOfCode, YWLX } from '../../registration/unit-deposit';
import { readRegistration } from '../../registration/unit-registration-reader';
import { openUnit } from '../../registration/unit-registrations';

const RULES = '《住房公积金管理条例》';
const UNDER_WAY = '该单位的缴存登记申请正在审核，请勿重复提交；如非本单位提交，请拨打12329';

/** First registration of a unit: opens its account (docs/rules/gj0101-unit-registration.md). */
export const unitRegistrationRule: BusinessRule = {
  ywlx: YWLX,
  ywmc: '单位缴存登记',
  area: 'deposit',
  kind: 'applicant',
  notice: unitDepositNote,
  days: 3,
  conditions: (application) => [notRegistered(application), notUnderWay(application)],
  needs,
  assess,
  accepted: (tx, { values }) => {
    const { dwfrdbsjhm = '', dwfrdbzjhm = '', jbrxm, dwmc } = values;
    // The registered number is used, because the applicant chooses the typed one and the warning must reach the legal representative.
    const to = registeredPhone(tx, dwfrdbzjhm)?.sjhm || dwfrdbsjhm;
    const text = `【住房公积金】${jbrxm}正以经办人身份为${dwmc}办理住房公积金单位缴存登记。如非贵单位授权，请立即联系12329。`;
    send(tx, { kind: 'sms', to, code: '', uuid: '', text });
  },
  approve: (tx, record, approval) => {
    const { tyshxydm = '' } = record.values;
    if (unitOfCode(tx.store, tyshxydm)) throw new BusinessError(REFUSED, '该单位已办理缴存登记，请作不通过处理');
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const unit = openUnit(tx, passed);
    // The unit owns the case from now on, so that its operators find it in 我的办件.
    const owned: CaseRecord = { ...passed, owner: ownerOf({ kind: 'unit', dwzh: unit.dwzh }) };
    const yj = `单位账户已开立，单位账号${unit.dwzh}`;
    const done = moveCase(tx, owned, { to: '99', jdmc: '开立单位账户', clr: '系统', yj });
    invite(tx, done, unit.dwzh);
    return done;
  },
  message: ({ ywlsh, ywmc, ywzt, sbyy, bz = [], deadline = '' }) =>
    ywzt === '97' && sbyy
      ? {
          title: `${ywmc}需要补正`,
          nr: `您的${ywmc}（${ywlsh}）需要补正：${[sbyy.yy, ...bz.map(({ mc, yj }) => `${mc}（${yj}）`)].join('；')}。请于${byEndOf(deadline)}在网上办事大厅“单位缴存登记”凭流水号和本手机号码补正后重新提交。`,
        }
      : undefined,
};

function applicantOf(tx: Transaction, actor: Actor): ApplicantRecord {
  const found = actor.kind === 'applicant' ? applicants(tx.store).get(actor.ywlsh) : undefined;
  if (!found) throw new BusinessError(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  return found;
}

/** Requires that the unit has no account yet. */
function notRegistered({ tx, actor }: Application): RuleCondition {
  const mz = !unitOfCode(tx.store, applicantOf(tx, actor).tyshxydm);
  const text = { tjbh: 'DWDJ', tjmc: '未办理缴存登记', sjz: mz ? '未登记' : '已登记', yqz: '未登记', yj: RULES };
  return { ...text, mz, xyb: '请直接注册登录', refusal: REGISTERED };
}

/** Requires no submitted registration in progress. Drafts do not count, so that nobody can block a unit with one. */
function notUnderWay({ tx, actor, ywlsh }: Application): RuleCondition {
  const { tyshxydm } = applicantOf(tx, actor);
  const mz = ![...cases(tx.store).values()].some(
    (one) => one.ywlx === YWLX && one.ywlsh !== ywlsh && one.values.tyshxydm === tyshxydm && !FINAL.includes(one.ywzt),
  );
  const text = { tjbh: 'ZTSQ', tjmc: '没有正在审核的申请', sjz: mz ? '没有' : '有', yqz: '没有', yj: RULES };
  return { ...text, mz, xyb: '请等待审核结果', refusal: UNDER_WAY };
}

function needs({ tx, actor }: Application): Need[] {
  const known = enterprises(tx.store).get(applicantOf(tx, actor).tyshxydm) !== undefined;
  const generated = { sfbs: '1', mjsm: '系统按填写的内容生成，无需上传', xtsc: true } as const;
  return [
    {
      wjlxId: '0201',
      wjmc: '营业执照或法人登记证书',
      sfbs: '1',
      mjsm: known ? checkedBy(tx, '市场监管登记') : '',
    },
    { wjlxId: '0202', wjmc: '法定代表人身份证', sfbs: '1', mjsm: '' },
    { wjlxId: '0203', wjmc: '经办人身份证', sfbs: '1', mjsm: '' },
    { wjlxId: '0204', wjmc: '单位授权委托书', ...generated },
    { wjlxId: '0205', wjmc: '单位缴存登记表', ...generated },
  ];
}

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const applicant = applicantOf(tx, actor);
  const { reader, rows } = readRegistration(tx, applicant, raw);
  const { values } = reader;
  const { tyshxydm = '', zzjgdm = '', jbrsjhm = '' } = values;
  const known = enterprises(tx.store).get(applicant.tyshxydm);
  const manual: string[] = [];
  if (!known) manual.push('市场监管登记未查询到该单位，需人工核验');
  else if (known.dwfrdbxm !== values.dwfrdbxm) manual.push('法定代表人与市场监管登记不一致，需人工核验');
  const sqnr = [
    { key: 'tyshxydm', label: '统一社会信用代码', value: tyshxydm },
    { key: 'zzjgdm', label: '组织机构代码', value: zzjgdm },
    ...rows,
    { key: 'jbrsjhm', label: '经办人手机号码', value: maskPhone(jbrsjhm) },
  ];
  return { ...reader.assessed(), manual, sqnr };
}

/** Notifies the operator, and nobody else, of the account number and of how to get a sign-in. */
function invite(tx: Transaction, { ywlsh, values }: CaseRecord, dwzh: string): void {
  const { dwmc, jbrsjhm: to = '' } = values;
  const nr = `${dwmc}的单位缴存登记已办结，单位账号${dwzh}。请经办人凭单位账号和统一社会信用代码在网上办事大厅“缴存单位注册”设置登录密码，并自本次登记之日起${policyCount('p.djKh')}日内为职工办理账户设立。`;
  sendMessage(tx.store, {
    xxId: `dwdj-${ywlsh}`,
    owner: ownerOf({ kind: 'unit', dwzh }),
    title: '单位缴存登记已办结',
    nr,
    xxlx: '办件通知',
    fssj: fundTime(tx.now()),
    ywlsh,
  });
  send(tx, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${nr}` });
}
