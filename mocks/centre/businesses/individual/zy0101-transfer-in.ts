import type { StateNote } from '@/api/cases/business';
import { moneyText } from '@/domain/money';
import { transferInFields } from '@/schema/individual/zy0101-transfer-in';
import { transferInNote } from '../../../data/notes/zy0101-transfer-in';
import { policyCount } from '../../../data/policy/policy';
import { moveCase } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { paidMonths } from '../../kernel/accounts/account-figures';
import { type PersonRecord, personOf, SEALED } from '../../kernel/people';
import { actorOf } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { TRANSFER_RULES } from '../../members/transfers/other-centre';
import {
  centreTransfers,
  letterNumber,
  moveTransfer,
  TRANSFER_ENDS,
  TRANSFER_PROGRESS,
} from '../../members/transfers/transfer-records';
import { queryExchange } from '../../registers/other-city-deposits';

const NAME = '异地转移接续（转入）';

/** ZY0101: transfers the account at another centre here, by a letter to that centre (docs/rules/zy0101-transfer-in.md). */
export const transferIn: BusinessRule = {
  ywlx: 'ZY0101',
  ywmc: NAME,
  area: 'deposit',
  // Only some branches that take deposits handle transfers.
  kbyw: '异地转移',
  kind: 'person',
  notice: transferInNote,
  days: policyCount('p.zyBjr'),
  conditions: (application) => [accountNormal(application), longEnough(application)],
  needs: ({ tx, actor }, { zcgjjzxmc = '', ygrzfgjjzh = '' }) => {
    const known = queryExchange(tx.store, { ...personOf(tx, actor), jcgjjzxmc: zcgjjzxmc });
    const mjsm = known && known.grzh === ygrzfgjjzh ? checkedBy(tx, '全国转移接续平台') : '';
    return [{ wjlxId: '0704', wjmc: '转出地账户查询页或缴存证明', sfbs: '0', mjsm }];
  },
  assess,
  accepted(tx, { ywlsh, owner, cnbjsj, values }) {
    const { store } = tx;
    const former = centreTransfers(store).get(ywlsh);
    const { zcgjjzxmc: zxmc = '', ygrzfgjjzh: ygrzh = '', ygzdwmc: ygdw = '' } = values;
    const asked = { zxmc, ygrzh, ygdw, cnrq: cnbjsj };
    const blank = { ywlsh, fx: 'in', lxhbh: letterNumber(ywlsh), zyzt: '00', bj: 0n, lx: 0n, dz: 0n } as const;
    const { grzh } = personOf(tx, actorOf(owner));
    const none = { jzny: '', lxjcys: 0, jd: [], cb: [] } as const;
    moveTransfer(tx, { ...(former ?? { ...blank, ...none, grzh }), ...asked }, '00', '本中心已受理转移申请');
  },
  approve(tx, record, approval) {
    const letter = centreTransfers(tx.store).get(record.ywlsh);
    if (!letter) throw new Error(`No letter for ${record.ywlsh}`);
    const sm = `联系函${letter.lxhbh}已发往${letter.zxmc}`;
    // The processing days start with the letter, after the clerk's review.
    const sent = { ...letter, cnrq: addWorkingDays(tx.today(), policyCount('p.zyBjr')) };
    moveTransfer(tx, sent, '01', sm);
    const yj = `${approval.yj}；${sm}`;
    return moveCase(tx, record, { to: '02', ...approval, yj, change: { sbyy: undefined } });
  },
  revocable: (store, { ywlsh }) => centreTransfers(store).get(ywlsh)?.zyzt === '01',
  takeBack: () => ({ jdmc: '撤销转移', yj: '申请人撤销，联系函收回' }),
  ended(tx, { ywlsh }) {
    const letter = centreTransfers(tx.store).get(ywlsh);
    if (letter && !TRANSFER_ENDS.includes(letter.zyzt)) moveTransfer(tx, letter, '40', '转移申请终止');
  },
  note(store, { ywlsh, ywzt }): StateNote | undefined {
    const letter = centreTransfers(store).get(ywlsh);
    if (!letter || (ywzt !== '02' && letter.zyzt !== '13')) return undefined;
    const { zyzt, bj, lx, jd, cnrq } = letter;
    const stated =
      bj > 0n
        ? [
            { label: '转移本金', value: moneyText(bj) },
            { label: '转移利息', value: moneyText(lx) },
          ]
        : [];
    return {
      mc: labelOf('zyzt', zyzt),
      lx: zyzt === '13' ? 'failed' : 'waiting',
      nr: `${jd.at(-1)?.sm ?? ''}${ywzt === '02' ? `。承诺${cnrq}前办结` : ''}`,
      mx: stated,
      lj: TRANSFER_PROGRESS,
      ljmc: '查看转移进度',
    };
  },
  message(record, { store }) {
    const { ywzt, ywlsh, ywmc, lc } = record;
    const letter = centreTransfers(store).get(ywlsh);
    const yj = lc.at(-1)?.yj ?? '';
    if (ywzt === '99') return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${yj}。` };
    if (ywzt !== '02' || !letter) return undefined;
    const { zyzt, zxmc, lxhbh, cnrq, jd } = letter;
    if (zyzt === '01') {
      const nr = `您的${ywmc}已受理（${ywlsh}），联系函${lxhbh}已发往${zxmc}，将于${cnrq}前办结。`;
      return { title: `${ywmc}已受理`, nr };
    }
    if (zyzt === '08') return { title: `${ywmc}金额核对中`, nr: `您的${ywmc}：${yj}。核清后自动入账，您不用办理。` };
    return { title: `${ywmc}有新进展`, nr: `您的${ywmc}：${jd.at(-1)?.sm}。款项到账核对一致后记入您的账户。` };
  },
};

function accountNormal({ tx, actor }: Application): RuleCondition {
  const { grzhzt } = personOf(tx, actor);
  return {
    tjbh: 'ZHZT',
    tjmc: '本市账户正常缴存',
    mz: grzhzt === '01',
    sjz: labelOf('grzhzt', grzhzt),
    yqz: '正常',
    yj: TRANSFER_RULES,
    xyb: grzhzt === '06' ? '请先向作出冻结的机关了解情况' : '由单位启封或办理灵活就业启封、恢复缴存后再申请',
    refusal: `您在本市的账户${labelOf('grzhzt', grzhzt)}，不能办理转入`,
  };
}

function longEnough({ tx, actor }: Application): RuleCondition {
  const needed = policyCount('p.zyKhys');
  const { consecutive } = paidMonths(tx.store, personOf(tx, actor), tx.today());
  return {
    tjbh: 'LXJC',
    tjmc: `在本市连续缴存满${needed}个月`,
    mz: consecutive >= needed,
    sjz: `${consecutive}个月`,
    yqz: `${needed}个月`,
    yj: TRANSFER_RULES,
    xyb: `还差${Math.max(0, needed - consecutive)}个月，满${needed}个月后申请；原账户的余额和月数不会丢失`,
    refusal: `在本市连续缴存未满${needed}个月，暂不能办理转入`,
  };
}

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const person = personOf(tx, actor);
  const reader = new FieldReader(raw);
  const rows = readFields(reader, transferInFields, { today: tx.today() });
  const manual = checkThere(reader, tx, person);
  return {
    ...reader.assessed(),
    manual: manual ? [manual] : [],
    sqnr: [...rows, { label: '转入账户', value: person.grzh }],
  };
}

/** Checks the form against the exchange's data; where the exchange has none, a clerk checks before the letter is sent. */
function checkThere(reader: FieldReader, { store }: Application['tx'], person: PersonRecord): string | undefined {
  const { values, errors } = reader;
  const { zcgjjzxmc = '', ygrzfgjjzh = '' } = values;
  if (errors.zcgjjzxmc || !zcgjjzxmc) return undefined;
  const known = queryExchange(store, { ...person, jcgjjzxmc: zcgjjzxmc });
  if (!known) return '全国转移接续平台未查询到该账户，发函前人工核对';
  if (known.grzhzt === '04') reader.fail('zcgjjzxmc', '该中心的账户已经转出');
  else if (known.grzhzt === '06') reader.fail('zcgjjzxmc', '该中心的账户已被冻结，解除冻结后才能转移');
  else if (known.grzhzt !== SEALED) reader.fail('zcgjjzxmc', '该中心的账户仍在缴存，请先由原单位封存');
  if (ygrzfgjjzh && known.grzh !== ygrzfgjjzh)
    reader.doubt('ygrzfgjjzh', '原个人账号与全国转移接续平台查到的不一致', '转出地账户查询页或缴存证明');
  return undefined;
}
