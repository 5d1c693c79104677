import { Button } from 'antd';
import type { Branch, BranchQueue } from '@/api/public/counters';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import { toast } from '@/ui/state/toast';
import { branchId } from './BranchMap';
import styles from './centre.module.css';

/** Digits and hyphens of a telephone number, valid after tel:. */
const PHONE = /^\+?\d[\d-]{2,19}$/;

/** One branch: queue, hours, address with route, telephone, businesses. */
export function BranchItem({ branch, queue }: { branch: Branch; queue: BranchQueue | undefined }) {
  const { wdbh, wdmc, ssq, dz, jtxl, lxdh, gzsj, kbyw } = branch;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lxdh);
      toast.success('电话已复制');
    } catch {
      toast.error('浏览器不允许复制，请手工记下电话');
    }
  };
  return (
    <li>
      <Row rowGap={0.5} align="baseline" justify="space-between" className={styles.branchHead}>
        <h3 id={branchId(wdbh)} tabIndex={-1}>
          {wdmc}
        </h3>
        {ssq && <Muted as="span">{ssq}</Muted>}
      </Row>
      {queue && (
        // Not printed, since soon outdated.
        <p data-print="hide">
          <Queue queue={queue} />
        </p>
      )}
      <dl className={styles.facts}>
        <dt>地址</dt>
        <dd>{dz || '--'}</dd>
        {jtxl && (
          <>
            <dt>怎么走</dt>
            <dd>{jtxl}</dd>
          </>
        )}
        <dt>办公时间</dt>
        <dd>{gzsj || '--'}</dd>
        <dt>电话</dt>
        <Row data-tall as="dd" gap={0} className={styles.phone}>
          {PHONE.test(lxdh) ? <a href={`tel:${lxdh}`}>{lxdh}</a> : lxdh || '--'}
          {lxdh !== '' && (
            <Button type="link" aria-label={`复制${wdmc}的电话`} data-print="hide" onClick={() => void copy()}>
              复制
            </Button>
          )}
        </Row>
        <dt>可办业务</dt>
        <dd>{kbyw.join('、') || '--'}</dd>
      </dl>
    </li>
  );
}

function Queue({ queue: { zt, dhrs, yyrs, yjdd } }: { queue: BranchQueue }) {
  if (zt === '3') return <StateMark tone="ended" label="今日休息" />;
  if (zt === '0') return <StateMark tone="ended" label="不在办公时间" />;
  if (zt === '2') return <StateMark tone="ended" label="午间休息" />;
  if (dhrs === 0) return <StateMark tone="done" label="无人排队" />;
  return (
    <>
      <StateMark tone={yjdd > 30 ? 'attention' : 'waiting'} label={`${dhrs}人等候，约${yjdd}分钟`} />
      {yyrs > 0 && (
        <Muted as="span" className={styles.appointed}>
          其中预约{yyrs}人
        </Muted>
      )}
    </>
  );
}
