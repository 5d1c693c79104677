import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fetchOwnComplaints } from '@/api/complaints';

/** What has become of one's own objections under this title: when each was handed in, by when or when it is answered, and the way to it. */
export function FiledComplaint({ title }: { title: string }) {
  const { data } = useQuery({
    queryKey: ['complaints', 'filed', title],
    // As many as the centre takes of one person in some days; older ones are answered.
    queryFn: ({ signal }) => fetchOwnComplaints({ gjz: title, page: 1, size: 20 }, { signal }),
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
