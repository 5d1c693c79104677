import type { LabelledValue } from '@/api/client/labelled-value';
import { fromMonth } from '@/domain/deposit/unit-terms';
import { formatMoney } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { dictionaryLabel } from '@/session/dictionary';

/** Block B1: account holder. */
export function accountFigures({ account }: PersonFacts): LabelledValue[] {
  return [
    { key: 'xingming', label: '姓名', value: maskName(account.xingming) },
    { key: 'zjlx', label: '证件类型', value: dictionaryLabel('zjlx', account.zjlx) },
    { key: 'zjhm', label: '证件号码', value: account.zjhm },
    { key: 'grzh', label: '个人账号', value: account.grzh },
    { label: '账户状态', value: dictionaryLabel('grzhzt', account.grzhzt) },
    { key: 'dwmc', label: '缴存单位', value: account.dwmc },
    { label: '手机号码', value: account.sjhm },
    { label: '账户余额', value: formatMoney(account.grzhye) },
    { label: '缴存基数', value: formatMoney(account.grjcjs) + fromMonth(account) },
    { label: '月缴存额', value: formatMoney(account.yjce) + fromMonth(account) },
    { label: '缴至年月', value: account.jzny },
    { label: '连续正常缴存月数', value: String(account.lxzcjcys) },
  ];
}

export const accountSection: Section<object, PersonFacts> = {
  key: 'account',
  title: '个人信息',
  figures: accountFigures,
  fields: [],
};

/** Read-only amount fields (docs/rules/withdrawals.md, Fields); balance, frozen amount and limit are shown in the limit panel. */
export function amountFigures(reason: string): LabelledValue[] {
  return [
    { label: '提取原因', value: reason },
    { label: '提取类型', value: dictionaryLabel('tqlx', '1') },
    { key: 'tqfs', label: '提取方式', value: dictionaryLabel('tqfs', '02') },
  ];
}
