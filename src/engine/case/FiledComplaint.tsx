import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fetchMyComplaints } from '@/api/public/complaints';

/** The person's own complaints under this title: submission time, due or reply time, and a link. */
export function FiledComplaint({ title }: { title: string }) {
  const { data } = useQuery({
    queryKey: ['complaints', 'filed', title],
    // 20 covers what the centre accepts of one person within some days; older complaints are answered.
    queryFn: ({ signal }) => fetchMyComplaints({ gjz: title, page: 1, size: 20 }, { signal }),
  });
  const filed = data?.list.filter(({ bt }) => bt === title) ?? [];
  if (filed.length === 0) return null;
  return (
    <ul data-print="hide" data-links>
      {filed.map(({ tsbh, tjsj, dfsj, cnrq }) => (
        <li key={tsbh}>
          {tjsj.slice(0, 10)}已提出异议，{dfsj ? `中心已于${dfsj.slice(0, 10)}答复` : `中心将于${cnrq}前答复`}{' '}
          <Link to={`/complaintJYInfo?id=${encodeURIComponent(tsbh)}`}>查看{tsbh}</Link>
        </li>
      ))}
    </ul>
  );
}
