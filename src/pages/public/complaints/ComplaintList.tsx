import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type ComplaintQuery, fetchComplaints, fetchOwnComplaints } from '@/api/complaints';
import { useAddressValues } from '@/lib/use-address-values';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { PAGE_SIZES } from '@/ui/Pager';
import { Button } from '@/ui/plain/Button';
import { FoundList } from '../FoundList';
import { PublicPage } from '../PublicPage';
import { SignInHere } from '../SignInHere';
import { ComplaintFilters } from './ComplaintFilters';
import { ComplaintItem } from './ComplaintItem';
import { USUAL } from './complaint-address';
import styles from './complaints.module.css';
import { useKindNames } from './use-kind-names';

/** /complaintJY: published answers for everybody, one's own for whoever is signed in. */
export default function ComplaintList() {
  const [address, change] = useAddressValues(USUAL);
  const signedIn = useSession((state) => state.phase === 'open' || state.phase === 'opening');
  const own = address.tab === 'mine';
  return (
    <PublicPage
      title="投诉建议"
      lead="查看中心对咨询、建议、投诉的公开答复，或提交您自己的诉求。"
      actions={
        <Link to="/complaintJYAdd" className={styles.mainLink}>
          我要投诉建议
        </Link>
      }
    >
      {(signedIn || own) && (
        <fieldset className={styles.tabs} aria-label="范围">
          {[
            ['', '公开答复'],
            ['mine', '我的诉求'],
          ].map(([tab = '', title]) => (
            <button
              key={tab}
              type="button"
              aria-pressed={own === (tab === 'mine')}
              onClick={() => change({ ...USUAL, tab })}
            >
              {title}
            </button>
          ))}
        </fieldset>
      )}
      {own && !signedIn ? (
        <SignInHere text="登录后可以查看您提交的诉求和办理进度。" />
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
  address: typeof USUAL;
  onChange: (changes: Partial<typeof USUAL>, how?: { push?: boolean }) => void;
}

function Rows({ own, address, onChange }: RowsProps) {
  const epoch = useSession((state) => state.epoch);
  const { nameOf } = useKindNames();
  const query = queryOf(own, address);
  const complaints = useQuery({
    queryKey: ['complaints', own ? `own ${epoch}` : 'published', query],
    queryFn: ({ signal }) => (own ? fetchOwnComplaints : fetchComplaints)(query, { signal }),
    // The rows of one list never stand in for those of the other.
    placeholderData: (former, before) =>
      before?.queryKey[1] === (own ? `own ${epoch}` : 'published') ? keepPreviousData(former) : undefined,
  });
  const filtered = [address.jlx, address.zt, address.bm, address.q].some((value) => value !== '');
  return (
    <FoundList
      label={own ? '我的诉求' : '公开答复'}
      unit="件诉求"
      found={complaints}
      page={query.page}
      size={query.size}
      change={onChange}
      none={
        filtered ? (
          <Empty text="没有符合条件的诉求">
            <p>可以换一个词、少选几个条件，或者提交您自己的诉求。</p>
            <Button onClick={() => onChange({ ...USUAL, tab: address.tab })}>清除全部条件</Button>
          </Empty>
        ) : (
          <Empty text={own ? '您还没有提交过诉求' : '暂无公开的答复'}>
            <Link to="/complaintJYAdd">我要投诉建议</Link>
          </Empty>
        )
      }
    >
      {(row) => <ComplaintItem key={row.tsbh} row={row} own={own} kind={nameOf(row.jlx)} />}
    </FoundList>
  );
}

/** The address as a question; anybody can write an address, so what is no code or number is left out. */
function queryOf(own: boolean, { jlx, zt, bm, q, page, size }: typeof USUAL): ComplaintQuery {
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
