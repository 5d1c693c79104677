import { useQuery } from '@tanstack/react-query';
import { fetchDocuments } from '@/api/archive/documents';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { IssuedList } from './IssuedList';

const PATH = '/dwwt/cxyw/dwjczmjl';
/** 单位缴存证明, 单位无违规证明, 职工缴存名册. */
const KINDS = '21,22,23';

/** 单位缴存证明记录: documents issued to the unit. */
export default function UnitCertificates() {
  // The centre's date from the response: the client's clock may be wrong.
  const first = useQuery({
    queryKey: ['documents', { zmlx: KINDS, today: true }],
    queryFn: ({ signal }) => fetchDocuments({ zmlx: KINDS, page: 1, size: 1 }, { signal }),
  });
  if (first.isError) return <LoadFailed error={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data) return <Loading />;
  return (
    <Card>
      <IssuedList path={PATH} zmlx={KINDS} title="单位缴存证明记录" today={first.data.sjjz.slice(0, 10)} />
    </Card>
  );
}
