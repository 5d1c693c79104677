import type { LabelledValue } from '@/api/client/labelled-value';
import { formatMoney, moneyText, rateText } from '@/domain/money';
import { maskBankCard, maskIdNumber } from '@/domain/text/mask';
import { loanApplicationFields as fields, isNewHome } from '@/schema/individual/gd0101-loan-application';
import { banks } from '../../../data/banks';
import { labelOf } from '../../cases/field-reader';
import { storedRows } from '../../cases/read-fields';

/** Rows of the application as shown to the applicant: `rows` as read, in the order of a contract. */
export function loanApplicationSummary(
  rows: readonly LabelledValue[],
  values: Readonly<Record<string, string>>,
  limit: string,
): LabelledValue[] {
  const shown = new Map(rows.map(({ key, value }) => [key, value]));
  const row = (name: keyof typeof fields, value = shown.get(name)) => line(fields[name].label, value);
  /** Names the borrower: co-borrowers read these rows as well. */
  const borrower = (name: 'jkrysr' | 'jkrfzje' | 'hyzk' | 'znsl') =>
    line(`借款人${fields[name].label}`, shown.get(name));
  const bank = banks.find(({ yhdm }) => yhdm === values.hkyhdm)?.yhmc ?? '';
  // Those of a new home come from the building table.
  const isNew = isNewHome({ dkyt: values.dkyt ?? '' });
  const seller = values.sfrzhhm && `${maskBankCard(values.sfrzhhm)}（${values.sfrkhyhmc}）`;
  const all: (LabelledValue | undefined)[] = [
    row('dklx'),
    row('dkyt'),
    { label: '房屋套数认定', value: values.sfst === '1' ? '首套' : '二套' },
    line('楼盘', values.lpmc),
    row('fwzl', values.fwzl),
    row('bdcqzh'),
    row('gfhtbh'),
    row('qdrq'),
    row('fwxz'),
    row('fwlx'),
    row('lsjzdj'),
    row('jzmj', values.jzmj && `${values.jzmj}㎡`),
    row('fwzj', values.fwzj && moneyText(values.fwzj)),
    row('fwpgjz'),
    row('sfk'),
    isNew ? line('售房人', values.sfrmc) : row('sfrmc'),
    isNew ? line('监管账户', seller) : row('sfrzhhm', seller),
    row('gyqk'),
    row('gybl'),
    borrower('jkrysr'),
    borrower('jkrfzje'),
    borrower('hyzk'),
    borrower('znsl'),
    line('配偶', values.poxm && `${values.poxm}（${maskIdNumber(values.pozjhm ?? '')}）`),
    row(
      'gtjkr',
      people(values.gtjkr, ({ gtjkrxm = '', gtjkrzjhm = '', gtcdgx = '', gtjkrysr = '' }) => {
        const income = gtjkrysr && `，月收入${formatMoney(gtjkrysr)}`;
        return `${gtjkrxm}（${labelOf('yjkrgx', gtcdgx)}，${maskIdNumber(gtjkrzjhm)}${income}）`;
      }),
    ),
    row('sqdkje'),
    values.kdje ? { key: 'kdje', label: '可贷额度', value: moneyText(values.kdje), gs: limit } : undefined,
    row('sqdkqx'),
    line('执行利率', values.zxll && rateText(values.zxll)),
    line('首期月还款额', values.yhke && moneyText(values.yhke)),
    row('dkhkfs'),
    row('ydhkr', `每月${values.ydhkr}日`),
    line('利息总额', values.lxze && moneyText(values.lxze)),
    line('综合融资成本（年化）', values.zhrzcb && `${values.zhrzcb}%`),
    row('dkdblx'),
    row('dywmc'),
    row('bzjgmc'),
    row(
      'bzr',
      people(values.bzr, ({ bzrxm = '', bzrzjhm = '' }) => `${bzrxm}（${maskIdNumber(bzrzjhm)}）`),
    ),
    row('hkzhly', `${bank} ${maskBankCard(values.hkzh ?? '')}`),
    row('sfqych', shown.get('chfs') ?? '否'),
    row('sdje'),
    row('sdyhdm'),
    row('ysdye'),
    row('szgfs'),
  ];
  return all.filter((one) => one !== undefined);
}

/** One row for all persons, because filed rows are identified by their label. */
const people = (json: string | undefined, text: (row: Readonly<Record<string, string>>) => string) =>
  storedRows(json).map(text).join('；');

const line = (label: string, value: string | undefined) => (value ? { label, value } : undefined);
