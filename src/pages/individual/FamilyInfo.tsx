import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Condition } from '@/api/client/condition';
import {
  type FamilyInfo as Family,
  type FamilyLimit,
  fetchFamilyInfo,
  type RegisteredHome,
} from '@/api/person/family-info';
import { formatMoney } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './FamilyInfo.module.css';
import { ConsentButton, ConsentCard } from './QueryConsent';

/** 家庭信息: spouse, children and homes by the registers' current data, and the family's loan limit. */
export default function FamilyInfo() {
  const family = useQuery({
    queryKey: ['person', 'family'],
    queryFn: ({ signal }) => fetchFamilyInfo({ signal }),
  });
  if (family.isError) return <LoadFailed error={family.error} onRetry={() => void family.refetch()} />;
  if (!family.data) return <Loading />;
  const { jt, cxsj } = family.data;
  if (jt) return <Registered family={jt} cxsj={cxsj} onRetry={() => void family.refetch()} />;
  return (
    <ConsentCard
      title="查询前请您授权"
      why="家庭信息来自婚姻、户籍、不动产登记，需要中心查询您和配偶的登记"
      action="授权并查询"
    />
  );
}

function Registered({ family, cxsj, onRetry }: { family: Family; cxsj: string; onRetry: () => void }) {
  const { wyd, po, znsl, zf, pozfts, zfts, dkcs, sfst, kd, tj, yj } = family;
  const refused = tj.filter(({ mz, dhc }) => !mz && !dhc);
  const known = (value: string, ...registers: readonly string[]) =>
    registers.some((one) => wyd.includes(one)) ? '待核查' : value;
  return (
    <Stack gap={2}>
      <PrintHead title="家庭信息" holder />
      {wyd.length > 0 && (
        <Alert
          role="status"
          type="warning"
          showIcon
          title={`${wyd.join('、')}暂时没有应答`}
          description="待核查的内容和可贷额度，登记恢复应答后才能显示。"
          action={<Button onClick={onRetry}>重新查询</Button>}
        />
      )}
      <Card label="家庭成员">
        <h2>家庭成员</h2>
        <Figures
          items={[
            { label: '婚姻登记', value: known(po ? '已婚' : '没有登记', '婚姻登记') },
            ...(po
              ? [
                  { label: '配偶姓名', value: po.xm },
                  { label: '配偶证件号码', value: po.zjhm },
                ]
              : []),
            { label: '未成年子女', value: known(znsl < 0 ? '户籍登记中没有记录' : `${znsl}个`, '户籍登记') },
          ]}
        />
      </Card>
      <Card label="住房">
        <h2>住房</h2>
        <Figures
          items={[
            { label: '家庭名下住房', value: known(`${zfts}套`, '婚姻登记', '不动产登记') },
            { label: '本人名下', value: known(`${zf.length}套`, '不动产登记') },
            ...(po ? [{ label: '配偶名下', value: known(`${pozfts}套`, '不动产登记') }] : []),
          ]}
        />
        {zf.length > 0 && <DataTable label="本人名下住房" rowKey="bdcqzh" columns={HOMES} rows={zf} />}
      </Card>
      <Card label="家庭可贷额度">
        <h2>家庭可贷额度</h2>
        <Figures
          items={[
            { label: '再次购房按', value: known(sfst === '1' ? '首套' : '二套', '婚姻登记', '不动产登记') },
            { label: '已使用公积金贷款', value: known(`${dkcs}次`, '婚姻登记') },
          ]}
        />
        {refused.length > 0 ? <Refused conditions={refused} /> : kd.map((one) => <Limit key={one.mc} limit={one} />)}
        {refused.length === 0 && kd.length > 0 && (
          <Muted>
            房价和还款能力确定后，与房价成数限额、还款能力限额取最小；共同申请的，配偶余额先按最低计算余额计，签署后按实际余额核定。依据：
            {yj}
          </Muted>
        )}
      </Card>
      <Muted data-links>
        登记查询于{cxsj}。登记信息有误的，请到民政、公安、不动产登记机构更正；您申报的婚姻、配偶资料可以在这里
        <Link to={flowPath('GJ0302', 'individual') ?? '/grwt/GrwtHome'}>更新</Link>。
        <ConsentButton to={false}>撤回授权</ConsentButton>
      </Muted>
    </Stack>
  );
}

function Refused({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <>
      <p>现在不能申请贷款：</p>
      <ul>
        {conditions.map(({ tjbh, tjmc, sjz, yqz, xyb }) => (
          <li key={tjbh}>
            {tjmc}：您的情况为{sjz}，要求{yqz}。{xyb && <Muted as="span">{xyb}</Muted>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Limit({ limit: { mc, je, mx } }: { limit: FamilyLimit }) {
  return (
    <section className={styles.limit} aria-label={mc}>
      <p>
        {mc} <strong>{formatMoney(je)}</strong>
      </p>
      <details>
        <summary>怎么算的</summary>
        <ul>
          {mx.map((one) => (
            <li key={one.label}>
              {one.label}
              {formatMoney(one.je)}：{one.gs}
            </li>
          ))}
        </ul>
        <Muted>取较小的一项，向下取整到千元。</Muted>
      </details>
    </section>
  );
}

const HOMES: readonly DataColumn<RegisteredHome>[] = [
  { title: '不动产权证书号', dataIndex: 'bdcqzh' },
  { title: '房屋坐落', dataIndex: 'fwzl' },
  { title: '建筑面积', dataIndex: 'jzmj', render: (area: string) => (area ? `${area}㎡` : '--') },
  { title: '本人份额', dataIndex: 'gybl', render: (share: string) => `${share}%` },
];
