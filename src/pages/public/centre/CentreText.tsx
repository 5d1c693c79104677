import { lazy, Suspense } from 'react';
import { Loading } from '@/ui/Loading';
import { LocalBoundary } from '@/ui/LocalBoundary';

const RichText = lazy(() => import('@/ui/RichText').then(({ RichText: Text }) => ({ default: Text })));

/** A text of the centre; what makes it harmless is loaded with the first one. */
export function CentreText({ base64 }: { base64: string }) {
  if (base64 === '') return <p>中心尚未发布这部分内容。</p>;
  return (
    <LocalBoundary>
      <Suspense fallback={<Loading />}>
        <RichText base64={base64} />
      </Suspense>
    </LocalBoundary>
  );
}
