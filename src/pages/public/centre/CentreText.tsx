import { lazy, Suspense } from 'react';
import { decodeBase64 } from '@/lib/base64';
import { Loading } from '@/ui/Loading';
import { LocalBoundary } from '@/ui/LocalBoundary';

const RichText = lazy(() => import('@/ui/RichText').then(({ RichText: Text }) => ({ default: Text })));

/** A text of the centre; what makes it harmless is loaded with the first one. */
export function CentreText({ base64 }: { base64: string }) {
  if (base64 === '') return <p>中心尚未发布这部分内容。</p>;
  if (decodeBase64(base64).trim() === '') {
    return <p role="alert">这部分内容暂时无法显示，请稍后重试，或者拨打12329咨询。</p>;
  }
  return (
    <LocalBoundary>
      <Suspense fallback={<Loading />}>
        <RichText base64={base64} />
      </Suspense>
    </LocalBoundary>
  );
}
