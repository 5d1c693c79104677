import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { DepositAccount } from '@/api/person/person';
import { byEndOf } from '@/domain/dates';
import { termsText } from '@/domain/deposit/unit-terms';
import { groupBankCard } from '@/domain/identity/bank-card';
import { formatMoney, parseYuan, percentText, signedMoney } from '@/domain/money';
import { myAccount } from '@/engine/flow/my-queries';
import { PrintHead } from '@/engine/flow/PrintHead';
import { lacksAccount, NoAccount } from '@/engine/no-account/NoAccount';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './AccountInfo.module.css';
import { AccountSummary } from './AccountSummary';
import { InfoHistory } from './InfoHistory';
import { PendingPhones } from './PendingPhones';

/** 个人账户信息: block B1 and the composition of the monthly deposit. */
export default function AccountInfo() {
  const account = useQuery(myAccount);
  if (account.data && lacksAccount(account.data)) return <Unopened account={account.data} />;
  if (account.data) return <Account account={account.data} />;
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  return <Loading />;
}

function Unopened({ account }: { account: DepositAccount }) {
  return (
    <Stack gap={2}>
      <Card label="账户概况">
        <h2>账户概况</h2>
        <NoAccount account={account} />
      </Card>
    </Stack>
  );
}

function Account({ account }: { account: DepositAccount }) {
  const { zjhj, bdk } = account;
  const terms = termsText(account);
  return (
    <Stack gap={2}>
      <PrintHead title="个人账户信息" />
      <PendingPhones />
      <Card label="账户概况">
        <h2>账户概况</h2>
        <AccountSummary account={account} />
      </Card>
      <Card label="缴存情况">
        <h2>缴存情况</h2>
        <Figures
          items={[
            { label: '个人缴存基数', value: formatMoney(account.grjcjs) },
            ...adjustmentOf(account),
            { label: '单位缴存比例', value: percentText(account.dwjcbl) },
            { label: '个人缴存比例', value: percentText(account.grjcbl) },
            { label: '单位月缴存额', value: formatMoney(account.dwyjce) },
            { label: '个人月缴存额', value: formatMoney(account.gryjce) },
            ...(terms ? [{ label: '生效说明', value: terms }] : []),
            {
              label: '最近汇缴',
              value: zjhj ? `${zjhj.hjny} ${formatMoney(zjhj.fse)}，${zjhj.jzrq}到账` : '暂无汇缴记录',
            },
            { label: '开户日期', value: account.khrq },
            { label: '连续正常缴存', value: `${account.lxzcjcys}个月` },
            { label: '累计缴存', value: `${account.ljjcys}个月` },
          ]}
        />
      </Card>
      <YearFigures account={account} />
      <Card label="个人资料">
        <h2>个人资料</h2>
        <Figures
          items={[
            { label: '证件类型', value: dictionaryLabel('zjlx', account.zjlx) },
            { label: '证件号码', value: account.zjhm },
            { label: '手机号码', value: account.sjhm },
            { label: '单位账号', value: account.dwzh },
            { label: '绑定银行卡', value: bdk ? `${bdk.yhmc} ${groupBankCard(bdk.yhzh)}` : '未绑定' },
          ]}
        />
        <Row as="p" gap={3} rowGap={1} justify="end" className={styles.foot} data-links>
          <span>数据截至 {account.sjjz}</span>
          <Link to="/grwt/zhxx/zhxxbg/grzhxxbg" data-print="hide">
            修改个人资料
          </Link>
          <Link to={LIST_PATHS.depositEntries} data-print="hide">
            查看缴存明细
          </Link>
          <Button data-print="hide" onClick={() => window.print()}>
            打印
          </Button>
        </Row>
      </Card>
      <InfoHistory />
    </Stack>
  );
}

/** 上年结转, 本年归集, 本年提取, 本年利息: add up to the balance. */
function YearFigures({ account: { bnd, grzhye } }: { account: DepositAccount }) {
  if (!bnd) return null;
  const other = parseYuan(bnd.dnqtje);
  const items = [
    { label: '上年结转', value: formatMoney(bnd.grzhsnjzye) },
    { label: '本年归集', value: formatMoney(bnd.grzhdngjye) },
    { label: '本年提取', value: formatMoney(bnd.dntqje) },
    { label: '本年已结利息', value: formatMoney(bnd.dnlxje) },
    ...(other ? [{ label: '本年转移及其他', value: signedMoney(other) }] : []),
    {
      label: '账户余额',
      value: formatMoney(grzhye),
      gs: `上年结转＋本年归集－本年提取＋本年已结利息${other ? '＋转移及其他' : ''}`,
    },
    {
      label: '本年应计利息（未入账）',
      value: formatMoney(bnd.yjlx),
      gs: '按每日余额和存款利率计算到昨日，6月30日结息时入账',
    },
  ];
  return (
    <Card label="本年度收支">
      <h2>本年度收支（{bnd.ksrq}起）</h2>
      <Figures items={items} />
      <Row as="p" gap={3} rowGap={1} justify="end" className={styles.foot} data-links data-print="hide">
        <Link to="/grwt/cxyw/jccx/nddzd">查看年度对账单</Link>
        <Link to={LIST_PATHS.depositComparison}>缴存对比</Link>
        <Link to="/grwt/zmSys/zmyw/jczm">开具缴存证明</Link>
      </Row>
    </Card>
  );
}

/** A base adjusted by the unit, and the deadline for objections. */
function adjustmentOf({ jstz }: DepositAccount) {
  if (!jstz) return [];
  const former = jstz.tzqgrjcjs ? `由${formatMoney(jstz.tzqgrjcjs)}` : '';
  const value = `${former}调整为${formatMoney(jstz.tzhgrjcjs)}，自${jstz.sxny}起执行；${byEndOf(jstz.yyjzrq)}可向单位或12329提出异议`;
  return [{ label: '基数调整', value }];
}
