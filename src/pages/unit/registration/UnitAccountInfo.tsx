import { Link } from 'react-router-dom';
import { fetchUnitAccount } from '@/api/unit/unit-info';
import { useLoad } from '@/engine/flow/use-load';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';

/** 单位账户信息 (docs/rules/lists.md, Unit), each part with the business that changes it. */
export default function UnitAccountInfo() {
  const found = useLoad('', (signal) => fetchUnitAccount({ signal }));
  if (found.phase === 'failed') return <LoadFailed error={found.error} onRetry={found.reload} />;
  if (!found.data) return <Loading />;
  const { jbxx, jcxx, ryxx, fkzh, sjjz } = found.data;
  // Units without contributions change their data at the counter.
  const member = jcxx.length > 0;
  return (
    <Stack gap={2}>
      <Card label="基本信息">
        <h2>基本信息</h2>
        <Figures items={jbxx} />
        {member ? (
          <p data-links>
            <Link to="/dwwt/zhxxbg/jcdj_xxbg">登记信息变更</Link> <Link to="/dwwt/zhxxbg/jcdj_gjbg">关键信息变更</Link>
          </p>
        ) : (
          <p>贵单位不缴存住房公积金，登记信息有变化的，请到网点办理。</p>
        )}
      </Card>
      {member && (
        <Card label="缴存信息">
          <h2>缴存信息</h2>
          <p>数据截至{sjjz}</p>
          <Figures items={jcxx} />
        </Card>
      )}
      <Card label="法定代表人与经办人">
        <h2>法定代表人与经办人</h2>
        <Figures items={ryxx} />
      </Card>
      {member && (
        <Card label="付款账户">
          <h2>付款账户</h2>
          {fkzh.length > 0 ? <Figures items={fkzh} /> : <p>尚未登记付款账户。</p>}
          <p data-links>
            <Link to="/dwwt/jcyw/fkzhxx_wh">维护付款账户</Link>
          </p>
        </Card>
      )}
    </Stack>
  );
}
