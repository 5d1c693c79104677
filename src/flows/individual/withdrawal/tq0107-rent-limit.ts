import type { AmountLimit } from '@/api/cases/judgement';
import type { RentBasis } from '@/api/person/rent';
import { isPlainMonth } from '@/domain/dates';
import { minimumBalance } from '@/domain/deposit/other-withdrawal';
import { depositIn, type RentInput, rentLimit } from '@/domain/deposit/rent-withdrawal';
import { allPercents, fenOf, parseAllYuan, parseYuan, toYuan } from '@/domain/money';
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
  if (tqjsny < tqksny) return null;
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
      tqksny,
      tqjsny,
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

function isRentType(code: string): code is RentInput['zflx'] {
  return ['1', '2', '3', '4'].includes(code);
}

function isPersonGroup(code: string): code is RentInput['rylb'] {
  return ['1', '2', '3'].includes(code);
}
