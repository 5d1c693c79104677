import type { LabelledValue } from '@/api/client/labelled-value';
import { moneyText, rateText } from '@/domain/money';
import { maskBankCard, maskIdNumber } from '@/domain/text/mask';
import { banks } from '../../../data/banks';
import { labelOf } from '../../cases/field-reader';
import { NEW_HOME } from './figures';
import { rowsOf } from './people';

/** Rows of the application as shown to the applicant. */
export function loanApplicationSummary(values: Readonly<Record<string, string>>, limit: string): LabelledValue[] {
  const bank = banks.find(({ yhdm }) => yhdm === values.hkyhdm)?.yhmc ?? '';
  // Typed homes only; a new home comes from the building table.
  const written = !NEW_HOME.includes(values.dkyt ?? '');
  const rows: (LabelledValue | undefined)[] = [
    { label: '贷款类型', value: labelOf('dklx', values.dklx ?? '') },
    { label: '贷款用途', value: labelOf('dkyt', values.dkyt ?? '') },
    { label: '房屋套数认定', value: values.sfst === '1' ? '首套' : '二套' },
    row('楼盘', values.lpmc),
    row('房屋坐落', values.fwzl),
    row('建筑面积', values.jzmj && `${values.jzmj}㎡`),
    money('房屋总价', values.fwzj),
    money('评估价', values.fwpgjz),
    money('首付款金额', values.sfk),
    row(written ? '售房人（施工方）' : '售房人', values.sfrmc),
    row(written ? '收款账号' : '监管账户', values.sfrzhhm && `${maskBankCard(values.sfrzhhm)}（${values.sfrkhyhmc}）`),
    money('月收入', values.jkrysr),
    money('其他月债务', values.jkrfzje),
    row('配偶', values.poxm && `${values.poxm}（${maskIdNumber(values.pozjhm ?? '')}）`),
    people('共同借款人', values.gtjkr, ({ gtjkrxm = '', gtjkrzjhm = '', gtcdgx = '' }) => {
      return `${gtjkrxm}（${labelOf('yjkrgx', gtcdgx)}，${maskIdNumber(gtjkrzjhm)}）`;
    }),
    { label: '申请贷款金额', value: moneyText(values.sqdkje ?? '') },
    ...(values.kdje ? [{ key: 'kdje', label: '可贷额度', value: moneyText(values.kdje), gs: limit }] : []),
    { label: '申请期限', value: `${values.sqdkqx}个月` },
    row('执行利率', values.zxll && rateText(values.zxll)),
    row('首期月还款额', values.yhke && moneyText(values.yhke)),
    { label: '还款方式', value: labelOf('hkfs', values.dkhkfs ?? '') },
    { label: '约定还款日', value: `每月${values.ydhkr}日` },
    money('利息总额', values.lxze),
    row('综合融资成本（年化）', values.zhrzcb && `${values.zhrzcb}%`),
    { label: '担保方式', value: labelOf('dkdblx', values.dkdblx ?? '') },
    row('抵押物', values.dywmc),
    row('保证机构', values.bzjgmc),
    people('保证人', values.bzr, ({ bzrxm = '', bzrzjhm = '' }) => `${bzrxm}（${maskIdNumber(bzrzjhm)}）`),
    { label: '还款账户', value: `${bank} ${maskBankCard(values.hkzh ?? '')}` },
    { label: '放款后自动冲还贷', value: values.sfqych === '1' ? labelOf('chfs', values.chfs ?? '') : '否' },
    money('商业贷款金额', values.sdje),
    money('原商贷余额', values.ysdye),
  ];
  return rows.filter((one) => one !== undefined);
}

/** One row for all persons, because filed rows are identified by their label. */
function people(
  label: string,
  json: string | undefined,
  words: (row: Record<string, string>) => string,
): LabelledValue | undefined {
  return row(label, rowsOf(json).map(words).join('；'));
}

function money(label: string, value: string | undefined): LabelledValue | undefined {
  return value ? { label, value: moneyText(value) } : undefined;
}

function row(label: string, value: string | undefined): LabelledValue | undefined {
  return value ? { label, value } : undefined;
}
