import { Link } from 'react-router-dom';
import type { AskedMoney as Asked } from '@/api/asked-money';
import { formatMoney } from '@/domain/money';
import sections from '@/form/sections/sections.module.css';

/** What open cases have asked of the account, in all and each with its case: the figure that is taken off a balance. */
export function AskedMoney({ sum, cases }: { sum: string; cases: readonly Asked[] }) {
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
