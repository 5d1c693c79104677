import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/client/errors';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { SignInPrompt } from '../SignInPrompt';
import { FileProblem } from './FileProblem';
import { FileView } from './FileView';
import { LocalFile } from './LocalFile';
import type { PreviewSource } from './preview-source';

/** Shows the file named in the address; without one, a local file. */
export function SourceView({ source }: { source: PreviewSource }) {
  if (source.kind === 'none') return <LocalFile />;
  if (source.kind === 'refused') {
    return (
      <>
        <Card>
          <FileProblem text={source.text} />
        </Card>
        <LocalFile />
      </>
    );
  }
  return <RemoteFile key={source.key} source={source} />;
}

function RemoteFile({ source }: { source: Extract<PreviewSource, { kind: 'file' }> }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', source.key],
    queryFn: ({ signal }) => source.load(signal),
    // Never stale while shown, and released from memory afterwards.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (data) {
    return (
      <Card label="文件预览">
        <FileView file={data} />
      </Card>
    );
  }
  if (isFetching) {
    return (
      <Card>
        <Loading shape="picture" />
      </Card>
    );
  }
  const signInFirst = error instanceof ApiError && error.code === '401';
  return signInFirst ? (
    <SignInPrompt text="这份文件要登录后才能查看，登录后会回到这里。" />
  ) : (
    <Card>
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </Card>
  );
}
