import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { fetchPolicies, fetchPolicyCategories, type PolicySummary } from '@/api/policy-info';
import { useAddressValues } from '@/lib/use-address-values';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/CategoryChoice';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { SearchField } from '@/ui/SearchField';
import { StateMark } from '@/ui/StateMark';
import { PublicPage } from '../PublicPage';
import { Marked } from './Marked';
import styles from './policy.module.css';
import { ownAudience, type PolicyAddress, policySearch, USUAL_POLICIES } from './policy-search';
import { AUDIENCES, audienceNames, VALIDITY } from './policy-words';

/** /policyInfo */
export default function PolicyList() {
  const [address, change] = useAddressValues(USUAL_POLICIES);
  const own = useSession(({ token, loginType, userInfo }) =>
    ownAudience(token !== undefined, loginType, userInfo?.roles ?? []),
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
  const { list, total = 0 } = policies.data ?? {};
  const filtered = Boolean(search.gjz || search.zcfl || search.yxzt || search.ygdx);
  return (
    <PublicPage
      title="政策信息"
      lead="住房公积金的法规、办法和通知。已经修订或者废止的也可以查到，页面会指向现行的规定。"
    >
      <Card label="查找政策">
        <div className={styles.filters} data-print="hide">
          <SearchField
            label="查找"
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
          {/* Without the categories everything else can still be found. */}
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
        </div>
        {own !== '' && address.ygdx === '' && (
          <p className={styles.hint}>已按您的登录身份选出与您有关的政策，选择“全部”可以查看其他政策。</p>
        )}
        <p data-unseen role="status">
          {policies.data && !policies.isFetching ? `找到${total}份政策` : ''}
        </p>
        {policies.isError && !policies.isFetching ? (
          <LoadFailed error={policies.error} onRetry={() => void policies.refetch()} />
        ) : list?.length === 0 ? (
          <Empty text={total > 0 ? '没有这一页' : '没有符合条件的政策'}>
            {total > 0 ? (
              <Button onClick={() => filter({})}>回到第一页</Button>
            ) : (
              <>
                <p>可以换一个词、少选几个条件，或者拨打12329咨询。</p>
                {filtered && <Button onClick={() => change({ ...USUAL_POLICIES, ygdx: 'all' })}>清除全部条件</Button>}
              </>
            )}
          </Empty>
        ) : (
          <DataTable
            label="政策列表"
            columns={columnsOf(search.gjz)}
            rowKey="id"
            rows={list}
            loading={policies.isFetching}
            pager={{
              page: search.page,
              size: search.size,
              total,
              onChange: (page, size) => change({ page: String(page), size: String(size) }, { push: true }),
            }}
          />
        )}
      </Card>
    </PublicPage>
  );
}

function columnsOf(search: string): DataColumn<PolicySummary>[] {
  return [
    { title: '标题', key: 'title', render: (row: PolicySummary) => <Title policy={row} search={search} /> },
    {
      title: '文号',
      dataIndex: 'zcwh',
      render: (zcwh: string) => <span className={styles.number}>{zcwh || '未编号'}</span>,
    },
    { title: '发布日期', dataIndex: 'fbrq', render: (fbrq: string) => <time>{fbrq || '未注明'}</time> },
    {
      title: '有效状态',
      key: 'state',
      render: ({ yxzt }: PolicySummary) => (yxzt ? <StateMark {...VALIDITY[yxzt]} /> : '未注明'),
    },
  ];
}

function Title({ policy, search }: { policy: PolicySummary; search: string }) {
  const { search: list } = useLocation();
  return (
    <div className={styles.title}>
      <Link to={`/policyDetail?id=${encodeURIComponent(policy.id)}`} state={{ list }}>
        <Marked text={policy.zcbt} search={search} />
      </Link>
      <p className={styles.excerpt}>
        <Marked text={policy.zy} search={search} />
      </p>
      <p className={styles.tags}>
        {policy.zcflmc && <span>{policy.zcflmc}</span>}
        {audienceNames(policy.ygdx).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </div>
  );
}
