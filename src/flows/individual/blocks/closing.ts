import type { SubmitAnswer } from '@/api/business';
import type { LabelledValue } from '@/api/labelled-value';
import { capitalAmount } from '@/domain/capital-amount';
import { formatMoney, parseYuan } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import { dictionaryLabel } from '@/session/dictionary';
import { pickFigures } from './pick-figures';

/** What is paid out on the day of the payment; what is paid already is no estimate. */
export const closingSum = (limit: PersonFacts['limit'], answer?: SubmitAnswer): string =>
  formatMoney(limit?.kytqe) + (answer?.ywzt === '99' ? '' : '（以转账当日本息为准）');

/** A closing withdrawal pays the whole balance with the interest to date: computed by the centre, not typed (domain catalogue 8.0). */
export function closingFigures(
  reason: string,
  { limit, account }: Pick<PersonFacts, 'limit'> & { account: Pick<PersonFacts['account'], 'grzh'> },
  { inherited = false } = {},
): LabelledValue[] {
  const fen = parseYuan(limit?.kytqe ?? '');
  return [
    { label: '提取原因', value: reason },
    { label: '提取类型', value: dictionaryLabel('tqlx', '2') },
    // An heir's own account is never the one that is closed, whether or not the other one is known yet.
    ...(inherited ? [] : [{ label: '销户账户', value: account.grzh }]),
    ...pickFigures(limit?.mx, ['xhlx']),
    { label: inherited ? '继承提取金额' : '销户提取金额', value: fen === undefined ? '--' : formatMoney(fen) },
    { label: '大写金额', value: fen === undefined ? '--' : capitalAmount(fen) },
  ];
}
