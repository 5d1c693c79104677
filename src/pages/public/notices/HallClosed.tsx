import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { fetchCounters } from '@/api/public/counters';
import { useSession } from '@/session/session-store';
import { checkHall, useHall } from '@/session/watch/hall-watch';
import { Card } from '@/ui/Card';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './notices.module.css';

/** Shown while the hall is closed: reason, expected reopening, services still available, and contacts. */
export function HallClosed() {
  const { reason, expected } = useHall();
  const signedIn = useSession((state) => state.token !== undefined);
  const [checked, setChecked] = useState<'busy' | 'still' | undefined>();
  const check = async () => {
    setChecked('busy');
    await checkHall();
    // Not shown if the hall has opened, since the page is left then.
    setChecked('still');
  };
  return (
    <>
      <Alert
        showIcon
        role="region"
        aria-label="停止服务说明"
        type="warning"
        description={
          <div className={styles.closed}>
            <dl>
              <dt>停止原因</dt>
              <dd>{reason || '系统维护'}</dd>
              <dt>恢复时间</dt>
              <dd>
                {expected ? `维护中，预计${expected}恢复。` : '维护中，恢复时间尚未确定，请留意本页和12329的提示。'}
              </dd>
            </dl>
            <p>本页每分钟自动检查一次，恢复后会自动回到您之前的页面，不需要反复刷新。</p>
            <Row data-tall gap={2} rowGap={1} className={styles.actions} data-print="hide">
              <Button type="primary" disabled={checked === 'busy'} onClick={() => void check()}>
                {checked === 'busy' ? '正在检查…' : '现在检查'}
              </Button>
              <span role="status">{checked === 'still' && '刚刚检查过，大厅还没有恢复。'}</span>
            </Row>
          </div>
        }
      />
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

/** Branches with their hours; optional, so that nothing is said where the centre has no such list. */
function Branches() {
  const counters = useQuery({
    queryKey: ['wdxx', 'list'],
    queryFn: ({ signal }) => fetchCounters(signal, { errors: 'silent' }),
  });
  const branches = counters.data ?? [];
  if (branches.length === 0) return null;
  return (
    <>
      <h3>服务网点</h3>
      <Grid as="ul" min="16em">
        {branches.map(({ wdbh, wdmc, dz, gzsj, lxdh }) => (
          <Stack as="li" gap={0} key={wdbh}>
            <strong>{wdmc}</strong>
            <Muted as="span">{dz}</Muted>
            <Muted as="span">{gzsj}</Muted>
            <Muted as="span">{lxdh}</Muted>
          </Stack>
        ))}
      </Grid>
    </>
  );
}
