import type { AmountLimit } from '@/api/cases/judgement';
import type { RentBasis } from '@/api/person/rent';
import { isPlainMonth, monthOf, monthsFrom, shiftMonth } from '@/domain/dates';
import { minimumBalance } from '@/domain/deposit/other-withdrawal';
import { depositIn, type RentInput, rentLimit } from '@/domain/deposit/rent-withdrawal';
import { allPercents, fenOf, formatMoney, parseAllYuan, parseYuan, toYuan } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';

export interface RentValues {
  zflx: string;
  yzj: string;
  znsl: string;
  rylb: string;
  tqksny: string;
  tqjsny: string;
}

/**
 * Local estimate by the rule shared with the centre; earlier withdrawals come from the centre's last answer. Null if the values are
 * incomplete.
 */
export function estimateRentLimit(values: RentValues, facts: PersonFacts<RentBasis>): AmountLimit | null {
  const { account, limit } = facts;
  const { zflx, tqksny, tqjsny } = values;
  const rylb = values.rylb || (facts.own.rylb?.rylb ?? '1');
  if (!isRentType(zflx) || !isPersonGroup(rylb) || !isPlainMonth(tqksny) || !isPlainMonth(tqjsny)) return null;
  const months = monthsFrom(tqksny, tqjsny);
  if (months.length === 0) return null;
  // The centre's last answer is newer than the account loaded with the form.
  const asked = limit ?? account;
  const fen = parseAllYuan({
    zfWba: facts.policy('p.zfWba'),
    zfYba: facts.policy('p.zfYba'),
    zhBlje: facts.policy('p.zhBlje'),
    ljytq: limit?.ljytq ?? '0',
    grzhye: account.grzhye,
    djje: account.djje,
    zbje: asked.zbje ?? '0',
  });
  const percents = allPercents({ zfDzn: facts.policy('p.zfDzn') });
  if (!fen || !percents) return null;
  const policy = { ...fen, ...percents };
  const deposits = facts.own.yjce.map(({ qsny, yjce }) => ({ qsny, yjce: fenOf(yjce) }));
  const found = rentLimit(
    {
      zflx,
      rylb,
      yzj: parseYuan(values.yzj),
      znsl: Number(values.znsl) || 0,
      months,
      yjce: (month) => depositIn(deposits, month),
      ljytq: fen.ljytq,
      grzhye: fen.grzhye,
      djje: fen.djje,
      zbje: fen.zbje,
    },
    policy,
  );
  return {
    grzhye: account.grzhye,
    blje: toYuan(minimumBalance(policy.zhBlje)),
    djje: account.djje,
    ...(asked.zbje && { zbje: asked.zbje, zbyw: asked.zbyw ?? [] }),
    ljytq: limit?.ljytq ?? '0.00',
    ...(limit?.ytqmc && { ytqmc: limit.ytqmc }),
    kytqe: toYuan(found.kytqe),
    gs: found.gs,
    yj: limit?.yj ?? '',
    mx: [
      { label: '每月限额', value: found.monthly },
      { label: '月数', value: `${found.byMonth.size}个月` },
    ],
  };
}

/**
 * Meaning of an agreed frequency: sum and month of the first transfer, by the limit of a month or quarter on which nothing is
 * drawn yet (docs/rules/tq0107-rent.md).
 */
export function rentAgreementText(values: RentValues & { tqpl: string }, facts: PersonFacts<RentBasis>): string {
  const { tqpl, tqjsny } = values;
  if (!['2', '3'].includes(tqpl) || !isPlainMonth(tqjsny)) return '';
  const quarterly = tqpl === '3';
  const now = monthOf(facts.today);
  const from = shiftMonth(tqjsny, 1);
  const month = from > now ? from : now;
  const first = quarterly ? shiftMonth(month, (3 - (Number(month.slice(5)) % 3)) % 3) : month;
  // Months to come count with the deposit that they are to have.
  const { jzny, yjce } = facts.account;
  const own = { ...facts.own, yjce: [...facts.own.yjce, { qsny: shiftMonth(jzny || now, 1), yjce }] };
  const sumOf = (tqksny: string, last: string) => {
    const sum = estimateRentLimit({ ...values, tqksny, tqjsny: last }, { ...facts, own, limit: null })?.kytqe;
    return sum === undefined ? '' : ` ${formatMoney(sum)}`;
  };
  const when = quarterly ? '每季最后一月汇缴入账后自动转' : '每月汇缴入账后自动转';
  // The first quarter may have months that are drawn already.
  const [usual, due] = [sumOf(quarterly ? shiftMonth(first, -2) : first, first), sumOf(from, first)];
  const [year, number] = [first.slice(0, 4), Number(first.slice(5))];
  const once = due === usual ? '' : due;
  return `${when}${usual}，首次${year}年${number}月${once}，以账户余额为限，随时可停`;
}

function isRentType(code: string): code is RentInput['zflx'] {
  return ['1', '2', '3', '4'].includes(code);
}

function isPersonGroup(code: string): code is RentInput['rylb'] {
  return ['1', '2', '3'].includes(code);
}
