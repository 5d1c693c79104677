import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty, Radio } from 'antd';
import { Link } from 'react-router-dom';
import { type ComplaintQuery, type ComplaintRow, fetchComplaints, fetchMyComplaints } from '@/api/public/complaints';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useAddressValues } from '@/lib/address/use-address-values';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { PAGE_SIZES } from '@/ui/Pager';
import { StateMark } from '@/ui/state/StateMark';
import { PublicPage } from '../PublicPage';
import { ResultList } from '../ResultList';
import { SignInPrompt } from '../SignInPrompt';
import { ComplaintFilters } from './ComplaintFilters';
import { DEFAULT_COMPLAINT_QUERY } from './complaint-address';
import { COMPLAINT_STATES } from './complaint-text';
import styles from './complaints.module.css';
import { useKindNames } from './use-kind-names';

const SCOPES = [
  { value: '', label: '公开答复' },
  { value: 'mine', label: '我的诉求' },
];

/** /complaintJY: published answers for everyone, own complaints when signed in. */
export default function ComplaintList() {
  const [address, change] = useAddressValues(DEFAULT_COMPLAINT_QUERY);
  const signedIn = useSession((state) => state.phase === 'open' || state.phase === 'opening');
  const own = address.tab === 'mine';
  return (
    <PublicPage
      title="投诉建议"
      lead="查看中心对咨询、建议、投诉的公开答复，或提交您自己的诉求。"
      actions={
        <LinkButton type="primary" to="/complaintJYAdd">
          我要投诉建议
        </LinkButton>
      }
    >
      {(signedIn || own) && (
        <Radio.Group
          aria-label="范围"
          name="tab"
          optionType="button"
          buttonStyle="solid"
          value={own ? 'mine' : ''}
          options={SCOPES}
          onChange={({ target }) => change({ ...DEFAULT_COMPLAINT_QUERY, tab: target.value })}
        />
      )}
      {own && !signedIn ? (
        <SignInPrompt text="登录后可以查看您提交的诉求和办理进度。" />
      ) : (
        <Card label={own ? '我的诉求' : '公开答复'}>
          <ComplaintFilters own={own} address={address} onChange={change} />
          <Rows own={own} address={address} onChange={change} />
        </Card>
      )}
    </PublicPage>
  );
}

interface RowsProps {
  own: boolean;
  address: typeof DEFAULT_COMPLAINT_QUERY;
  onChange: (changes: Partial<typeof DEFAULT_COMPLAINT_QUERY>, how?: { push?: boolean }) => void;
}

function Rows({ own, address, onChange }: RowsProps) {
  const epoch = useSession((state) => state.epoch);
  const { nameOf } = useKindNames();
  const query = queryOf(own, address);
  const complaints = useQuery({
    queryKey: ['complaints', own ? `own ${epoch}` : 'published', query],
    queryFn: ({ signal }) => (own ? fetchMyComplaints : fetchComplaints)(query, { signal }),
    // The lists never show each other's rows as placeholder.
    placeholderData: (former, before) =>
      before?.queryKey[1] === (own ? `own ${epoch}` : 'published') ? keepPreviousData(former) : undefined,
  });
  const filtered = [address.jlx, address.zt, address.bm, address.q].some((value) => value !== '');
  return (
    <ResultList
      label={own ? '我的诉求' : '公开答复'}
      unit="件诉求"
      found={complaints}
      page={query.page}
      size={query.size}
      change={onChange}
      none={
        filtered ? (
          <Empty description="没有符合条件的诉求">
            <p>可以换一个词、少选几个条件，或者提交您自己的诉求。</p>
            <Button onClick={() => onChange({ ...DEFAULT_COMPLAINT_QUERY, tab: address.tab })}>清除全部条件</Button>
          </Empty>
        ) : (
          <Empty description={own ? '您还没有提交过诉求' : '暂无公开的答复'}>
            <Link to="/complaintJYAdd">我要投诉建议</Link>
          </Empty>
        )
      }
    >
      {(row) => <ComplaintItem key={row.tsbh} row={row} own={own} kind={nameOf(row.jlx)} />}
    </ResultList>
  );
}

/** The validated query of an address; unknown codes and numbers are dropped. */
function queryOf(own: boolean, { jlx, zt, bm, q, page, size }: typeof DEFAULT_COMPLAINT_QUERY): ComplaintQuery {
  const code = (text: string) => (/^\d{1,2}$/.test(text) ? text : undefined);
  const number = Number(page);
  const rows = Number(size);
  return {
    jlx: code(jlx),
    zt: code(zt),
    bmdm: own ? undefined : code(bm),
    gjz: q.trim() || undefined,
    page: Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1,
    size: PAGE_SIZES.includes(rows) ? rows : 20,
  };
}

/** One row of a list of complaints. */
function ComplaintItem({ row, own, kind }: { row: ComplaintRow; own: boolean; kind: string }) {
  const { tsbh, bt, zt, bmmc, tjsj, dfsj, cnrq, cq, xm } = row;
  return (
    <li>
      <h2>
        <Link to={`/complaintJYInfo?id=${encodeURIComponent(tsbh)}`}>{bt}</Link>
      </h2>
      <Row as="p" gap={2} rowGap={0} muted>
        <span className={styles.kind}>{kind}</span>
        <StateMark {...COMPLAINT_STATES[zt]} />
        <span>{own ? tsbh : xm}</span>
        <span>提交：{tjsj.slice(0, 10)}</span>
        {dfsj ? (
          <span>
            答复：{dfsj.slice(0, 10)}　{bmmc}
          </span>
        ) : (
          <span>
            {bmmc}承诺{cnrq}前答复
          </span>
        )}
        {cq === '1' && <span className={styles.late}>已超期，正在督办</span>}
      </Row>
    </li>
  );
}
