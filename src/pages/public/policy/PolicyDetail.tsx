import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { fetchPolicy } from '@/api/public/policy-info';
import { LinkButton } from '@/engine/flow/LinkButton';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { toast } from '@/ui/state/toast';
import { PublicPage } from '../PublicPage';
import { PolicyBody } from './PolicyBody';

/** /policyDetail?id=… */
export default function PolicyDetail() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const named = /^[\w-]{1,40}$/.test(id);
  const policy = useQuery({
    queryKey: ['zcxx', 'detail', id],
    queryFn: ({ signal }) => fetchPolicy(id, { signal }),
    enabled: named,
  });
  const back = useListAddress();
  const data = named ? policy.data : undefined;
  return (
    <PublicPage
      title={data?.zcbt ?? '政策详情'}
      lead={data && [data.zcwh, data.fbjg].filter(Boolean).join('　')}
      actions={
        <>
          {data && (
            <>
              <Button onClick={() => window.print()}>打印</Button>
              <Button onClick={() => void copyLink(id)}>复制链接</Button>
            </>
          )}
          <LinkButton type="link" to={back}>
            返回政策列表
          </LinkButton>
        </>
      }
    >
      {data ? (
        <PolicyBody policy={data} />
      ) : (
        <Card>
          {!named && (
            <p role="alert">
              地址中没有指明是哪一份政策，或者链接不完整。请
              <Link to="/policyInfo">从政策列表中选择</Link>。
            </p>
          )}
          {named &&
            (policy.isFetching ? (
              <Loading />
            ) : (
              <LoadFailed error={policy.error} onRetry={() => void policy.refetch()} />
            ))}
        </Card>
      )}
    </PublicPage>
  );
}

/** Address of the list with the filters the person came from. */
function useListAddress(): string {
  const { state } = useLocation() as { state: unknown };
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  return typeof list === 'string' && /^\?./.test(list) ? `/policyInfo${list}` : '/policyInfo';
}

/** Copies the address without other parameters. */
async function copyLink(id: string): Promise<void> {
  const { origin, pathname } = window.location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#/policyDetail?id=${id}`);
    toast.success('链接已复制');
  } catch {
    toast.error('浏览器不允许复制，请从地址栏复制链接');
  }
}
