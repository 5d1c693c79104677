import type { LabelledValue } from '@/api/client/labelled-value';
import { mortgageReleaseFields } from '@/schema/individual/gd0701-mortgage-release';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import { mortgageReleaseNote } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy/policy';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { closeUnsuccessful, waitingNote } from '../../cases/close-unsuccessful';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import type { Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { aboutLoan } from '../../loans/loan-conditions';
import { mortgagedLoans, releasesOpenOn, settledLoans } from '../../loans/mortgage-release';
import { type Mortgage, mortgageOf, mortgages, releaseText } from '../../registers/mortgages';

const RULES = `《不动产登记暂行条例》、${LOAN_RULES}`;
const WAITS = '登记机构办理中';

/** GD0701 抵押注销: the register releases the mortgage of a settled loan (docs/rules/gd0701-mortgage-release.md; the code is the hall's own). */
export const mortgageRelease: BusinessRule = {
  ywlx: 'GD0701',
  ywmc: '抵押注销',
  area: 'loan',
  kind: 'person',
  subject: aboutLoan((tx, actor) => mortgagedLoans(tx, actor).map(({ loan }) => loan)),
  notice: mortgageReleaseNote,
  days: policyCount('p.dyzxTs'),
  conditions: (application) => conditionsOf(application),
  // A borrower may never have had an account here.
  withoutAccount: () => true,
  assess(application, raw) {
    const { reader, mortgage } = read(application, raw);
    readFields(reader, mortgageReleaseFields, { today: application.tx.today() });
    return { ...reader.assessed(), sqnr: mortgage ? summary(mortgage) : [] };
  },
  approve(tx, record, approval) {
    const on = addWorkingDays(tx.today(), policyCount('p.dyzxTs'));
    change(tx, record, (one) => ({ ...one, zt: 'releasing', decideOn: on }));
    const yj = `${approval.yj}，已向不动产登记机构推送结清证明和注销申请，预计${on}办妥`;
    return moveCase(tx, record, { to: '02', ...approval, yj, change: { sbyy: undefined } });
  },
  daily(tx, record) {
    const mortgage = mortgages(tx.store).get(record.values.dyqzh ?? '');
    if (!mortgage?.decideOn || tx.today() < mortgage.decideOn) return record;
    if (mortgage.seized) return refused(tx, record);
    change(tx, record, ({ decideOn: _, ...one }) => ({ ...one, zt: 'released', zxrq: tx.today() }));
    const yj = `${tx.today()}抵押权已注销（${mortgage.dyqzh}），不动产权证书不需要更换`;
    return moveCase(tx, record, { to: '99', jdmc: '登记机构注销', clr: '不动产登记中心', yj });
  },
  revocable: () => true,
  ended: (tx, record) => change(tx, record, ({ decideOn: _, ...one }) => ({ ...one, zt: 'registered' })),
  outlived: (tx, actor, { dkzh }) =>
    typeof dkzh === 'string' && dkzh !== '' && !mortgagedLoans(tx, actor).some(({ loan }) => loan.dkzh === dkzh),
  note: (_, record) => waitingNote(WAITS, record),
  message: ({ ywzt, ywlsh, lc }) => {
    const yj = lc.at(-1)?.yj ?? '';
    if (ywzt === '99') return { title: '抵押注销已办结', nr: `您的抵押注销（${ywlsh}）已办结：${yj}。` };
    if (ywzt === '02') return { title: '抵押注销已受理', nr: `您的抵押注销（${ywlsh}）${yj}。` };
    return undefined;
  },
};

function conditionsOf({ tx, actor }: Application): RuleCondition[] {
  const open = releasesOpenOn();
  const found = mortgagedLoans(tx, actor).filter(({ mortgage }) => mortgage.zt === 'registered');
  const unknown = settledLoans(tx, actor).find(({ dkzh }) => !mortgageOf(tx.store, dkzh));
  return [
    {
      tjbh: 'KTRQ',
      tjmc: '网上办理已开通',
      mz: tx.today() >= open,
      sjz: tx.today(),
      yqz: `${open}起`,
      yj: RULES,
      xyb: `请在${open}以后办理，急需的请携带结清证明到不动产登记窗口办理`,
      refusal: `抵押注销${open}起可以网上办理，急需办理请到柜台`,
    },
    {
      tjbh: 'JQDY',
      tjmc: '有已结清、抵押尚未注销的贷款',
      mz: found.length > 0,
      sjz: found.length > 0 ? `${found.length}笔` : unknown ? `贷款${unknown.dkzh}已结清，没有抵押登记` : '没有',
      yqz: '至少1笔',
      yj: RULES,
      xyb: unknown
        ? `${releaseText(tx.store, unknown.dkzh)}；手中有他项权证的，请携带结清证明到不动产登记窗口核实`
        : '贷款结清后即可办理；已经注销的不需要再办',
      ...(unknown && { lj: `/grwt/zmSys/zmyw/jq_zm?dkzh=${unknown.dkzh}` }),
      refusal: '没有已结清、抵押尚未注销的贷款',
    },
  ];
}

function read({ tx, actor }: Application, raw: RawValues) {
  const reader = new FieldReader(raw);
  const all = mortgagedLoans(tx, actor);
  const dkzh = reader.code('dkzh', { label: '贷款账号', from: all.map(({ loan }) => loan.dkzh) });
  const mortgage = all.find(({ loan }) => loan.dkzh === dkzh)?.mortgage;
  if (mortgage?.zt === 'releasing') reader.fail('dkzh', '该抵押正在办理注销');
  // The register's value is used; a sent one is overwritten.
  reader.values.dyqzh = mortgage?.dyqzh ?? '';
  return { reader, mortgage };
}

function change({ store }: Transaction, { values }: CaseRecord, to: (mortgage: Mortgage) => Mortgage): void {
  const found = mortgages(store).get(values.dyqzh ?? '');
  if (found) mortgages(store).put(found.dyqzh, to(found));
}

function refused(tx: Transaction, record: CaseRecord): CaseRecord {
  return closeUnsuccessful(tx, record, {
    jdmc: '登记机构未办理',
    clr: '不动产登记中心',
    sbyy: {
      yy: '不动产存在查封登记，登记机构不予注销',
      gz: RULES,
      xyb: '解除查封后重新申请，或者携带结清证明到不动产登记窗口咨询',
    },
    yj: '申请终止，抵押登记不变',
  });
}

function summary({ dkzh, bdcqzh, dyqzh }: Mortgage): LabelledValue[] {
  return [
    { label: '贷款账号', value: dkzh },
    { label: '不动产权证号', value: bdcqzh || '尚未办理' },
    { label: '抵押证明号', value: dyqzh },
  ];
}
