import { Link } from 'react-router-dom';
import { fetchRegisteredData } from '@/api/unit/unit-deposit';
import { useLoad } from '@/engine/flow/use-load';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';

/** Registered data of the signed-in unit, read only (docs/rules/gj0101-unit-registration.md); another unit registers without a sign-in. */
export default function RegisteredData() {
  const found = useLoad('', (signal) => fetchRegisteredData({ signal }));
  if (found.phase === 'failed') return <LoadFailed error={found.error} onRetry={found.reload} />;
  if (!found.data) return <Loading />;
  const { ywlsh, djrq, rows, bgjl } = found.data;
  return (
    <Stack gap={2}>
      <Card label="登记信息">
        <h2>登记信息</h2>
        <p>
          {djrq ? `本单位于${djrq}在网上办理登记，业务流水号${ywlsh}。` : '本单位的缴存登记在柜台办理。'}
          登记信息有变化的，请办理变更。
        </p>
        <p data-links>
          <Link to="/dwwt/zhxxbg/jcdj_xxbg">缴存登记信息变更</Link>{' '}
          <Link to="/dwwt/zhxxbg/jcdj_gjbg">关键信息变更</Link>
        </p>
        <Figures items={rows} />
      </Card>
      {bgjl.length > 0 && (
        <Card label="变更记录">
          <h2>变更记录</h2>
          <Figures
            items={bgjl.flatMap(({ sj, czr, bgx }) =>
              bgx.map(({ label, ysz, xsz }) => ({
                label: `${sj} ${label}`,
                value: `${ysz || '未登记'} → ${xsz || '（清除）'}`,
                gs: czr,
              })),
            )}
          />
        </Card>
      )}
      <Card label="其他单位">
        <h2>为其他单位办理登记</h2>
        <p>
          分支机构、下属单位等独立设立账户的，请<Link to="/UnitDeposit">办理单位缴存登记</Link>，不需要登录。
        </p>
      </Card>
    </Stack>
  );
}
