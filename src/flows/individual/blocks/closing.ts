import type { SubmitAnswer } from '@/api/cases/business';
import type { LabelledValue } from '@/api/client/labelled-value';
import { formatMoney, parseYuan } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';
import type { PersonFacts } from '@/engine/flow/facts';
import { dictionaryLabel } from '@/session/dictionary';
import { pickFigures } from './pick-figures';

/** Amount on the payment day, marked as an estimate until paid. */
export const closingSum = (limit: PersonFacts['limit'], answer?: SubmitAnswer): string =>
  formatMoney(limit?.kytqe) + (answer?.ywzt === '99' ? '' : '（以转账当日本息为准）');

/** Closing pays the full balance with interest to date, computed by the centre (docs/rules/withdrawals.md, Two families). */
export function closingFigures(
  reason: string,
  { limit, account }: Pick<PersonFacts, 'limit'> & { account: Pick<PersonFacts['account'], 'grzh'> },
  { inherited = false } = {},
): LabelledValue[] {
  const fen = parseYuan(limit?.kytqe ?? '');
  return [
    { label: '提取原因', value: reason },
    { label: '提取类型', value: dictionaryLabel('tqlx', '2') },
    // In an inheritance the heir's own account is never the closed one, even before the other is known.
    ...(inherited ? [] : [{ label: '销户账户', value: account.grzh }]),
    ...pickFigures(limit?.mx, ['xhlx']),
    { label: inherited ? '继承提取金额' : '销户提取金额', value: fen === undefined ? '--' : formatMoney(fen) },
    { label: '大写金额', value: fen === undefined ? '--' : capitalAmount(fen) },
  ];
}
