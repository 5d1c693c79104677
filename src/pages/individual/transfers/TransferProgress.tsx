import { Timeline } from 'antd';
import type { CentreTransfer } from '@/api/transfers';
import { formatMoney } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';

/** A transfer from its letter to its money: each step with its time, and how it stands. */
export function TransferProgress({ of }: { of: CentreTransfer }) {
  const { lxhbh, zcgjjzxmc, zrgjjzxmc, zyje, zylx, dzje, cnrq, cq, cbsm, cbcs, jd } = of;
  return (
    <>
      <p>
        {zcgjjzxmc}转往{zrgjjzxmc}
        {lxhbh && `，联系函${lxhbh}`}
      </p>
      {zyje && (
        <p>
          本金{formatMoney(zyje)}，利息{formatMoney(zylx)}
          {dzje && `，到账${formatMoney(dzje)}`}
        </p>
      )}
      {cnrq && <p>{cq ? `承诺${cnrq}前办结，已超过承诺日期` : `承诺${cnrq}前办结`}</p>}
      {cbcs > 0 && <p>已催办{cbcs}次</p>}
      {cbsm && <p>{cbsm}</p>}
      <Timeline
        items={jd.map(({ zyzt, sj, sm }, index) => ({
          key: `${sj} ${index}`,
          content: (
            <>
              <strong>{dictionaryLabel('zyzt', zyzt)}</strong>
              <div>{sj}</div>
              <div>{sm}</div>
            </>
          ),
        }))}
      />
    </>
  );
}
