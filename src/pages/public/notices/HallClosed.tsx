import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchCounters } from '@/api/counters';
import { checkHall, useHall } from '@/session/hall-watch';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Button } from '@/ui/plain/Button';
import styles from './notices.module.css';

/** While the hall is closed: why, until when, what goes on without it, and where else to turn. */
export function HallClosed() {
  const { reason, expected } = useHall();
  const signedIn = useSession((state) => state.token !== undefined);
  const [checked, setChecked] = useState<'busy' | 'still' | undefined>();
  const check = async () => {
    setChecked('busy');
    await checkHall();
    // When it has opened this page is left, and nobody reads this.
    setChecked('still');
  };
  return (
    <>
      <section className={styles.closed} aria-label="停止服务说明">
        <dl>
          <dt>停止原因</dt>
          <dd>{reason || '系统维护'}</dd>
          <dt>恢复时间</dt>
          <dd>{expected ? `维护中，预计${expected}恢复。` : '维护中，恢复时间尚未确定，请留意本页和12329的提示。'}</dd>
        </dl>
        <p>本页每分钟自动检查一次，恢复后会自动回到您之前的页面，不需要反复刷新。</p>
        <div className={styles.actions} data-print="hide">
          <Button kind="primary" disabled={checked === 'busy'} onClick={() => void check()}>
            {checked === 'busy' ? '正在检查…' : '现在检查'}
          </Button>
          <span role="status">{checked === 'still' && '刚刚检查过，大厅还没有恢复。'}</span>
        </div>
      </section>
      <Card label="停止服务期间">
        <h2>停止服务期间</h2>
        <ul className={styles.plain}>
          <li>大厅的查询、办理和其他页面暂停使用，下面的通知公告可以继续阅读。</li>
          <li>委托扣款、灵活就业扣款、冲还贷和贷款还款按约定的日期照常进行，请在账户中存足资金。</li>
          <li>已经受理的业务，承诺办结日期不因停止服务顺延。</li>
          {signedIn && <li>您正在填写的内容已经保存为草稿，恢复后可以接着填。</li>}
          <li>急需咨询或者挂失、冻结账户的，请拨打12329；急需办理的，请到服务网点柜台。</li>
        </ul>
        <Branches />
      </Card>
    </>
  );
}

/** Branches with their hours; the sentence above stands without them. */
function Branches() {
  const counters = useQuery({
    queryKey: ['wdxx', 'list'],
    queryFn: ({ signal }) => fetchCounters(signal),
  });
  const branches = counters.data ?? [];
  if (branches.length === 0) return null;
  return (
    <>
      <h3>服务网点</h3>
      <ul className={styles.branches}>
        {branches.map(({ wdbh, wdmc, dz, gzsj, lxdh }) => (
          <li key={wdbh}>
            <strong>{wdmc}</strong>
            <span>{dz}</span>
            <span>{gzsj}</span>
            <span>{lxdh}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
