import { Link } from 'react-router-dom';
import type { ReservedAmount as Asked } from '@/api/person/reserved-amount';
import { formatMoney } from '@/domain/money';
import sections from '@/form/sections/sections.module.css';

/** Amounts reserved by open cases: the total, which reduces the balance, and each with its case. */
export function ReservedAmounts({ sum, cases }: { sum: string; cases: readonly Asked[] }) {
  return (
    <div className={sections.wide}>
      <dt>在办申请占用</dt>
      <dd>{formatMoney(sum)}</dd>
      {cases.map(({ ywlsh, ywmc, je, lj }) => (
        <dd key={`${ywlsh}${ywmc}`} className={sections.formula}>
          {lj ? <Link to={lj}>{`${ywmc}（${ywlsh}）`}</Link> : `${ywmc}（共同借款人申请）`}
          {`占用${formatMoney(je)}，办结、撤回或未通过后不再占用`}
        </dd>
      ))}
    </div>
  );
}
