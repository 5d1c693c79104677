import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { fetchPolicies, fetchPolicyCategories, type PolicySummary } from '@/api/public/policy-info';
import { useAddressValues } from '@/lib/address/use-address-values';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/input/CategoryChoice';
import { SearchField } from '@/ui/input/SearchField';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import { PublicPage } from '../PublicPage';
import { ResultList } from '../ResultList';
import { Marked } from './Marked';
import styles from './policy.module.css';
import { DEFAULT_POLICY_QUERY, type PolicyAddress, policySearch, signedInAudience } from './policy-search';
import { AUDIENCES, audienceNames, policyState, VALIDITY } from './policy-text';

/** /policyInfo */
export default function PolicyList() {
  const [address, change] = useAddressValues(DEFAULT_POLICY_QUERY);
  const own = useSession(({ token, loginType, userInfo }) =>
    signedInAudience(token !== undefined, loginType, userInfo?.roles ?? []),
  );
  const search = policySearch(address, own);
  const categories = useQuery({
    queryKey: ['zcxx', 'categories', search.gjz, search.yxzt, search.ygdx],
    queryFn: ({ signal }) => fetchPolicyCategories(search, { signal }),
    placeholderData: keepPreviousData,
  });
  const policies = useQuery({
    queryKey: ['zcxx', 'list', search],
    queryFn: ({ signal }) => fetchPolicies(search, { signal }),
    placeholderData: keepPreviousData,
  });
  const filter = (changes: Partial<PolicyAddress>) => change({ ...changes, page: '1' });
  const filtered = Boolean(search.gjz || search.zcfl || search.yxzt || search.ygdx);
  return (
    <PublicPage
      title="政策信息"
      lead="住房公积金的法规、办法和通知。已经修订或者废止的也可以查到，页面会指向现行的规定。"
    >
      <Card label="查找政策">
        <Grid min="100%" gap={1.5} data-print="hide">
          <SearchField
            label="搜索"
            placeholder="标题、文号或者正文中的词，如：租房 限额"
            value={search.gjz}
            onSearch={(gjz) => filter({ gjz })}
          />
          <CategoryChoice
            label="与我有关"
            value={search.ygdx}
            categories={AUDIENCES.map(([value, label]) => ({ value, label }))}
            onChange={(value) => filter({ ygdx: value || 'all' })}
          />
          {/* Categories are optional: a selected one still filters, though not shown. */}
          {categories.isError && (
            <p role="alert">
              分类暂时取不到，其他条件不受影响。
              <Button type="link" onClick={() => void categories.refetch()}>
                重新加载
              </Button>
            </p>
          )}
          {categories.data && categories.data.length > 0 && (
            <CategoryChoice
              label="分类"
              value={search.zcfl}
              categories={categories.data.map(({ zcfl, zcflmc, sl }) => ({ value: zcfl, label: zcflmc, count: sl }))}
              onChange={(zcfl) => filter({ zcfl })}
            />
          )}
          <CategoryChoice
            label="有效状态"
            value={search.yxzt}
            categories={Object.entries(VALIDITY).map(([value, { label }]) => ({ value, label }))}
            onChange={(yxzt) => filter({ yxzt })}
          />
        </Grid>
        {own !== '' && address.ygdx === '' && (
          <Muted>已按您的登录身份选出与您有关的政策，选择“全部”可以查看其他政策。</Muted>
        )}
        <ResultList
          label="政策列表"
          unit="份政策"
          found={policies}
          page={search.page}
          size={search.size}
          change={change}
          none={
            <Empty description="没有符合条件的政策">
              <p>可以换一个词、少选几个条件，或者拨打12329咨询。</p>
              {filtered && (
                <Button onClick={() => change({ ...DEFAULT_POLICY_QUERY, ygdx: 'all' })}>清除全部条件</Button>
              )}
            </Empty>
          }
        >
          {(policy) => <PolicyItem key={policy.id} policy={policy} search={search.gjz} />}
        </ResultList>
      </Card>
    </PublicPage>
  );
}

function PolicyItem({ policy, search }: { policy: PolicySummary; search: string }) {
  const { search: list } = useLocation();
  const state = policyState(policy);
  return (
    <li className={styles.item}>
      <Row gap={2} rowGap={0.5}>
        <h2>
          <Link to={`/policyDetail?id=${encodeURIComponent(policy.id)}`} state={{ list }}>
            <Marked text={policy.zcbt} search={search} />
          </Link>
        </h2>
        {state ? <StateMark {...state} /> : <span>有效状态未注明</span>}
      </Row>
      <p className={styles.excerpt}>
        <Marked text={policy.zy} search={search} />
      </p>
      <Row as="p" gap={2} rowGap={0} muted className={styles.about}>
        <span>{policy.zcwh || '未编号'}</span>
        <span>{policy.fbrq ? `${policy.fbrq}发布` : '发布日期未注明'}</span>
        {policy.sxrq && <span>{policy.sxrq}施行</span>}
        {policy.zcflmc && <span>{policy.zcflmc}</span>}
        {policy.ygdx.length > 0 && <span>{audienceNames(policy.ygdx).join('、')}</span>}
      </Row>
    </li>
  );
}
